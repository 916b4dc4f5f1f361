import { tutor as en } from '../en/tutor.ts';
import { tutor as es } from '../es/tutor.ts';
import { tutor as ru } from '../ru/tutor.ts';
import { tutor as tr } from '../tr/tutor.ts';

/** Written by `npm run languages:list`. */
export const tutorList = { en, es, ru, tr };
