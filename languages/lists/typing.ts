import { typing as en } from '../en/typing.ts';
import { typing as es } from '../es/typing.ts';
import { typing as ru } from '../ru/typing.ts';
import { typing as tr } from '../tr/typing.ts';

/** Written by `npm run languages:list`. */
export const typingList = { en, es, ru, tr };
