import { en as screens } from '../../texts/en.ts';
import type { EmbedTexts } from './index.ts';

/** English. */
export const en: EmbedTexts = {
  panes: {
    retry: screens.retry,
    translate: {
      ...screens.translate,
      emptyHint: 'Type on the other side to begin.',
      unsupportedAdvice: 'Choose another language.',
      offlineAdvice: 'Check your connection, then try again.',
    },
  },
  widget: {
    title: 'Translator',
    poweredBy: 'Powered by TopWords',
    newWindow: 'opens in a new window',
    audioFailed: 'Couldn’t play the sound.',
    problems: {
      partner_key_unknown: 'This page’s translator is not set up.',
      partner_key_expired: 'This page’s translator is out of service.',
      partner_origin_refused: 'The translator isn’t allowed on this page.',
      partner_quota_reached:
        'The translator has reached its limit for now. Please try again later.',
      partner_language_refused: 'This language isn’t available on this page.',
      languages_equal: 'Both languages are the same. Choose another.',
      language_undetected: 'Couldn’t detect the language. Please choose it.',
      pair_unsupported: 'Translation between these languages isn’t available. Choose another.',
      translation_unavailable: 'The translator is busy. Please try again in a moment.',
      too_many_attempts: 'Too many requests. Please try again in a moment.',
      no_response: 'No response. Check your connection and try again.',
    },
    unknownProblem: 'Something went wrong. Please try again.',
    signInToSave: 'Sign in to TopWords to save translations.',
    signInBlocked: 'Couldn’t open the sign-in window. Allow pop-ups for this page.',
  },
};
