import { mapOf } from '../../lookup/map-of.ts';

const en = {
  gender: (word: string, gender: 'm' | 'f', article: string) =>
    `${word} is ${gender === 'm' ? 'masculine' : 'feminine'}: ${article}.`,
  bothGenders: (word: string, articles: string) =>
    `${word} can be masculine or feminine: ${articles}.`,
  pluralZ: (plural: string) => `The plural has *c* instead of *z*: ${plural}.`,
  pluralWith: (plural: string) => `The plural is written with an accent mark: ${plural}.`,
  pluralWithout: (plural: string) => `The plural is written without an accent mark: ${plural}.`,
  samePlural: (word: string) => `${word} is the same in the singular and the plural.`,
  irregularPlural: (plural: string) => `The plural is irregular: ${plural}.`,
  oneGender: (word: string, plural: string) =>
    `${word} is the same for masculine and feminine; the plural is ${plural}.`,
  comparative: (form: string) => `It has a comparative of its own: ${form}.`,
  irregularVerb: (forms: string) => `The present is irregular: ${forms}.`,
  stem: (change: string, changed: string, unchanged: string) =>
    `The stem changes (${change}) where it is stressed: ${changed}, but ${unchanged}.`,
  accent: (marked: string, plain: string) =>
    `Where the stem is stressed, it has an accent mark: ${marked}, but ${plain}.`,
  firstPerson: (form: string) => `The *yo* form of the present is irregular: ${form}.`,
  preterite: (forms: string) => `The preterite is irregular: ${forms}.`,
  future: (form: string) => `The future has a stem of its own: ${form}.`,
  participle: (form: string) => `The past participle is irregular: ${form}.`,
  gerund: (form: string) => `The gerund is irregular: ${form}.`,
  reflexive: (forms: string) => `The pronoun changes with the person: ${forms}.`,
};

/** The tutor's texts about the forms of Spanish words. Forms are passed marked: `*quiero*`. */
export type SpanishTips = typeof en;

const ru: SpanishTips = {
  gender: (word, gender, article) =>
    `${word} — ${gender === 'm' ? 'мужского' : 'женского'} рода: ${article}.`,
  bothGenders: (word, articles) => `${word} бывает мужского и женского рода: ${articles}.`,
  pluralZ: (plural) => `Во множественном числе вместо *z* пишется *c*: ${plural}.`,
  pluralWith: (plural) => `Множественное число пишется со знаком ударения: ${plural}.`,
  pluralWithout: (plural) => `Множественное число пишется без знака ударения: ${plural}.`,
  samePlural: (word) => `Форма ${word} одинакова в единственном и множественном числе.`,
  irregularPlural: (plural) => `Множественное число образуется не по правилам: ${plural}.`,
  oneGender: (word, plural) =>
    `У ${word} одна форма для мужского и женского рода; множественное число — ${plural}.`,
  comparative: (form) => `Есть особая сравнительная степень: ${form}.`,
  irregularVerb: (forms) => `Настоящее время образуется не по правилам: ${forms}.`,
  stem: (change, changed, unchanged) =>
    `Гласная корня под ударением меняется (${change}): ${changed}, но ${unchanged}.`,
  accent: (marked, plain) =>
    `Если ударение падает на основу, над гласной ставится знак ударения: ${marked}, но ${plain}.`,
  firstPerson: (form) => `Форма *yo* в настоящем времени особая: ${form}.`,
  preterite: (forms) =>
    `Простое прошедшее (pretérito indefinido) образуется не по правилам: ${forms}.`,
  future: (form) => `В будущем времени особая основа: ${form}.`,
  participle: (form) => `Причастие образуется не по правилам: ${form}.`,
  gerund: (form) => `Герундий образуется не по правилам: ${form}.`,
  reflexive: (forms) => `Местоимение меняется по лицам: ${forms}.`,
};

const tr: SpanishTips = {
  gender: (word, gender, article) =>
    `${word} ${gender === 'm' ? 'erildir' : 'dişildir'}: ${article}.`,
  bothGenders: (word, articles) => `${word} eril de dişil de olabilir: ${articles}.`,
  pluralZ: (plural) => `Çoğulda *z* yerine *c* yazılır: ${plural}.`,
  pluralWith: (plural) => `Çoğulu vurgu işaretiyle yazılır: ${plural}.`,
  pluralWithout: (plural) => `Çoğulu vurgu işareti olmadan yazılır: ${plural}.`,
  samePlural: (word) => `${word} kelimesinin tekili ve çoğulu aynıdır.`,
  irregularPlural: (plural) => `Çoğulu düzensizdir: ${plural}.`,
  oneGender: (word, plural) => `${word} eril ve dişilde aynıdır; çoğulu ${plural}.`,
  comparative: (form) => `Kendine özgü bir karşılaştırma biçimi vardır: ${form}.`,
  irregularVerb: (forms) => `Şimdiki zamanı düzensizdir: ${forms}.`,
  stem: (change, changed, unchanged) =>
    `Kök vurgulu olunca değişir (${change}): ${changed}, ama ${unchanged}.`,
  accent: (marked, plain) => `Kök vurgulu olunca vurgu işareti alır: ${marked}, ama ${plain}.`,
  firstPerson: (form) => `Şimdiki zamanda *yo* biçimi düzensizdir: ${form}.`,
  preterite: (forms) => `Geçmiş zamanı (indefinido) düzensizdir: ${forms}.`,
  future: (form) => `Gelecek zamanda gövdesi farklıdır: ${form}.`,
  participle: (form) => `Geçmiş zaman ortacı (participio) düzensizdir: ${form}.`,
  gerund: (form) => `Ulacı (gerundio) düzensizdir: ${form}.`,
  reflexive: (forms) => `Zamir kişiye göre değişir: ${forms}.`,
};

/** By native language. */
export const spanishTips: ReadonlyMap<string, SpanishTips> = mapOf({ en, ru, tr });
