import type { LanguageName, PracticeSettings } from '@topwords/platform/contracts';
import { minutes, words } from './formats.ts';

const tryAgain = 'Please try again.';

/** Texts of the settings. */
export const settings = {
  title: 'App settings',
  language: 'Language',
  languageValue: 'English',

  native: 'Native language',
  nativePlaceholder: 'Choose your native language',
  nativeHint: 'Translations appear in this language.',
  nativeFailed: 'Couldn’t save your native language. Please try again.',
  nativeSaved: (name: LanguageName) => `Your native language is now ${name}`,
  nativeConfirm: (name: LanguageName) => `Make ${name} your native language?`,
  nativeConfirmText: (name: LanguageName) =>
    `You’re currently learning ${name}. It will be removed from your languages; your progress is kept in case you change back.`,
  nativeConfirmNow: 'Make it native',

  dailyGoal: 'Daily goal',
  dailyGoals: { words, minutes },

  timeZone: 'Time zone',
  timeZoneNow: (zone: string) => `Your day starts at midnight in ${zone}.`,
  timeZoneFollows: 'It follows your browser.',
  change: 'Change',
  tryAgain,
  timeZoneChangeLabel: 'Change the time zone',
  timeZoneTitle: 'Time zone',
  timeZoneSearch: 'Search time zones',
  timeZoneClear: 'Clear the search',
  timeZoneList: 'Time zones',
  followBrowser: (zone: string) => `Use the browser’s time zone (${zone})`,
  timeZoneNone: (query: string) => `No time zone matches “${query}”. Try the name of a large city.`,
  timeZoneSave: 'Save',
  timeZoneSaved: (zone: string) => `Your time zone is now ${zone}`,
  timeZoneFailed: (detail: string) => `Couldn’t save the time zone. ${detail}`,

  newWords: 'New words per day',
  newWordsHint: 'From 0 to 100. With 0, you only review words that are due.',
  fewer: 'Fewer new words',
  more: 'More new words',
  sound: 'Sound',
  soundHint: 'Play each word automatically in practice.',
  englishVariety: 'English pronunciation',
  englishVarieties: {
    'en-US': 'American',
    'en-GB': 'British',
  } satisfies Record<PracticeSettings['english_variety'], string>,
  spanishVariety: 'Spanish pronunciation',
  spanishVarieties: {
    'es-MX': 'Latin America',
    'es-ES': 'Spain',
  } satisfies Record<PracticeSettings['spanish_variety'], string>,
  voice: (name: string) => `${name} voice`,
  voiceHint: 'On this device only.',
  voiceNone: (name: string) => `This device has no voice for ${name}.`,
  voiceAutomatic: 'Automatic',
  voiceOurs: 'TopWords’ voice',
  voiceOffline: 'works offline',
  voiceSample: (name: string) => `Listen to the ${name} voice`,
  slow: 'Slow',
  slowHint: 'Play all sounds slowly on this device.',
  stress: 'Stress marks in Russian words',
  stressHint: 'Show where the stress falls: молоко́.',
  saveFailed: (detail = tryAgain) => `Couldn’t save the setting. ${detail}`,
  timeZoneUnknown: 'Couldn’t load the time zone',
  practiceFailed: 'Couldn’t load the practice settings',
  unreachable: 'Check your connection and try again.',
  cancel: 'Cancel',
};
