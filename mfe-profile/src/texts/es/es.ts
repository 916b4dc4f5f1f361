import type { Texts } from '../en/en.ts';
import { account } from './account.ts';
import { profile } from './profile.ts';
import { reminder } from './reminder.ts';
import { settings } from './settings.ts';
import { statistics, wordsOfPart } from './statistics.ts';

/** All texts of this front end in Spanish. */
export const es: Texts = {
  retry: 'Toca para reintentar',
  loading: 'Cargando',
  profile,
  statistics,
  wordsOfPart,
  settings,
  reminder,
  account,
};
