import { sound as en } from '../en/sound.ts';
import { sound as es } from '../es/sound.ts';
import { sound as ru } from '../ru/sound.ts';
import { sound as tr } from '../tr/sound.ts';

/** Written by `npm run languages:list`. */
export const soundList = { en, es, ru, tr };
