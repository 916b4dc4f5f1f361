import { mapOf } from '../../lookup/map-of.ts';

const es = {
  irregularVerb: (word: string, past: string, participle: string) =>
    `${word} es irregular: pasado ${past}, participio ${participle}.`,
  regularVerb: (word: string, past: string) =>
    `${word} es regular: el pasado y el participio son ${past}.`,
  sameForms: (word: string) => `${word} no cambia en pasado ni en participio: también ${word}.`,
  verbEndings: (third: string, gerund: string) =>
    `Con *he*, *she* o *it* en presente se dice ${third}; el gerundio es ${gerund}.`,
  doubled: (forms: string) => `La consonante final se duplica: ${forms}.`,
  yToI: (form: string, word: string) => `La -y final de ${word} pasa a -ie-: ${form}.`,
  irregularPlural: (word: string, plural: string) =>
    `El plural de ${word} es irregular: ${plural}.`,
  plural: (word: string, plural: string) => `El plural de ${word} es ${plural}.`,
  samePlural: (word: string) => `${word} es igual en singular y en plural.`,
  comparison: (comparative: string, superlative: string) =>
    `El comparativo es ${comparative} y el superlativo, ${superlative}.`,
  irregularComparison: (word: string, comparative: string, superlative: string) =>
    `${word} se compara de forma irregular: ${comparative}, ${superlative}.`,
  pronoun: (forms: string) => `Sus formas: ${forms}.`,
};

/** The tutor's texts about the forms of English words. Forms are passed marked: `*went*`. */
export type EnglishTips = typeof es;

const ru: EnglishTips = {
  irregularVerb: (word, past, participle) =>
    `${word} — неправильный глагол: прошедшее время ${past}, причастие ${participle}.`,
  regularVerb: (word, past) =>
    `${word} — правильный глагол: прошедшее время и причастие — ${past}.`,
  sameForms: (word) => `${word} не меняется в прошедшем времени и в причастии: тоже ${word}.`,
  verbEndings: (third, gerund) =>
    `В настоящем времени с *he*, *she*, *it* говорят ${third}; форма на -ing — ${gerund}.`,
  doubled: (forms) => `Последняя согласная удваивается: ${forms}.`,
  yToI: (form, word) => `-y в конце ${word} превращается в -ie-: ${form}.`,
  irregularPlural: (word, plural) =>
    `Множественное число от ${word} образуется не по правилу: ${plural}.`,
  plural: (word, plural) => `Множественное число от ${word} — ${plural}.`,
  samePlural: (word) => `${word} одинаково в единственном и множественном числе.`,
  comparison: (comparative, superlative) =>
    `Сравнительная степень — ${comparative}, превосходная — ${superlative}.`,
  irregularComparison: (word, comparative, superlative) =>
    `Степени сравнения от ${word} образуются не по правилу: ${comparative}, ${superlative}.`,
  pronoun: (forms) => `Формы: ${forms}.`,
};

const tr: EnglishTips = {
  irregularVerb: (word, past, participle) =>
    `${word} düzensiz bir fiildir: geçmiş zamanı ${past}, üçüncü hâli ${participle}.`,
  regularVerb: (word, past) => `${word} düzenli bir fiildir: geçmiş zamanı ve üçüncü hâli ${past}.`,
  sameForms: (word) => `${word} geçmiş zamanda ve üçüncü hâlde de değişmez: yine ${word}.`,
  verbEndings: (third, gerund) =>
    `Geniş zamanda *he*, *she* ve *it* ile ${third} denir; -ing biçimi ${gerund}.`,
  doubled: (forms) => `Son ünsüz iki kez yazılır: ${forms}.`,
  yToI: (form, word) => `${word} kelimesinin sonundaki -y, -ie- olur: ${form}.`,
  irregularPlural: (word, plural) => `${word} kelimesinin çoğulu düzensizdir: ${plural}.`,
  plural: (word, plural) => `${word} kelimesinin çoğulu ${plural}.`,
  samePlural: (word) => `${word} kelimesinin tekili ve çoğulu aynıdır.`,
  comparison: (comparative, superlative) =>
    `Karşılaştırma biçimi ${comparative}, üstünlük biçimi ${superlative}.`,
  irregularComparison: (word, comparative, superlative) =>
    `${word} düzensiz derecelenir: ${comparative}, ${superlative}.`,
  pronoun: (forms) => `Biçimleri: ${forms}.`,
};

/** By native language. */
export const englishTips: ReadonlyMap<string, EnglishTips> = mapOf({ es, ru, tr });
