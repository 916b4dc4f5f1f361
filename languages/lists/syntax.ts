import { syntax as en } from '../en/syntax.ts';
import { syntax as es } from '../es/syntax.ts';
import { syntax as ru } from '../ru/syntax.ts';
import { syntax as tr } from '../tr/syntax.ts';

/** Written by `npm run languages:list`. */
export const syntaxList = { en, es, ru, tr };
