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
    audioFailed: 'The sound could not be played.',
    problems: {
      partner_key_unknown: 'This page’s translator is not set up.',
      partner_key_expired: 'This page’s translator is out of service.',
      partner_origin_refused: 'The translator may not be used on this page.',
      partner_quota_reached:
        'The translator has reached its limit for now. Please try again later.',
      partner_language_refused: 'This language is not offered on this page.',
      languages_equal: 'Both languages are the same. Choose another.',
      language_undetected: 'The language could not be told. Choose it yourself.',
      pair_unsupported: 'These two languages cannot be translated here. Choose another.',
      translation_unavailable: 'The translator is busy. Please try again in a moment.',
      too_many_attempts: 'That was a lot at once. Please try again in a moment.',
      no_response: 'No answer came. Check your connection and try again.',
    },
    unknownProblem: 'Something went wrong. Please try again.',
    signInToSave: 'Sign in to TopWords to save translations.',
    signInBlocked: 'The window to sign in could not open. Allow windows of this page.',
  },
};
