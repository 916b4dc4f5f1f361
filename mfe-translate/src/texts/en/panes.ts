import type { GlossMark } from '@topwords/platform/contracts';
import { formatNumber, plural } from '@topwords/platform/i18n';

const language = 'en';

/** Texts of the translator's panes and pickers in English, for the screen and for partners' pages. */
export const enPanes = {
  retry: 'Try again',
  translate: {
    from: 'From',
    to: 'To',
    detect: 'Detect language',
    /** A short text that fits the button. */
    detectShort: 'Detect',
    fromDetected: 'From – detected',
    swap: 'Swap languages',
    swapUnknown: 'Swap languages: source language not detected yet',
    picker: {
      fromTitle: 'Translate from',
      toTitle: 'Translate to',
      search: 'Search languages...',
      none: 'No languages found',
      close: 'Close',
      unavailable: 'Not available here',
      languages: 'Languages',
      recent: 'Recent',
      bank: 'TopWords languages',
      others: 'All languages',
      found: (count: number) =>
        plural(language, count, { one: '# language found', other: '# languages found' }),
    },
    source: 'Text to translate',
    placeholder: 'Type or paste a text',
    countSpoken: (length: number, maximum: number) =>
      `${formatNumber(language, length)} of ${formatNumber(language, maximum)} characters`,
    cut: (maximum: number) =>
      `The text was too long, so only the first ${formatNumber(language, maximum)} characters were kept.`,
    atLimit: (maximum: number) =>
      `You’ve reached the limit of ${formatNumber(language, maximum)} characters.`,
    clear: 'Clear',
    clearAgain: 'Press Escape again to clear the text',
    cleared: 'Cleared',
    translate: 'Translate',
    result: 'Translation',
    empty: 'The translation appears here',
    loading: 'Translating',
    translated: (name: string) => `Translated to ${name}`,
    translatedText: (name: string, text: string) => `Translated to ${name}: ${text}`,
    failed: 'Couldn’t translate the text',
    offline: 'You are offline',
    unsupported: (from: string, to: string) => `Translation from ${from} to ${to} isn’t available`,
    unsupportedInto: (to: string) => `Translation to ${to} isn’t available`,
    unsupportedAdvice: 'Please choose another language.',
    gloss: 'Word by word',
    glossHint: 'We can’t translate this as a whole: this is what each word means.',
    near: 'Sentences that we know',
    listenNear: (text: string) => `Listen to “${text}”`,
    /** What the form of a word adds to its meaning. */
    marks: {
      auxiliary: 'helps the verb',
      question: 'question',
      negative: 'not',
      ability: 'can',
      past: 'past',
      future: 'future',
      conditional: 'would',
      imperative: 'request',
      'first-singular': 'I',
      'second-singular': 'you',
      'third-singular': 'he, she, it',
      'first-plural': 'we',
      'second-plural': 'you (all)',
      'third-plural': 'they',
      plural: 'several',
      'possessor-first-singular': 'my',
      'possessor-second-singular': 'your',
      'possessor-third-singular': 'his, her, its',
      'possessor-first-plural': 'our',
      'possessor-second-plural': 'your (all)',
      'possessor-third-plural': 'their',
      object: 'object',
      genitive: 'of …',
      dative: 'to …',
      instrumental: 'with, by …',
      locative: 'in, on, at …',
      ablative: 'from …',
      comparative: 'more',
    } satisfies Record<GlossMark, string>,
    showGloss: 'Show every word with its meaning',
    glossUnknown: 'no translation',
    /** The name of our engines; others are shown by their own. */
    ownEngine: 'TopWords dictionary',
    engine: {
      bank: (engine: string) => `From the ${engine}`,
      machine: (engine: string) => `Translated by ${engine}`,
      gloss: (engine: string) => `From the ${engine}, word by word`,
    },
    alternatives: 'Other translations',
    takeAlternative: (text: string) => `Use “${text}” as the translation`,
    listenSource: 'Listen to the text',
    listenResult: 'Listen to the translation',
    unvoiced: (name: string) => `Reading aloud isn’t available for ${name}`,
    tooLongToHear: (maximum: number) =>
      `Only texts of up to ${formatNumber(language, maximum)} characters can be read aloud`,
    copy: 'Copy the translation',
    copied: 'Copied',
    copyFailed: 'Couldn’t copy the translation. Select it and copy it manually.',
    save: 'Save to favorites',
    saved: 'Saved to your favorites',
    stillSaved: 'Still in your favorites',
    saveFailed: 'Couldn’t save the translation',
  },
};

/** Texts of the panes and pickers that the screen and partners' pages have in common. */
export type SharedPaneTexts = typeof enPanes;
