import { correction as en } from '../en/correction.ts';
import { correction as es } from '../es/correction.ts';
import { correction as ru } from '../ru/correction.ts';
import { correction as tr } from '../tr/correction.ts';

/** Written by `npm run languages:list`. */
export const correctionList = { en, es, ru, tr };
