import type { PatternWords } from '../../tutor/pattern-words.ts';

/** Words in the patterns of Spanish. */
export const patternWords: PatternWords = {
  lugar: { en: 'place', ru: 'место', tr: 'yer' },
  verbo: { en: 'verb', ru: 'глагол', tr: 'fiil' },
  sustantivo: { en: 'noun', ru: 'существительное', tr: 'isim' },
  adjetivo: { en: 'adjective', ru: 'прилагательное', tr: 'sıfat' },
  indicativo: {
    en: 'indicative',
    ru: 'изъявительное наклонение',
    tr: 'bildirme kipi (indicativo)',
  },
  'indic.': { en: 'indicative', ru: 'изъявительное наклонение', tr: 'bildirme kipi (indicativo)' },
  'ind.': { en: 'indicative', ru: 'изъявительное наклонение', tr: 'bildirme kipi (indicativo)' },
  subjuntivo: { en: 'subjunctive', ru: 'сослагательное наклонение', tr: 'dilek kipi (subjuntivo)' },
  gerundio: { en: 'gerund', ru: 'герундий', tr: 'ulaç (gerundio)' },
  infinitivo: { en: 'infinitive', ru: 'инфинитив', tr: 'mastar' },
  número: { en: 'number', ru: 'число', tr: 'sayı' },
  tiempo: { en: 'time (how long)', ru: 'время (сколько)', tr: 'süre' },
  hora: { en: 'time of day', ru: 'время (который час)', tr: 'saat' },
  nombre: { en: 'name', ru: 'имя', tr: 'ad' },
};
