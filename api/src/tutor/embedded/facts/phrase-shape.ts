import type { LanguageCode, PartOfSpeech } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../../bank/catalogue.ts';

/** A word or a phrase of the bank as it stands in a sentence. */
export interface Unit {
  start: number;
  end: number;
  /** In lower case. */
  text: string;
  words: readonly CatalogueWord[];
  /** Whether a mark or the sentence's end parts it from the next. */
  closesClause: boolean;
}

type Kinds = ReadonlySet<PartOfSpeech>;

const kind = (...kinds: PartOfSpeech[]): Kinds => new Set(kinds);
const nouns = kind('noun');
const verbs = kind('verb');
const adverbs = kind('adverb');
const adjectives = kind('adjective');
const numerals = kind('numeral');
const prepositions = kind('preposition');
const determiners = kind('determiner');
const conjunctions = kind('conjunction');
const particles = kind('particle');
const dependent = kind('determiner', 'preposition', 'conjunction', 'pronoun', 'particle');
const modifying = kind('adjective', 'numeral', 'determiner');
const naming = kind('noun', 'adjective', 'numeral', 'determiner');
const binding = kind('preposition', 'conjunction', 'determiner', 'numeral', 'verb', 'adverb');

/** Prepositions that bind two nouns; others begin a part of the sentence of its own. */
const belonging: ReadonlySet<string> = new Set(['of', 'de', 'del']);

/** What stands in a piece on one side alone: articles and owners, which languages set differently. */
const omitted: ReadonlySet<string> = new Set(
  (
    'the a an my your his her our their its el la los las un una unos unas lo mi mis tu tus su sus ' +
    'nuestro nuestra nuestros nuestras bir свой своя своё свои своего своей своих своим своими свою'
  ).split(' '),
);

/** Whether a unit can only be of these kinds. */
export function isOnly(unit: Unit | undefined, kinds: Kinds): boolean {
  return (
    unit !== undefined && unit.words.length > 0 && unit.words.every(({ pos }) => kinds.has(pos))
  );
}

function mayBe(unit: Unit | undefined, kinds: Kinds): boolean {
  return unit?.words.some(({ pos }) => kinds.has(pos)) ?? false;
}

/** Whether a unit may have no match in the translation. */
export function mayBeUnmatched(unit: Unit): boolean {
  return isOnly(unit, prepositions) || (isOnly(unit, determiners) && omitted.has(unit.text));
}

/** A span of a sentence: its units, and those that stand beside it in the same clause. */
export interface Span {
  language: LanguageCode;
  units: readonly Unit[];
  previous: Unit | undefined;
  next: Unit | undefined;
  /** Where the word itself stands; -1 in a translation, but for prepositions. */
  own: number;
}

/** Whether a span is a phrase by itself: what a dictionary could quote. */
export function isWholePhrase(span: Span): boolean {
  return beginsWhole(span) && endsWhole(span) && isInOrder(span);
}

/** Turkish words that belong to the adjective behind them. */
const grading: ReadonlySet<string> = new Set(['en', 'daha', 'çok']);

/** Not `years ago` of `three years ago`, nor `close stop` of `the most close stop`. */
function beginsWhole({ language, units, previous, own }: Span): boolean {
  const [first, second] = units;
  if (own !== 0 && (isOnly(first, dependent) || mayBe(first, prepositions))) return false;
  if (language === 'tr' && grading.has(previous?.text ?? '')) return false;
  const isCounted = mayBe(previous, numerals) || (language === 'tr' && previous?.text === 'bir');
  if (isCounted && mayBe(first, kind('noun', 'numeral'))) return false;
  if (mayBe(previous, adverbs) && mayBe(first, adjectives)) return false;
  const isAdverb = own === 0 && isOnly(first, adverbs);
  return !isAdverb || isOnly(second, kind('adjective', 'adverb'));
}

/** Not `very old` of `very old man`, nor `between the bank` of `between the bank and the park`. */
function endsWhole({ language, units, next, own }: Span): boolean {
  const last = units.at(-1);
  const heart = units[own];
  if (own !== units.length - 1 && (isOnly(last, dependent) || mayBe(last, prepositions))) {
    return false;
  }
  if (isOnly(heart, prepositions)) {
    const place = language === 'tr' ? units.length - 1 : 0;
    if (own !== place || isOnly(next, conjunctions)) return false;
  }
  const hasNoun = units.some((unit) => isOnly(unit, nouns));
  if (hasNoun && mayBe(last, adverbs) && !isOnly(last, nouns)) return false;
  if (language !== 'es' && isOnly(last, adjectives) && hasNoun) return false;
  if (mayBe(last, modifying) && mayBe(next, naming)) return false;
  const joinsNouns = language === 'en' || language === 'tr';
  return !(joinsNouns && mayBe(last, nouns) && isOnly(next, nouns));
}

/** What stands before what: no article within, no adverb but before its adjective. */
function isInOrder({ language, units, own }: Span): boolean {
  return units.every((unit, index) => {
    const [before, after] = [units[index - 1], units[index + 1]];
    if (index !== own && mayBe(unit, particles)) return false;
    if (isOnly(unit, adverbs) && index !== own && !isOnly(after, adjectives)) return false;
    if (isOnly(unit, adverbs) && index === own && index > 0) return false;
    if (isOnly(unit, adjectives) && language !== 'es' && isOnly(before, nouns)) return false;
    if (isOnly(unit, determiners) && before !== undefined && !isBinding(before, language))
      return false;
    if (isOnly(unit, numerals) && isOnly(before, nouns)) return false;
    if (language === 'en' && isOnly(unit, adjectives) && !isHeadword(unit)) return false;
    return !isOnly(unit, prepositions) || index === own || index === 0 || belonging.has(unit.text);
  });
}

/** What an article may follow; in Turkish `bir` stands behind the adjective. */
function isBinding(unit: Unit, language: LanguageCode): boolean {
  return mayBe(unit, binding) || (language === 'tr' && mayBe(unit, adjectives));
}

/** Whether two spans are put together alike: a preposition that only one has shows that they are not. */
export function areBuiltAlike(units: readonly Unit[], others: readonly Unit[]): boolean {
  const bound = (span: readonly Unit[]) =>
    span.some((unit) => isOnly(unit, prepositions) && !belonging.has(unit.text));
  return bound(units) === bound(others);
}

/** Whether two spans speak of as many: `a good film` is no translation of `good films`. */
export function areAsMany(one: Span, other: Span): boolean {
  const isOne = ({ language, units }: Span) =>
    language === 'tr' && units.some(({ text }) => text === 'bir');
  if (isOne(one) || isOne(other))
    return [one, other].every((span) => isOne(span) || !isPlural(span));
  const hasNumber = ({ language }: Span) => language !== 'tr';
  if (!hasNumber(one) || !hasNumber(other)) return true;
  return isPlural(one) === isPlural(other);
}

/** Whether a noun of the span is not in its dictionary form; a number before it asks for one. */
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
 * Whether the only verb of a span is the word itself, as dictionaries have it and where a phrase has
 * its verb: `be a doctor`, and not `is a doctor`. `own` is -1 where any verb may be it.
 */
export function hasPlainVerb({ units, own, language }: Span, isVerb: boolean): boolean {
  const place = language === 'tr' ? units.length - 1 : 0;
  return units.every((unit, index) => {
    if (!mayBe(unit, verbs)) return !isVerb || index !== place;
    const isOwn = isVerb && index === place && (own === -1 || own === index);
    return isOwn ? isPlainVerb(unit) : !isOnly(unit, verbs);
  });
}
