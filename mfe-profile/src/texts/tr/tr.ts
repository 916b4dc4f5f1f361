import type { Texts } from '../en/en.ts';
import { account } from './account.ts';
import { profile } from './profile.ts';
import { reminder } from './reminder.ts';
import { settings } from './settings.ts';
import { statistics, wordsOfPart } from './statistics.ts';

/** All texts of this front end in Turkish. */
export const tr: Texts = {
  retry: 'Yeniden dene',
  loading: 'Yükleniyor',
  profile,
  statistics,
  wordsOfPart,
  settings,
  reminder,
  account,
};
