import * as auth from './auth.ts';
import type { Call } from './call.ts';
import * as practice from './practice-calls.ts';
import * as voice from './voice.ts';
import * as words from './word-calls.ts';

/** Every call of the API, in the order of its document. */
export const calls: readonly Call[] = [
  auth.register,
  auth.login,
  auth.refresh,
  auth.logout,
  auth.setNative,
  auth.chooseLanguage,
  words.listWords,
  words.setStatus,
  words.getWordDetail,
  words.getStatistics,
  words.getPartOfSpeechStatistics,
  words.listWordsOfPartOfSpeech,
  words.searchWords,
  words.getProfileStatistics,
  words.getDailyStreak,
  practice.getPracticeQueue,
  practice.sendReviews,
  practice.undoReview,
  practice.setCardKnown,
  practice.getPracticeSettings,
  practice.changePracticeSettings,
  practice.getPlacement,
  practice.estimatePlacement,
  practice.knowTopWords,
  practice.getPracticeForecast,
  practice.addPracticePair,
  voice.speak,
];
