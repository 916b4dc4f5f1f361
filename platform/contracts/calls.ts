import * as account from './account.ts';
import * as auth from './auth.ts';
import type { Call } from './call.ts';
import * as access from './console-access.ts';
import * as releases from './console-calls.ts';
import * as keys from './console-partners.ts';
import * as developer from './developer.ts';
import * as favorites from './favorite-calls.ts';
import * as google from './google.ts';
import * as partners from './partners.ts';
import * as practice from './practice-calls.ts';
import * as telemetry from './telemetry.ts';
import * as translation from './translate.ts';
import * as tutor from './tutor-calls.ts';
import * as voice from './voice.ts';
import * as words from './word-calls.ts';

/** Every call of the API, in the order of its document. */
export const calls: readonly Call[] = [
  auth.register,
  auth.login,
  google.startGoogleSignIn,
  google.signInWithGoogle,
  google.linkGoogle,
  auth.refresh,
  auth.logout,
  auth.getAccount,
  account.listSessions,
  account.endSession,
  account.endAllSessions,
  account.changePassword,
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
  account.getAccountSettings,
  account.changeAccountSettings,
  account.getActivity,
  account.exportAccount,
  account.deleteAccount,
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
  voice.getRecording,
  tutor.analyseWord,
  tutor.chatAboutWord,
  tutor.streamChat,
  tutor.reportAnswer,
  translation.translate,
  translation.detectLanguage,
  translation.getTranslatorAbilities,
  translation.lookUpWord,
  favorites.addFavorite,
  favorites.createCategory,
  favorites.listCategories,
  favorites.moveFavorite,
  favorites.listCategoryWords,
  favorites.removeFavorite,
  favorites.deleteCategory,
  favorites.searchFavorites,
  favorites.exportFavorites,
  telemetry.reportRemotes,
  developer.getOverride,
  developer.grantOverride,
  developer.endOverride,
  access.getConsoleAccess,
  releases.listReleases,
  releases.getReleaseHistory,
  releases.promoteRelease,
  releases.setCanaryShare,
  releases.stopCanaryRelease,
  releases.rollBackRelease,
  releases.retireRelease,
  keys.listPartnerKeys,
  keys.createPartnerKey,
  keys.changePartnerKey,
  keys.revokePartnerKey,
  partners.getWidgetSettings,
  partners.translateForPartner,
  partners.speakForPartner,
  partners.diagnoseKey,
];
