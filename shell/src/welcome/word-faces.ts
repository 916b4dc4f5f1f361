import type { LanguageCode } from '@topwords/platform/contracts';

/** One face of the welcome page's card: the word, and the sentence around its form there. */
export interface WordFace {
  code: LanguageCode;
  word: string;
  sentence: readonly [before: string, form: string, after: string];
}

/** The same word and the same sentence in the four languages of the word bank. */
export const wordFaces: readonly WordFace[] = [
  { code: 'en', word: 'time', sentence: ['There is no ', 'time', ' to lose.'] },
  { code: 'es', word: 'tiempo', sentence: ['No hay ', 'tiempo', ' que perder.'] },
  { code: 'ru', word: 'время', sentence: ['Нельзя терять ', 'время', '.'] },
  { code: 'tr', word: 'zaman', sentence: ['Kaybedecek ', 'zaman', ' yok.'] },
];
