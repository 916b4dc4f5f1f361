import { account } from './en-account.ts';
import { profile } from './en-profile.ts';
import { settings } from './en-settings.ts';
import { statistics, wordsOfPart } from './en-statistics.ts';

/** All texts of this front end in English. */
export const en = {
  retry: 'Tap to retry',
  loading: 'Loading',
  profile,
  statistics,
  wordsOfPart,
  settings,
  account,
};

/** The shape of the texts, the same in each interface language. */
export type Texts = typeof en;
