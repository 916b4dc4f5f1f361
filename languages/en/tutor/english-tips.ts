import { mapOf } from '../../lookup/map-of.ts';

const es = {
  irregularVerb: (word: string, past: string, participle: string) =>
    `${word} es irregular: pasado ${past}, participio ${participle}.`,
  sameForms: (word: string) => `El pasado y el participio se escriben igual: ${word}.`,
  thirdPerson: (form: string) => `Con *he*, *she*, *it*: ${form}.`,
  doubled: (forms: string) => `La consonante final se duplica: ${forms}.`,
  yToI: (forms: string) => `La *y* final cambia a «ie»: ${forms}.`,
  irregularPlural: (plural: string) => `El plural es irregular: ${plural}.`,
  samePlural: (word: string) => `${word} es igual en singular y en plural.`,
  irregularComparison: (comparative: string, superlative: string) =>
    `Se compara de forma irregular: ${comparative}, ${superlative}.`,
};

/** The tutor's texts about the forms of English words. Forms are passed marked: `*went*`. */
export type EnglishTips = typeof es;

const ru: EnglishTips = {
  irregularVerb: (word, past, participle) =>
    `${word} — неправильный глагол: прошедшее время ${past}, третья форма ${participle}.`,
  sameForms: (word) => `Прошедшее время и третья форма тоже пишутся ${word}.`,
  thirdPerson: (form) => `С *he*, *she*, *it*: ${form}.`,
  doubled: (forms) => `Последняя согласная удваивается: ${forms}.`,
  yToI: (forms) => `*y* на конце меняется на «ie»: ${forms}.`,
  irregularPlural: (plural) => `Множественное число образуется не по правилу: ${plural}.`,
  samePlural: (word) => `${word} одинаково в единственном и множественном числе.`,
  irregularComparison: (comparative, superlative) =>
    `Степени сравнения образуются не по правилу: ${comparative}, ${superlative}.`,
};

const tr: EnglishTips = {
  irregularVerb: (word, past, participle) =>
    `${word} düzensiz bir fiildir: geçmiş zamanı ${past}, üçüncü hâli ${participle}.`,
  sameForms: (word) => `Geçmiş zamanı ve üçüncü hâli de ${word} diye yazılır.`,
  thirdPerson: (form) => `*He*, *she*, *it* ile: ${form}.`,
  doubled: (forms) => `Son ünsüz iki kez yazılır: ${forms}.`,
  yToI: (forms) => `Sondaki *y* harfi “ie” olur: ${forms}.`,
  irregularPlural: (plural) => `Çoğulu düzensizdir: ${plural}.`,
  samePlural: (word) => `${word} kelimesinin tekili ve çoğulu aynıdır.`,
  irregularComparison: (comparative, superlative) =>
    `Karşılaştırma biçimleri düzensizdir: ${comparative}, ${superlative}.`,
};

/** By native language. */
export const englishTips: ReadonlyMap<string, EnglishTips> = mapOf({ es, ru, tr });
