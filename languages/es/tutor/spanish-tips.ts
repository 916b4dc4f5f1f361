import { mapOf } from '../../lookup/map-of.ts';

type Class = 'ar' | 'er' | 'ir';

function withArticle(text: string, article: string | undefined): string {
  return article === undefined ? `${text}.` : `${text}: ${article}.`;
}

const en = {
  gender: (word: string, gender: 'm' | 'f' | 'mf' | 'pl', article?: string) =>
    withArticle(
      {
        m: `${word} is masculine`,
        f: `${word} is feminine`,
        mf: `${word} is of either gender, as the person is`,
        pl: `${word} has no singular`,
      }[gender],
      article,
    ),
  plural: (word: string, plural: string) => `The plural of ${word} is ${plural}.`,
  pluralZ: (word: string, plural: string) =>
    `In the plural the -z of ${word} becomes -c-: ${plural}.`,
  pluralAccent: (word: string, plural: string) =>
    `${word} and its plural differ in the accent mark: ${plural}.`,
  samePlural: (word: string) => `${word} is the same in the singular and the plural.`,
  irregularPlural: (word: string, plural: string) =>
    `The plural of ${word} is irregular: ${plural}.`,
  agreement: (forms: string) => `It agrees with its noun: ${forms}.`,
  oneGender: (word: string, plural: string) =>
    `${word} is the same for masculine and feminine; the plural is ${plural}.`,
  comparative: (form: string) => `“More” is not said with *más* here, the comparative is ${form}.`,
  regularVerb: (word: string, ending: Class, forms: string) =>
    `${word} is a regular -${ending} verb: ${forms}.`,
  irregularVerb: (word: string, forms: string) => `${word} is irregular in the present: ${forms}.`,
  stem: (change: string, changed: string, unchanged: string) =>
    `The stem changes ${change} where it is stressed: ${changed}, but ${unchanged}.`,
  firstPerson: (form: string) => `The form for *yo* in the present is irregular: ${form}.`,
  preterite: (forms: string) => `The preterite is irregular: ${forms}.`,
  future: (form: string) => `The future has a stem of its own: ${form}.`,
  participle: (form: string) => `The participle is irregular: ${form}.`,
  gerund: (form: string) => `The gerund is irregular: ${form}.`,
  reflexive: (word: string, forms: string) =>
    `${word} is reflexive, so a pronoun goes with it: ${forms}.`,
  pronoun: (forms: string) => `Its forms: ${forms}.`,
};

/** The tutor's texts about the forms of Spanish words. Forms are passed marked: `*quiero*`. */
export type SpanishTips = typeof en;

const ru: SpanishTips = {
  gender: (word, gender, article) =>
    withArticle(
      {
        m: `${word} — мужского рода`,
        f: `${word} — женского рода`,
        mf: `${word} бывает мужского и женского рода, смотря о ком речь`,
        pl: `У ${word} нет единственного числа`,
      }[gender],
      article,
    ),
  plural: (word, plural) => `Множественное число от ${word} — ${plural}.`,
  pluralZ: (word, plural) => `Во множественном числе -z в ${word} меняется на -c-: ${plural}.`,
  pluralAccent: (word, plural) =>
    `${word} и множественное число различаются знаком ударения: ${plural}.`,
  samePlural: (word) => `${word} одинаково в единственном и множественном числе.`,
  irregularPlural: (word, plural) =>
    `Множественное число от ${word} образуется не по правилу: ${plural}.`,
  agreement: (forms) => `Согласуется с существительным: ${forms}.`,
  oneGender: (word, plural) =>
    `${word} одинаково в мужском и женском роде; множественное число — ${plural}.`,
  comparative: (form) => `Сравнительная степень особая, без *más*: ${form}.`,
  regularVerb: (word, ending, forms) => `${word} — правильный глагол на -${ending}: ${forms}.`,
  irregularVerb: (word, forms) => `${word} — неправильный глагол, настоящее время: ${forms}.`,
  stem: (change, changed, unchanged) =>
    `Под ударением корень меняется (${change}): ${changed}, но ${unchanged}.`,
  firstPerson: (form) => `Форма для *yo* в настоящем времени особая: ${form}.`,
  preterite: (forms) => `Простое прошедшее (indefinido) образуется не по правилу: ${forms}.`,
  future: (form) => `В будущем времени основа особая: ${form}.`,
  participle: (form) => `Причастие образуется не по правилу: ${form}.`,
  gerund: (form) => `Герундий образуется не по правилу: ${form}.`,
  reflexive: (word, forms) => `${word} — возвратный глагол, с ним идёт местоимение: ${forms}.`,
  pronoun: (forms) => `Формы: ${forms}.`,
};

const tr: SpanishTips = {
  gender: (word, gender, article) =>
    withArticle(
      {
        m: `${word} erildir`,
        f: `${word} dişildir`,
        mf: `${word} kişiye göre eril de dişil de olur`,
        pl: `${word} kelimesinin tekili yoktur`,
      }[gender],
      article,
    ),
  plural: (word, plural) => `${word} kelimesinin çoğulu ${plural}.`,
  pluralZ: (word, plural) => `Çoğulda ${word} kelimesinin -z harfi -c- olur: ${plural}.`,
  pluralAccent: (word, plural) => `${word} ile çoğulunun vurgu işareti farklıdır: ${plural}.`,
  samePlural: (word) => `${word} kelimesinin tekili ve çoğulu aynıdır.`,
  irregularPlural: (word, plural) => `${word} kelimesinin çoğulu düzensizdir: ${plural}.`,
  agreement: (forms) => `İsme göre değişir: ${forms}.`,
  oneGender: (word, plural) => `${word} eril ve dişilde aynıdır; çoğulu ${plural}.`,
  comparative: (form) => `Karşılaştırma biçimi *más* ile değil, özeldir: ${form}.`,
  regularVerb: (word, ending, forms) => `${word} düzenli bir -${ending} fiilidir: ${forms}.`,
  irregularVerb: (word, forms) => `${word} şimdiki zamanda düzensizdir: ${forms}.`,
  stem: (change, changed, unchanged) =>
    `Kök vurgulu olunca değişir (${change}): ${changed}, ama ${unchanged}.`,
  firstPerson: (form) => `Şimdiki zamanda *yo* ile kullanılan biçim düzensizdir: ${form}.`,
  preterite: (forms) => `Geçmiş zamanı (indefinido) düzensizdir: ${forms}.`,
  future: (form) => `Gelecek zamanda kökü farklıdır: ${form}.`,
  participle: (form) => `Ortacı düzensizdir: ${form}.`,
  gerund: (form) => `Ulacı (gerundio) düzensizdir: ${form}.`,
  reflexive: (word, forms) => `${word} dönüşlüdür, yanında zamir gelir: ${forms}.`,
  pronoun: (forms) => `Biçimleri: ${forms}.`,
};

/** By native language. */
export const spanishTips: ReadonlyMap<string, SpanishTips> = mapOf({ en, ru, tr });
