import { mapOf } from '../../lookup/map-of.ts';

const en = {
  againstHarmony: (vowel: string, low: string, high: string, forms: string) =>
    `Its endings have ${low} and ${high} although its last vowel is ${vowel}, as in some loan words: ${forms}.`,
  softening: (from: string, to: string, forms: string) =>
    `Before a vowel the final ${from} becomes ${to}: ${forms}.`,
  vowelLost: (form: string) => `The last vowel drops out before a vowel: ${form}.`,
  doubled: (form: string) => `The last consonant doubles before a vowel: ${form}.`,
  compound: (form: string) => `Case endings come after an *n*: ${form}.`,
  irregularAorist: (form: string) => `The simple present (aorist) is irregular: ${form}.`,
  stemChanges: (forms: string) => `The stem changes: ${forms}.`,
  irregularCases: (forms: string) => `Irregular: ${forms}.`,
};

/**
 * The tutor's texts about the forms of Turkish words. Forms and letters are passed marked:
 * `*evler*`.
 */
export type TurkishTips = typeof en;

const es: TurkishTips = {
  againstHarmony: (vowel, low, high, forms) =>
    `Sus sufijos llevan ${low} o ${high} aunque su última vocal es ${vowel}, como en algunos préstamos de otras lenguas: ${forms}.`,
  softening: (from, to, forms) => `Ante vocal, la ${from} final pasa a ${to}: ${forms}.`,
  vowelLost: (form) => `Ante vocal pierde su última vocal: ${form}.`,
  doubled: (form) => `Ante vocal se duplica la última consonante: ${form}.`,
  compound: (form) => `Los sufijos de caso van tras una *n*: ${form}.`,
  irregularAorist: (form) => `El presente general (aoristo) es irregular: ${form}.`,
  stemChanges: (forms) => `La raíz cambia: ${forms}.`,
  irregularCases: (forms) => `Irregular: ${forms}.`,
};

const ru: TurkishTips = {
  againstHarmony: (vowel, low, high, forms) =>
    `В окончаниях ${low} и ${high}, хотя последняя гласная — ${vowel}; так бывает в заимствованных словах: ${forms}.`,
  softening: (from, to, forms) => `Перед гласной последняя ${from} переходит в ${to}: ${forms}.`,
  vowelLost: (form) => `Перед гласной последняя гласная выпадает: ${form}.`,
  doubled: (form) => `Перед гласной последняя согласная удваивается: ${form}.`,
  compound: (form) => `Перед падежным окончанием появляется *n*: ${form}.`,
  irregularAorist: (form) => `Настоящее-будущее время (аорист) не по правилу: ${form}.`,
  stemChanges: (forms) => `Основа меняется: ${forms}.`,
  irregularCases: (forms) => `Не по правилу: ${forms}.`,
};

/** By native language. */
export const turkishTips: ReadonlyMap<string, TurkishTips> = mapOf({ en, es, ru });
