import { attach, isVowel, lastVowel, soften, vowelsOf } from './turkish-sounds.ts';

const cases = ['(y)I', '(y)A', 'DA', 'DAki', 'DAn', '(n)In', '(y)lA'];
const casesAfterThirdPerson = ['nI', 'nA', 'nDA', 'nDAki', 'nDAn', 'nIn', 'ylA'];
const possessives = ['(I)m', '(I)n', '(I)mIz', '(I)nIz'];
const predicates = ['DIr', '(y)DI', '(y)mIş', '(y)sA'];
const persons = ['(y)Im', 'sIn', '(y)Iz', 'sInIz', 'lAr'];

/** A noun's stem before consonants and before vowels, and the vowel that suffixes agree with. */
interface Stems {
  plain: string;
  beforeVowel: string;
  vowel: string;
}

/** What most words of several syllables do before a vowel; -t softens in few, which must be noted. */
function softenByRule(text: string): string {
  return vowelsOf(text).length > 1 && !text.endsWith('t') ? soften(text) : text;
}

/** The accusative shows all three: kitap, kitabı; ağız, ağzı; saat, saati. */
function stemsOf(text: string, accusative: string | undefined): Stems {
  // The one noun that takes y where others take n or s: suyum, suyun.
  if (text === 'su') return { plain: text, beforeVowel: 'suy', vowel: 'u' };
  const vowel = accusative?.at(-1) ?? lastVowel(text);
  if (isVowel(text.at(-1))) return { plain: text, beforeVowel: text, vowel };
  if (accusative) return { plain: text, beforeVowel: accusative.slice(0, -1), vowel };
  return { plain: text, beforeVowel: softenByRule(text), vowel };
}

function add({ plain, beforeVowel, vowel }: Stems, suffix: string): string {
  const soft = attach(beforeVowel, suffix, vowel);
  return isVowel(soft[beforeVowel.length]) ? soft : attach(plain, suffix, vowel);
}

function declined(text: string): string[] {
  return cases.map((ending) => attach(text, ending));
}

function declinedAfterThirdPerson(text: string): string[] {
  return casesAfterThirdPerson.map((ending) => attach(text, ending));
}

/** Cases of a number, bare and with each possessive. */
function declineNumber(stems: Stems): string[] {
  const third = add(stems, '(s)I');
  return [
    ...cases.map((ending) => add(stems, ending)),
    ...possessives.map((ending) => add(stems, ending)).flatMap((text) => [text, ...declined(text)]),
    third,
    ...declinedAfterThirdPerson(third),
  ];
}

/**
 * Whether a noun ends in a possessive already, as compounds do: doğum günü, doğum gününü. Without an
 * accusative, words of which the last ends in a high vowel are taken for one: bilim adamı.
 */
function isCompound(text: string, accusative: string | undefined): boolean {
  if (accusative === undefined) return / .*[ıiuü]$/u.test(text);
  return isVowel(text.at(-1)) && accusative.slice(0, -1) === `${text}n`;
}

/**
 * The forms of a Turkish noun: both numbers, bare and with the possessives, in all cases, and its
 * plain predicates. After Göksel and Kerslake, Turkish: A Comprehensive Grammar (2005), chapter 8.
 */
export function inflectTurkishNoun(text: string, accusative: string | undefined): string[] {
  if (isCompound(text, accusative))
    return [...declinedAfterThirdPerson(text), ...predicates.map((ending) => attach(text, ending))];
  const stems = stemsOf(text, accusative);
  const plural = add(stems, 'lAr');
  const pluralStems = { plain: plural, beforeVowel: plural, vowel: lastVowel(plural) };
  return [
    ...declineNumber(stems),
    plural,
    ...declineNumber(pluralStems),
    ...predicates.map((ending) => add(stems, ending)),
  ];
}

/** The forms of a Turkish adjective or number: as a predicate of each person, and as a noun. */
export function inflectTurkishAdjective(text: string, accusative: string | undefined): string[] {
  const stems = stemsOf(text, accusative);
  const past = add(stems, '(y)DI');
  const plural = add(stems, 'lAr');
  return [
    ...[...cases, ...predicates, ...persons, '(s)I', 'CA'].map((ending) => add(stems, ending)),
    ...['m', 'n', 'k', 'nIz', 'lAr'].map((ending) => attach(past, ending)),
    ...declined(plural),
    attach(plural, 'I'),
    ...declinedAfterThirdPerson(add(stems, '(s)I')),
  ];
}
