import { mapOf } from '../../lookup/map-of.ts';

type Gender = 'm' | 'f' | 'n';

const genderEn: Record<Gender, string> = { m: 'masculine', f: 'feminine', n: 'neuter' };
const genderEs: Record<Gender, string> = { m: 'masculino', f: 'femenino', n: 'neutro' };
const genderTr: Record<Gender, string> = { m: 'erildir', f: 'dişildir', n: 'nötrdür' };

const en = {
  gender: (word: string, gender: Gender, phrase: string) =>
    `${word} is ${genderEn[gender]}: ${phrase}.`,
  indeclinable: (word: string) => `${word} never changes: it is the same in every case and number.`,
  irregularPlural: (plural: string) => `The plural is irregular: ${plural}.`,
  fleeting: (genitive: string) => `A vowel drops out in most other forms: ${genitive}.`,
  inserted: (genitive: string) =>
    `In the genitive plural a vowel appears before the last consonant: ${genitive}.`,
  animate: (accusative: string) =>
    `It is animate, so its accusative is like its genitive: ${accusative}.`,
  stressedPlace: (phrase: string) => `In ${phrase} the ending is stressed.`,
  stressMoves: (from: string, to: string) => `The stress moves: ${from}, but ${to}.`,
  consonant: (forms: string) => `In the *я* form the end of the stem is different: ${forms}.`,
  second: (forms: string) => `It has the endings of verbs in *-ить*: ${forms}.`,
  present: (forms: string) => `The present has a stem of its own: ${forms}.`,
  future: (forms: string) => `The future has a stem of its own: ${forms}.`,
  irregularVerb: (forms: string) => `Its personal forms are irregular: ${forms}.`,
  past: (forms: string) => `The past is irregular: ${forms}.`,
  comparative: (form: string) => `The comparative is irregular: ${form}.`,
};

/** The tutor's texts about the forms of Russian words. Forms are passed marked: `*окна́*`. */
export type RussianTips = typeof en;

const es: RussianTips = {
  gender: (word, gender, phrase) => `${word} es ${genderEs[gender]}: ${phrase}.`,
  indeclinable: (word) => `${word} no cambia: es igual en todos los casos y números.`,
  irregularPlural: (plural) => `El plural es irregular: ${plural}.`,
  fleeting: (genitive) => `En la mayoría de las demás formas se pierde una vocal: ${genitive}.`,
  inserted: (genitive) =>
    `En el genitivo plural aparece una vocal antes de la última consonante: ${genitive}.`,
  animate: (accusative) =>
    `Es un nombre animado; por eso su acusativo es como el genitivo: ${accusative}.`,
  stressedPlace: (phrase) => `En ${phrase} el acento va en la terminación.`,
  stressMoves: (from, to) => `El acento se mueve: ${from}, pero ${to}.`,
  consonant: (forms) => `En la forma de *я* cambia el final de la raíz: ${forms}.`,
  second: (forms) => `Lleva las terminaciones de los verbos en *-ить*: ${forms}.`,
  present: (forms) => `El presente se forma de otro modo: ${forms}.`,
  future: (forms) => `El futuro se forma de otro modo: ${forms}.`,
  irregularVerb: (forms) => `Sus formas personales son irregulares: ${forms}.`,
  past: (forms) => `El pasado es irregular: ${forms}.`,
  comparative: (form) => `El comparativo es irregular: ${form}.`,
};

const tr: RussianTips = {
  gender: (word, gender, phrase) => `${word} ${genderTr[gender]}: ${phrase}.`,
  indeclinable: (word) => `${word} hiç değişmez: bütün hâllerde, tekilde ve çoğulda aynıdır.`,
  irregularPlural: (plural) => `Çoğulu düzensizdir: ${plural}.`,
  fleeting: (genitive) => `Öbür biçimlerin çoğunda bir ünlü düşer: ${genitive}.`,
  inserted: (genitive) => `Genitif çoğulunda son ünsüzden önce bir ünlü türer: ${genitive}.`,
  animate: (accusative) => `Canlı sayılır; bu yüzden akuzatifi genitif gibidir: ${accusative}.`,
  stressedPlace: (phrase) => `${phrase} ifadesinde vurgu sondaki ek üzerindedir.`,
  stressMoves: (from, to) => `Vurgu yer değiştirir: ${from}, ama ${to}.`,
  consonant: (forms) => `*я* biçiminde gövdenin sonu değişir: ${forms}.`,
  second: (forms) => `*-ить* ile biten fiillerin eklerini alır: ${forms}.`,
  present: (forms) => `Şimdiki zamanda gövdesi farklıdır: ${forms}.`,
  future: (forms) => `Gelecek zamanda gövdesi farklıdır: ${forms}.`,
  irregularVerb: (forms) => `Kişi biçimleri düzensizdir: ${forms}.`,
  past: (forms) => `Geçmiş zamanı düzensizdir: ${forms}.`,
  comparative: (form) => `Karşılaştırma derecesi düzensizdir: ${form}.`,
};

/** By native language. */
export const russianTips: ReadonlyMap<string, RussianTips> = mapOf({ en, es, tr });
