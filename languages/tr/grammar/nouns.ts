import { attach, isVowel, lastVowel, soften, vowelsOf } from './sounds.ts';

/** The endings of all cases except the nominative, which has none. */
export const caseEndings = {
  accusative: '(y)I',
  dative: '(y)A',
  locative: 'DA',
  ablative: 'DAn',
  genitive: '(n)In',
} as const;

/** The same after a third-person possessive, which compounds end in. */
export const caseEndingsAfterThirdPerson = {
  accusative: 'nI',
  dative: 'nA',
  locative: 'nDA',
  ablative: 'nDAn',
  genitive: 'nIn',
} as const;

/** Possessive endings: my, your, his; our, your, their. The last only follows the plural. */
export const possessiveEndings = {
  singular: ['(I)m', '(I)n', '(s)I'],
  plural: ['(I)mIz', '(I)nIz', 'lArI'],
} as const;

const cases = [...Object.values(caseEndings), 'DAki', '(y)lA'];
const casesAfterThirdPerson = [...Object.values(caseEndingsAfterThirdPerson), 'nDAki', 'ylA'];
const possessives = [
  ...possessiveEndings.singular.slice(0, 2),
  ...possessiveEndings.plural.slice(0, 2),
];
const predicates = ['DIr', '(y)DI', '(y)mIş', '(y)sA'];
const persons = ['(y)Im', 'sIn', '(y)Iz', 'sInIz', 'lAr'];

/** A noun's stem before consonants and before vowels, and the vowel that suffixes agree with. */
export interface TurkishStems {
  plain: string;
  beforeVowel: string;
  vowel: string;
}

/**
 * Softens the end of words with several syllables before a vowel; -t softens in few, which must be
 * noted.
 */
function softenByRule(text: string): string {
  return vowelsOf(text).length > 1 && !text.endsWith('t') ? soften(text) : text;
}

/** Derives all three from the accusative: kitap, kitabı; ağız, ağzı; saat, saati. */
export function stemsOfTurkishNoun(text: string, accusative: string | undefined): TurkishStems {
  // The only noun that takes y instead of n or s: suyum, suyun.
  if (text === 'su') return { plain: text, beforeVowel: 'suy', vowel: 'u' };
  const vowel = accusative?.at(-1) ?? lastVowel(text);
  if (isVowel(text.at(-1))) return { plain: text, beforeVowel: text, vowel };
  if (accusative) return { plain: text, beforeVowel: accusative.slice(0, -1), vowel };
  return { plain: text, beforeVowel: softenByRule(text), vowel };
}

/** Adds an ending to the stem that it requires: kitapta, kitabım. */
export function addEnding({ plain, beforeVowel, vowel }: TurkishStems, suffix: string): string {
  const soft = attach(beforeVowel, suffix, vowel);
  return isVowel(soft[beforeVowel.length]) ? soft : attach(plain, suffix, vowel);
}

/** The plural, to which the same endings are added. */
export function pluralStemsOf(stems: TurkishStems): TurkishStems {
  const plural = addEnding(stems, 'lAr');
  return { plain: plural, beforeVowel: plural, vowel: lastVowel(plural) };
}

function declined(text: string): string[] {
  return cases.map((ending) => attach(text, ending));
}

function declinedAfterThirdPerson(text: string): string[] {
  return casesAfterThirdPerson.map((ending) => attach(text, ending));
}

/** Cases of one number, plain and with each possessive. */
function declineNumber(stems: TurkishStems): string[] {
  const third = addEnding(stems, '(s)I');
  return [
    ...cases.map((ending) => addEnding(stems, ending)),
    ...possessives
      .map((ending) => addEnding(stems, ending))
      .flatMap((text) => [text, ...declined(text)]),
    third,
    ...declinedAfterThirdPerson(third),
  ];
}

/** Ends of compounds written as one word: havalimanı, cumhurbaşkanı. */
const joinedCompound = /.(?:alan|başkan|liman)ı$/u;

/**
 * Whether a noun already ends in a possessive, as compounds do: doğum günü, doğum gününü. Without
 * an accusative, several words whose last ends in a high vowel count as one: bilim adamı.
 */
export function isTurkishCompound(text: string, accusative: string | undefined): boolean {
  if (accusative === undefined) return / .*[ıiuü]$/u.test(text) || joinedCompound.test(text);
  return isVowel(text.at(-1)) && accusative.slice(0, -1) === `${text}n`;
}

/**
 * The forms of a Turkish noun: both numbers, plain and with possessives, in all cases, and its
 * plain predicates. After Göksel and Kerslake, Turkish: A Comprehensive Grammar (2005), chapter 8.
 */
export function inflectTurkishNoun(text: string, accusative: string | undefined): string[] {
  if (isTurkishCompound(text, accusative))
    return [...declinedAfterThirdPerson(text), ...predicates.map((ending) => attach(text, ending))];
  const stems = stemsOfTurkishNoun(text, accusative);
  const plural = pluralStemsOf(stems);
  return [
    ...declineNumber(stems),
    plural.plain,
    ...declineNumber(plural),
    ...predicates.map((ending) => addEnding(stems, ending)),
  ];
}

/** The forms of a Turkish adjective or number: as a predicate of each person, and as a noun. */
export function inflectTurkishAdjective(text: string, accusative: string | undefined): string[] {
  const stems = stemsOfTurkishNoun(text, accusative);
  const past = addEnding(stems, '(y)DI');
  const plural = addEnding(stems, 'lAr');
  return [
    ...[...cases, ...predicates, ...persons, '(s)I', 'CA'].map((ending) =>
      addEnding(stems, ending),
    ),
    ...['m', 'n', 'k', 'nIz', 'lAr'].map((ending) => attach(past, ending)),
    ...declined(plural),
    attach(plural, 'I'),
    ...declinedAfterThirdPerson(addEnding(stems, '(s)I')),
  ];
}
