import { enPanes } from '../../texts/en/panes.ts';

/** English, and the shape of the texts in every language. */
export const en = {
  panes: {
    retry: enPanes.retry,
    translate: {
      ...enPanes.translate,
      emptyHint: 'Type on the other side to begin.',
      unsupportedAdvice: 'Choose another language.',
      offlineAdvice: 'Check your connection, then try again.',
    },
  },
  /** Texts that only the embedded translator has. */
  widget: {
    /** Names the translator as a region of the page. */
    title: 'Translator',
    poweredBy: 'Powered by TopWords',
    /** Describes a link that opens a new window. */
    newWindow: 'opens in a new window',
    audioFailed: 'Couldn’t play the sound.',
    /**
     * For errors whose detail a reader would not understand, by code; the page's developer sees
     * more.
     */
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
    /** For errors without a text. */
    unknownProblem: 'Something went wrong. Please try again.',
    /** Shown before a first save. */
    signInToSave: 'Sign in to TopWords to save translations.',
    signInBlocked: 'Couldn’t open the sign-in window. Allow pop-ups for this page.',
  },
};

/** All texts of the embedded translator in one language. */
export type EmbedTexts = typeof en;
