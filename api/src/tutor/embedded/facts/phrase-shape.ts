import type { LanguageCode, PartOfSpeech } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../../words/catalogue.ts';

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

const dependent: Kinds = new Set<PartOfSpeech>([
  'determiner',
  'preposition',
  'conjunction',
  'pronoun',
  'particle',
]);
const modifying: Kinds = new Set<PartOfSpeech>(['adjective', 'numeral', 'determiner']);
const naming: Kinds = new Set<PartOfSpeech>(['noun', 'adjective', 'numeral', 'determiner']);

/** Prepositions that bind two nouns; others begin a part of the sentence of its own. */
const binding: ReadonlySet<string> = new Set(
  'of with for without de del con para sin с со для без из от'.split(' '),
);
const belonging: ReadonlySet<string> = new Set(['of', 'de', 'del']);

/** Whether a unit can only be of these kinds. */
export function isOnly(unit: Unit | undefined, kinds: Kinds): boolean {
  return (
    unit !== undefined && unit.words.length > 0 && unit.words.every(({ pos }) => kinds.has(pos))
  );
}

function mayBe(unit: Unit | undefined, kinds: Kinds): boolean {
  return unit?.words.some(({ pos }) => kinds.has(pos)) ?? false;
}

const kind = (...kinds: PartOfSpeech[]): Kinds => new Set(kinds);
const nouns = kind('noun');
const verbs = kind('verb');
const adverbs = kind('adverb');
const adjectives = kind('adjective');
const prepositions = kind('preposition');
const determiners = kind('determiner');

/** A span of a sentence: its units, and the one that follows in the same clause. */
export interface Span {
  language: LanguageCode;
  units: readonly Unit[];
  next: Unit | undefined;
  /** Where the word itself stands; -1 in a translation. */
  own: number;
}

/** Whether a span is a phrase by itself: what a dictionary could quote. */
export function isWholePhrase({ language, units, next, own }: Span): boolean {
  const [first, last] = [units[0], units.at(-1)];
  const heart = units[own];
  if (own !== units.length - 1 && isOnly(last, dependent)) return false;
  if (own !== 0 && isOnly(first, dependent)) return false;
  if (isOnly(heart, prepositions) && own !== (language === 'tr' ? units.length - 1 : 0))
    return false;
  if (language !== 'es' && isOnly(last, adjectives) && units.some((unit) => isOnly(unit, nouns))) {
    return false;
  }
  if (mayBe(last, modifying) && mayBe(next, naming)) return false;
  if ((language === 'en' || language === 'tr') && mayBe(last, nouns) && isOnly(next, nouns)) {
    return false;
  }
  if (own === 0 && isOnly(first, adverbs) && !isOnly(units[1], kind('adjective', 'adverb')))
    return false;
  return units.every((unit, index) => {
    const after = units[index + 1];
    const before = units[index - 1];
    if (isOnly(unit, adverbs) && index !== own && !isOnly(after, adjectives)) return false;
    if (isOnly(unit, adjectives) && language !== 'es' && isOnly(before, nouns)) return false;
    if (isOnly(unit, determiners) && isOnly(before, nouns)) return false;
    if (language === 'en' && isOnly(unit, adjectives) && !isHeadword(unit)) return false;
    return !isOnly(unit, prepositions) || index === own || index === 0 || binding.has(unit.text);
  });
}

/** Whether two spans are put together alike: a preposition that only one has shows that they are not. */
export function areBuiltAlike(units: readonly Unit[], others: readonly Unit[]): boolean {
  const bound = (span: readonly Unit[]) =>
    span.some((unit) => isOnly(unit, prepositions) && !belonging.has(unit.text));
  return bound(units) === bound(others);
}

function isHeadword({ words, text }: Unit): boolean {
  return words.some((word) => word.text.toLocaleLowerCase(word.language) === text);
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
    return isOwn ? isHeadword(unit) : !isOnly(unit, verbs);
  });
}
