import { text as en } from '../en/text.ts';
import { text as es } from '../es/text.ts';
import { text as ru } from '../ru/text.ts';
import { text as tr } from '../tr/text.ts';

/** Written by `npm run languages:list`. */
export const textList = { en, es, ru, tr };
