import type { PatternWords } from '../../tutor/pattern-words.ts';

/** Words in the patterns of Russian. */
export const patternWords: PatternWords = {
  'нареч.': { en: 'adverb', es: 'adverbio', tr: 'zarf' },
  'глаг.': { en: 'verb', es: 'verbo', tr: 'fiil' },
  'прил.': { en: 'adjective', es: 'adjetivo', tr: 'sıfat' },
  'сущ.': { en: 'noun', es: 'sustantivo', tr: 'isim' },
  'несов.': { en: 'imperfective', es: 'imperfectivo', tr: 'bitmemiş görünüş' },
  'сов.': { en: 'perfective', es: 'perfectivo', tr: 'bitmiş görünüş' },
  число: { en: 'number', es: 'número', tr: 'sayı' },
};
