import { mapOf } from '../../lookup/map-of.ts';

const en = {
  harmony: (word: string, vowel: string, low: string, high: string, forms: string) =>
    `The last vowel of ${word} is ${vowel}, so its endings have ${low} and ${high}: ${forms}.`,
  againstHarmony: (word: string, vowel: string, low: string, high: string, forms: string) =>
    `Although the last vowel of ${word} is ${vowel}, its endings have ${low} and ${high}: ${forms}.`,
  softening: (word: string, from: string, to: string, form: string) =>
    `Before a vowel the ${from} at the end of ${word} softens to ${to}: ${form}.`,
  buffer: (word: string, form: string) =>
    `${word} ends in a vowel, so a y comes before the accusative ending: ${form}.`,
  vowelLost: (word: string, form: string) =>
    `${word} loses its last vowel before a vowel: ${form}.`,
  doubled: (word: string, form: string) =>
    `The last consonant of ${word} doubles before a vowel: ${form}.`,
  possessive: (forms: string) => `“My, your, his or her” are endings: ${forms}.`,
  verb: (word: string, stem: string, forms: string) => `The stem of ${word} is ${stem}: ${forms}.`,
  aorist: (word: string, form: string) => `The simple present (aorist) of ${word} is ${form}.`,
  irregularAorist: (word: string, form: string) =>
    `The aorist of ${word} is not by the rule: ${form}.`,
  compound: (word: string, part: string, forms: string) =>
    `In ${word} only ${part} changes: ${forms}.`,
  cases: (word: string, forms: string) => `${word} changes by case: ${forms}.`,
};

/**
 * The tutor's texts about the forms of Turkish words. Forms are passed marked: `*evler*`; vowels
 * are not.
 */
export type TurkishTips = typeof en;

const es: TurkishTips = {
  harmony: (word, vowel, low, high, forms) =>
    `La última vocal de ${word} es ${vowel}; por eso sus sufijos llevan ${low} y ${high}: ${forms}.`,
  againstHarmony: (word, vowel, low, high, forms) =>
    `Aunque la última vocal de ${word} es ${vowel}, sus sufijos llevan ${low} y ${high}: ${forms}.`,
  softening: (word, from, to, form) =>
    `Ante vocal, la ${from} final de ${word} se suaviza en ${to}: ${form}.`,
  buffer: (word, form) =>
    `${word} termina en vocal; por eso hay una y antes del sufijo de acusativo: ${form}.`,
  vowelLost: (word, form) => `${word} pierde su última vocal ante vocal: ${form}.`,
  doubled: (word, form) => `La última consonante de ${word} se duplica ante vocal: ${form}.`,
  possessive: (forms) => `«Mi, tu, su» se dicen con sufijos: ${forms}.`,
  verb: (word, stem, forms) => `La raíz de ${word} es ${stem}: ${forms}.`,
  aorist: (word, form) => `El presente general (aoristo) de ${word} es ${form}.`,
  irregularAorist: (word, form) => `El aoristo de ${word} no sigue la regla: ${form}.`,
  compound: (word, part, forms) => `En ${word} solo cambia ${part}: ${forms}.`,
  cases: (word, forms) => `${word} cambia según el caso: ${forms}.`,
};

const ru: TurkishTips = {
  harmony: (word, vowel, low, high, forms) =>
    `Последний гласный в ${word} — ${vowel}, поэтому в окончаниях ${low} и ${high}: ${forms}.`,
  againstHarmony: (word, vowel, low, high, forms) =>
    `Хотя последний гласный в ${word} — ${vowel}, в окончаниях ${low} и ${high}: ${forms}.`,
  softening: (word, from, to, form) =>
    `Перед гласным ${from} в конце ${word} переходит в ${to}: ${form}.`,
  buffer: (word, form) =>
    `${word} кончается на гласный, поэтому перед окончанием винительного падежа стоит y: ${form}.`,
  vowelLost: (word, form) => `${word} теряет последний гласный перед гласным: ${form}.`,
  doubled: (word, form) => `Последний согласный в ${word} удваивается перед гласным: ${form}.`,
  possessive: (forms) => `«Мой, твой, его» выражаются окончаниями: ${forms}.`,
  verb: (word, stem, forms) => `Основа глагола ${word} — ${stem}: ${forms}.`,
  aorist: (word, form) => `Настоящее общее время (аорист) от ${word} — ${form}.`,
  irregularAorist: (word, form) => `Аорист от ${word} образуется не по правилу: ${form}.`,
  compound: (word, part, forms) => `В ${word} меняется только ${part}: ${forms}.`,
  cases: (word, forms) => `${word} изменяется по падежам: ${forms}.`,
};

/** By native language. */
export const turkishTips: ReadonlyMap<string, TurkishTips> = mapOf({ en, es, ru });
