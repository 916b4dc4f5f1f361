import { identity as en } from '../en/identity.ts';
import { identity as es } from '../es/identity.ts';
import { identity as ru } from '../ru/identity.ts';
import { identity as tr } from '../tr/identity.ts';

/** Written by `npm run languages:list`. */
export const identityList = { en, es, ru, tr };
