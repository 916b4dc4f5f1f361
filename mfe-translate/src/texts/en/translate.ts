import type { LanguageCode } from '@topwords/platform/contracts';
import { englishPartsOfSpeech, formatNumber } from '@topwords/platform/i18n';
import { enPanes } from './panes.ts';

const language = 'en';

/** Example texts, in each language of the bank. */
const examples: Record<LanguageCode, readonly string[]> = {
  en: ['house', 'good morning', 'How are you?'],
  es: ['casa', 'buenos días', '¿Cómo estás?'],
  ru: ['дом', 'доброе утро', 'Как дела?'],
  tr: ['ev', 'günaydın', 'Nasılsın?'],
};

/** Texts of the translator. */
export const translate = {
  ...enPanes.translate,
  emptyHint: 'A single word also shows its dictionary entry.',
  offlineAdvice: 'The text will be translated when you’re back online.',
  title: 'Translate',
  favorites: 'Favorites',
  partsOfSpeech: englishPartsOfSpeech,
  examples,
  examplesTitle: 'Try one of these',
  askTutor: 'Ask the AI tutor',
  showFavorites: 'Show favorites',
  dictionary: 'Dictionary',
  entries: 'Possible matches',
  formOf: (form: string, headword: string) => `“${form}” is a form of “${headword}”`,
  listenWord: (word: string) => `Listen to ${word}`,
  listenSentence: (sentence: string) => `Listen to “${sentence}”`,
  ipa: (ipa: string) => `Pronounced ${ipa}`,
  rank: (rank: number) => `#${formatNumber(language, rank)}`,
  rankSpoken: (rank: number) => `Frequency rank ${formatNumber(language, rank)}`,
  openWord: 'Open word',
  openWordNamed: (word: string) => `Open word: ${word}`,
  recents: 'Recent translations',
  reopen: 'Open again',
  direction: (from: string, to: string) => `${from} → ${to}`,
  forget: (text: string) => `Remove “${text}” from recent translations`,
  forgotten: 'Removed',
  forgetAll: 'Clear all',
  allForgotten: 'Recent translations cleared',
  undo: 'Undo',
  restored: 'Recent translations restored',
  showAll: (count: number) => `Show all ${formatNumber(language, count)}`,
  shortcuts: {
    title: 'Keyboard shortcuts',
    open: 'Keyboard shortcuts',
    close: 'Close',
    translate: 'Translate now',
    swap: 'Swap languages',
    copy: 'Copy the translation',
    play: 'Listen to the translation',
    favorite: 'Save to favorites',
    tutor: 'Ask the AI tutor',
    clear: 'Clear the text (press twice in the text box)',
    help: 'Show these shortcuts',
    appleHint:
      'While typing, ⌥A, ⌥C and ⌥S type å, ç and ß. Press Tab first to leave the text box.',
  },
};
