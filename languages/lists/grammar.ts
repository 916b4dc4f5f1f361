import { grammar as en } from '../en/grammar.ts';
import { grammar as es } from '../es/grammar.ts';
import { grammar as ru } from '../ru/grammar.ts';
import { grammar as tr } from '../tr/grammar.ts';

/** Written by `npm run languages:list`. */
export const grammarList = { en, es, ru, tr };
