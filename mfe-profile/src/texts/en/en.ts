import { account } from './account.ts';
import { profile } from './profile.ts';
import { reminder } from './reminder.ts';
import { settings } from './settings.ts';
import { statistics, wordsOfPart } from './statistics.ts';

/** All texts of this front end in English. */
export const en = {
  retry: 'Tap to retry',
  loading: 'Loading',
  profile,
  statistics,
  wordsOfPart,
  settings,
  reminder,
  account,
};

/** The shape of the texts, the same in each interface language. */
export type Texts = typeof en;
