import { gloss as en } from '../en/gloss.ts';
import { gloss as es } from '../es/gloss.ts';
import { gloss as ru } from '../ru/gloss.ts';
import { gloss as tr } from '../tr/gloss.ts';

/** Written by `npm run languages:list`. */
export const glossList = { en, es, ru, tr };
