import { allSyntax } from '@topwords/languages/syntax';
import { languageCodes } from '@topwords/languages/identity';
import { allTutor } from '@topwords/languages/tutor';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../../bank/catalogue.ts';
import { kinds, type Kinds } from './kinds.ts';

/** A word or a phrase of the bank in a sentence. */
export interface Unit {
  start: number;
  end: number;
  /** In lower case. */
  text: string;
  words: readonly CatalogueWord[];
  /** Whether a mark or the end of the sentence follows. */
  closesClause: boolean;
}

const nouns = kinds('noun');
const verbs = kinds('verb');
const adverbs = kinds('adverb');
const adjectives = kinds('adjective');
const numerals = kinds('numeral');
const prepositions = kinds('preposition');
const determiners = kinds('determiner');
const conjunctions = kinds('conjunction');
const particles = kinds('particle');
const dependent = kinds('determiner', 'preposition', 'conjunction', 'pronoun', 'particle');
const modifying = kinds('adjective', 'numeral', 'determiner');
const naming = kinds('noun', 'adjective', 'numeral', 'determiner');
const binding = kinds('preposition', 'conjunction', 'determiner', 'numeral', 'verb', 'adverb');

/** Words of all languages, since a piece and its translation are in different ones. */
function wordsOfAll(list: 'belonging' | 'omitted'): ReadonlySet<string> {
  return new Set(languageCodes.flatMap((code) => allTutor[code].phrases?.[list]?.split(' ') ?? []));
}

/** Prepositions that join two nouns; others begin a new part of the sentence. */
const belonging = wordsOfAll('belonging');

/** Words that may lack a counterpart: articles and possessives, which languages use differently. */
const omitted = wordsOfAll('omitted');

/** Whether a unit can only be one of these parts of speech. */
export function isOnly(unit: Unit | undefined, parts: Kinds): boolean {
  return (
    unit !== undefined && unit.words.length > 0 && unit.words.every(({ pos }) => parts.has(pos))
  );
}

function mayBe(unit: Unit | undefined, parts: Kinds): boolean {
  return unit?.words.some(({ pos }) => parts.has(pos)) ?? false;
}

/** Whether a unit may have no match in the translation. */
export function mayBeUnmatched(unit: Unit): boolean {
  return isOnly(unit, prepositions) || (isOnly(unit, determiners) && omitted.has(unit.text));
}

/** A span of a sentence: its units, and its neighbours in the same clause. */
export interface Span {
  language: LanguageCode;
  units: readonly Unit[];
  previous: Unit | undefined;
  next: Unit | undefined;
  /** The index of the word itself; -1 in a translation, except for prepositions. */
  own: number;
}

/** Whether a span is a complete phrase that a dictionary could quote. */
export function isWholePhrase(span: Span): boolean {
  return beginsWhole(span) && endsWhole(span) && isInOrder(span);
}

/** Rejects `years ago` in `three years ago`, and `close stop` in `the most close stop`. */
function beginsWhole({ language, units, previous, own }: Span): boolean {
  const [first, second] = units;
  if (own !== 0 && (isOnly(first, dependent) || mayBe(first, prepositions))) return false;
  const { article, grading } = allTutor[language].phrases ?? {};
  if (previous && grading?.split(' ').includes(previous.text)) return false;
  const isCounted =
    mayBe(previous, numerals) || (article !== undefined && previous?.text === article);
  if (isCounted && mayBe(first, kinds('noun', 'numeral'))) return false;
  if (mayBe(previous, adverbs) && mayBe(first, adjectives)) return false;
  const isAdverb = own === 0 && isOnly(first, adverbs);
  return !isAdverb || isOnly(second, kinds('adjective', 'adverb'));
}

/**
 * Rejects `very old` in `very old man`, and `between the bank` in `between the bank and the park`.
 */
function endsWhole({ language, units, next, own }: Span): boolean {
  const last = units.at(-1);
  const heart = units[own];
  if (own !== units.length - 1 && (isOnly(last, dependent) || mayBe(last, prepositions))) {
    return false;
  }
  if (isOnly(heart, prepositions)) {
    const place = allSyntax[language].isHeadFinal ? units.length - 1 : 0;
    if (own !== place || isOnly(next, conjunctions)) return false;
  }
  const hasNoun = units.some((unit) => isOnly(unit, nouns));
  if (hasNoun && mayBe(last, adverbs) && !isOnly(last, nouns)) return false;
  const { adjectivesFollow, joinsNouns } = allSyntax[language];
  if (!adjectivesFollow && isOnly(last, adjectives) && hasNoun) return false;
  if (mayBe(last, modifying) && mayBe(next, naming)) return false;
  return !(joinsNouns && mayBe(last, nouns) && isOnly(next, nouns));
}

/** Checks the word order: no article inside, no adverb except before its adjective. */
function isInOrder({ language, units, own }: Span): boolean {
  const { adjectivesFollow } = allSyntax[language];
  const { quotesPlainAdjectives } = allTutor[language].phrases ?? {};
  return units.every((unit, index) => {
    const [before, after] = [units[index - 1], units[index + 1]];
    if (index !== own && mayBe(unit, particles)) return false;
    if (isOnly(unit, adverbs) && index !== own && !isOnly(after, adjectives)) return false;
    if (isOnly(unit, adverbs) && index === own && index > 0) return false;
    if (isOnly(unit, adjectives) && !adjectivesFollow && isOnly(before, nouns)) return false;
    if (isOnly(unit, determiners) && before !== undefined && !isBinding(before, language))
      return false;
    if (isOnly(unit, numerals) && isOnly(before, nouns)) return false;
    if (quotesPlainAdjectives && isOnly(unit, adjectives) && !isHeadword(unit)) return false;
    return !isOnly(unit, prepositions) || index === own || index === 0 || belonging.has(unit.text);
  });
}

/** What an article may follow: also an adjective, in a language where it comes after adjectives. */
function isBinding(unit: Unit, language: LanguageCode): boolean {
  return (
    mayBe(unit, binding) ||
    (allTutor[language].phrases?.article !== undefined && mayBe(unit, adjectives))
  );
}

/** Whether two spans have the same structure: either both or neither have a preposition. */
export function haveSameStructure(units: readonly Unit[], others: readonly Unit[]): boolean {
  const bound = (span: readonly Unit[]) =>
    span.some((unit) => isOnly(unit, prepositions) && !belonging.has(unit.text));
  return bound(units) === bound(others);
}

/** Whether two spans agree in number: `a good film` does not translate `good films`. */
export function agreeInNumber(one: Span, other: Span): boolean {
  const isOne = ({ language, units }: Span) =>
    units.some(({ text }) => text === allTutor[language].phrases?.article);
  if (isOne(one) || isOne(other))
    return [one, other].every((span) => isOne(span) || !isPlural(span));
  const hasNumber = ({ language }: Span) => !allSyntax[language].mayLeaveOutNumber;
  if (!hasNumber(one) || !hasNumber(other)) return true;
  return isPlural(one) === isPlural(other);
}

/** Whether a noun of the span is not in its dictionary form, unless a number requires that. */
function isPlural({ units }: Span): boolean {
  if (units.some((unit) => isOnly(unit, numerals))) return false;
  return units.some((unit) => isOnly(unit, nouns) && !isHeadword(unit));
}

function isHeadword({ words, text }: Unit): boolean {
  return words.some((word) => word.text.toLocaleLowerCase(word.language) === text);
}

function isPlainVerb({ words, text }: Unit): boolean {
  return words.some((word) => word.pos === 'verb' && word.text === text);
}

/**
 * Whether the only verb of a span is the word itself, in dictionary form and at the verb's place:
 * `be a doctor`, not `is a doctor`. If `own` is -1, any verb may be the word.
 */
export function hasPlainVerb({ units, own, language }: Span, isVerb: boolean): boolean {
  const place = allSyntax[language].isHeadFinal ? units.length - 1 : 0;
  return units.every((unit, index) => {
    if (!mayBe(unit, verbs)) return !isVerb || index !== place;
    const isOwn = isVerb && index === place && (own === -1 || own === index);
    return isOwn ? isPlainVerb(unit) : !isOnly(unit, verbs);
  });
}
