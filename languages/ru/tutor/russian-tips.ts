import type { WordFacts as Inflection } from '../../paradigms/paradigm-table.ts';
import { mapOf } from '../../lookup/map-of.ts';

type Declension = Exclude<NonNullable<Inflection['declension']>, 'indeclinable'>;

const declensionsEn: Record<Declension, string> = {
  first: 'first declension',
  second: 'second declension',
  third: 'third declension, in -ь',
  adjectival: 'declined like an adjective',
  mixed: 'with a declension of its own',
};
const declensionsEs: Record<Declension, string> = {
  first: 'primera declinación',
  second: 'segunda declinación',
  third: 'tercera declinación, en -ь',
  adjectival: 'se declina como un adjetivo',
  mixed: 'con declinación propia',
};
const declensionsTr: Record<Declension, string> = {
  first: 'birinci çekim',
  second: 'ikinci çekim',
  third: '-ь ile biten üçüncü çekim',
  adjectival: 'sıfat gibi çekilir',
  mixed: 'kendine özgü çekimli',
};

function withDeclension(text: string, declension: string | undefined): string {
  return declension === undefined ? `${text}.` : `${text} (${declension}).`;
}

const en = {
  gender: (word: string, gender: 'm' | 'f' | 'n' | 'mf' | 'pl', declension: Declension | null) =>
    withDeclension(
      {
        m: `${word} is masculine`,
        f: `${word} is feminine`,
        n: `${word} is neuter`,
        mf: `${word} is masculine or feminine, as the person is`,
        pl: `${word} has no singular`,
      }[gender],
      declension === null ? undefined : declensionsEn[declension],
    ),
  genitive: (word: string, singular: string, plural: string | null) =>
    plural === null
      ? `The genitive of ${word} is ${singular}.`
      : `The genitive of ${word} is ${singular}, in the plural ${plural}.`,
  animate: (word: string, accusative: string) =>
    `${word} is animate, so its accusative is like the genitive: ${accusative}.`,
  irregularPlural: (word: string, plural: string) =>
    `The plural of ${word} is irregular: ${plural}.`,
  fleeting: (word: string, genitive: string) =>
    `A vowel of ${word} drops out in other cases: ${genitive}.`,
  indeclinable: (word: string) => `${word} never changes: it is the same in every case and number.`,
  conjugation: (
    word: string,
    conjugation: 'first' | 'second' | 'mixed',
    forms: string,
    isFuture: boolean,
  ) =>
    `${
      {
        first: `${word} belongs to the first conjugation`,
        second: `${word} belongs to the second conjugation`,
        mixed: `${word} mixes both conjugations`,
      }[conjugation]
    }${isFuture ? '; its personal forms speak of the future' : ''}: ${forms}.`,
  past: (forms: string) => `The past is irregular: ${forms}.`,
  imperative: (form: string) => `The imperative is ${form}.`,
  agreement: (forms: string) => `It agrees with its noun: ${forms}.`,
  shortForms: (forms: string) => `Short forms: ${forms}.`,
  comparative: (form: string, isIrregular: boolean) =>
    isIrregular ? `The comparative is irregular: ${form}.` : `The comparative is ${form}.`,
  cases: (word: string, forms: string) => `${word} changes by case: ${forms}.`,
};

/** The tutor's texts about the forms of Russian words. Forms are passed marked: `*окна*`. */
export type RussianTips = typeof en;

const es: RussianTips = {
  gender: (word, gender, declension) =>
    withDeclension(
      {
        m: `${word} es masculino`,
        f: `${word} es femenino`,
        n: `${word} es neutro`,
        mf: `${word} es masculino o femenino según la persona`,
        pl: `${word} no tiene singular`,
      }[gender],
      declension === null ? undefined : declensionsEs[declension],
    ),
  genitive: (word, singular, plural) =>
    plural === null
      ? `El genitivo de ${word} es ${singular}.`
      : `El genitivo de ${word} es ${singular} y, en plural, ${plural}.`,
  animate: (word, accusative) =>
    `${word} es animado; por eso su acusativo es como el genitivo: ${accusative}.`,
  irregularPlural: (word, plural) => `El plural de ${word} es irregular: ${plural}.`,
  fleeting: (word, genitive) => `En otros casos ${word} pierde una vocal: ${genitive}.`,
  indeclinable: (word) => `${word} no cambia: es igual en todos los casos y números.`,
  conjugation: (word, conjugation, forms, isFuture) =>
    `${
      {
        first: `${word} es de la primera conjugación`,
        second: `${word} es de la segunda conjugación`,
        mixed: `${word} mezcla las dos conjugaciones`,
      }[conjugation]
    }${isFuture ? '; sus formas personales hablan del futuro' : ''}: ${forms}.`,
  past: (forms) => `El pasado es irregular: ${forms}.`,
  imperative: (form) => `El imperativo es ${form}.`,
  agreement: (forms) => `Concuerda con su sustantivo: ${forms}.`,
  shortForms: (forms) => `Formas cortas: ${forms}.`,
  comparative: (form, isIrregular) =>
    isIrregular ? `El comparativo es irregular: ${form}.` : `El comparativo es ${form}.`,
  cases: (word, forms) => `${word} cambia según el caso: ${forms}.`,
};

const tr: RussianTips = {
  gender: (word, gender, declension) =>
    withDeclension(
      {
        m: `${word} erildir`,
        f: `${word} dişildir`,
        n: `${word} nötrdür`,
        mf: `${word} kişiye göre eril de dişil de olur`,
        pl: `${word} kelimesinin tekili yoktur`,
      }[gender],
      declension === null ? undefined : declensionsTr[declension],
    ),
  genitive: (word, singular, plural) =>
    plural === null
      ? `${word} kelimesinin genitifi ${singular}.`
      : `${word} kelimesinin genitifi ${singular}, çoğulda ${plural}.`,
  animate: (word, accusative) =>
    `${word} canlıdır; bu yüzden akuzatifi genitif gibidir: ${accusative}.`,
  irregularPlural: (word, plural) => `${word} kelimesinin çoğulu düzensizdir: ${plural}.`,
  fleeting: (word, genitive) => `Öbür hâllerde ${word} bir ünlüsünü yitirir: ${genitive}.`,
  indeclinable: (word) => `${word} hiç değişmez: bütün hâllerde, tekilde ve çoğulda aynıdır.`,
  conjugation: (word, conjugation, forms, isFuture) =>
    `${
      {
        first: `${word} birinci çekimdendir`,
        second: `${word} ikinci çekimdendir`,
        mixed: `${word} iki çekimi karıştırır`,
      }[conjugation]
    }${isFuture ? '; kişi biçimleri geleceği anlatır' : ''}: ${forms}.`,
  past: (forms) => `Geçmiş zamanı düzensizdir: ${forms}.`,
  imperative: (form) => `Emir kipi ${form}.`,
  agreement: (forms) => `İsme göre değişir: ${forms}.`,
  shortForms: (forms) => `Kısa biçimleri: ${forms}.`,
  comparative: (form, isIrregular) =>
    isIrregular ? `Karşılaştırma biçimi düzensizdir: ${form}.` : `Karşılaştırma biçimi ${form}.`,
  cases: (word, forms) => `${word} hâle göre değişir: ${forms}.`,
};

/** By native language. */
export const russianTips: ReadonlyMap<string, RussianTips> = mapOf({ en, es, tr });
