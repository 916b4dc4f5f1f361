import type { LanguageCode, PartOfSpeech } from '@topwords/platform/contracts';

/** Keys of everything this remote keeps of the server's state. */
export const keys = {
  profile: ['profile'],
  statistics: ['statistics'],
  partsOfSpeech: ['parts-of-speech'],
  activity: ['activity'],
  forecast: ['forecast'],
  practiceSettings: ['practice-settings'],
  accountSettings: ['account-settings'],
  sessions: ['sessions'],
  allWords: ['words'],
  words: (language: LanguageCode, pos: PartOfSpeech) => ['words', language, pos],
} as const;
