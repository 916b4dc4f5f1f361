import type { LanguageName } from '@topwords/platform/contracts';
import { words } from './formats.ts';

const tryAgain = 'Please try again.';

/** What the learner can choose. */
export const settings = {
  title: 'App settings',
  language: 'Language',
  languageValue: 'English',

  native: 'Native language',
  nativePlaceholder: 'Choose your native language',
  nativeHint: 'Translations are shown in it.',
  nativeFailed: 'Your native language could not be saved. Please try again.',
  nativeSaved: (name: LanguageName) => `Your native language is ${name} now`,
  nativeConfirm: (name: LanguageName) => `Make ${name} your native language?`,
  nativeConfirmText: (name: LanguageName) =>
    `You are learning ${name} now. It leaves the languages you learn; what you have learned of it stays, should you ever change back.`,
  nativeConfirmNow: 'Make it native',

  dailyGoal: 'Daily goal',
  dailyGoalValue: words,

  timeZone: 'Time zone',
  timeZoneNow: (zone: string) => `Your days begin at midnight in ${zone}.`,
  timeZoneFollows: 'It follows the browser.',
  change: 'Change',
  tryAgain,
  timeZoneChangeLabel: 'Change the time zone',
  timeZoneTitle: 'Time zone',
  timeZoneSearch: 'Search time zones',
  timeZoneClear: 'Clear the search',
  timeZoneList: 'Time zones',
  followBrowser: (zone: string) => `Follow the browser (${zone})`,
  timeZoneNone: (query: string) =>
    `No time zone is called “${query}”. Try the name of a large city.`,
  timeZoneSave: 'Save',
  timeZoneSaved: (zone: string) => `Your days are counted in ${zone} now`,
  timeZoneFailed: (detail: string) => `The time zone could not be saved. ${detail}`,

  newWords: 'New words a day',
  newWordsHint: 'From 0 to 100. With 0, only words that are due come back.',
  fewer: 'Fewer new words',
  more: 'More new words',
  sound: 'Sound',
  soundHint: 'Practice speaks each word by itself.',
  saveFailed: (detail = tryAgain) => `The setting could not be saved. ${detail}`,
  timeZoneUnknown: 'The time zone could not be loaded',
  practiceFailed: 'The settings of practice could not be loaded',
  unreachable: 'Check your connection and try again.',
  cancel: 'Cancel',
};
