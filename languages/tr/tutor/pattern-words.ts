import type { PatternWords } from '../../tutor/pattern-words.ts';

/** Words and endings in the patterns of Turkish. */
export const patternWords: PatternWords = {
  '-e': { en: '-e/-a, dative', es: '-e/-a, dativo', ru: '-e/-a, дательный падеж' },
  '-i': {
    en: '-i/-ı/-u/-ü, accusative',
    es: '-i/-ı/-u/-ü, acusativo',
    ru: '-i/-ı/-u/-ü, винительный падеж',
  },
  '-den': {
    en: '-den/-dan/-ten/-tan, ablative',
    es: '-den/-dan/-ten/-tan, ablativo',
    ru: '-den/-dan/-ten/-tan, исходный падеж',
  },
  '-de': {
    en: '-de/-da/-te/-ta, locative',
    es: '-de/-da/-te/-ta, locativo',
    ru: '-de/-da/-te/-ta, местный падеж',
  },
  'olumsuz emir': {
    en: 'negative command',
    es: 'imperativo negativo',
    ru: 'повелительное наклонение с отрицанием',
  },
  'olumsuz fiil': { en: 'negative verb', es: 'verbo negativo', ru: 'глагол с отрицанием' },
  'olumlu fiil': { en: 'positive verb', es: 'verbo afirmativo', ru: 'глагол без отрицания' },
  'tekil ad': {
    en: 'singular noun',
    es: 'sustantivo singular',
    ru: 'существительное в единственном числе',
  },
  'çoğul ad': {
    en: 'plural noun',
    es: 'sustantivo plural',
    ru: 'существительное во множественном числе',
  },
  'çekimli fiil': {
    en: 'verb in a personal form',
    es: 'verbo conjugado',
    ru: 'личная форма глагола',
  },
  emir: { en: 'command', es: 'imperativo', ru: 'повелительное наклонение' },
  fiil: { en: 'verb', es: 'verbo', ru: 'глагол' },
  ad: { en: 'noun', es: 'sustantivo', ru: 'существительное' },
  isim: { en: 'noun', es: 'sustantivo', ru: 'существительное' },
  sıfat: { en: 'adjective', es: 'adjetivo', ru: 'прилагательное' },
  sayı: { en: 'number', es: 'número', ru: 'число' },
  süre: { en: 'length of time', es: 'tiempo (cuánto dura)', ru: 'отрезок времени' },
  cümle: { en: 'sentence', es: 'frase', ru: 'предложение' },
};
