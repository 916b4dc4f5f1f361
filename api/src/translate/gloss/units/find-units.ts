import { allGloss } from '@topwords/languages/gloss';
import type { LanguageCode } from '@topwords/platform/contracts';
import { likeness } from '../../phrases/bank-phrases.ts';
import { expressionAt, sizeOf, type FoundExpression } from '../expression-at.ts';
import type { Unit } from '../reading/reading.ts';
import type { SourceWord } from '../reading/source-word.ts';
import { collocationAt } from './collocation-at.ts';
import { headwordsOf } from './headwords-of.ts';
import { phraseAt } from './phrase-at.ts';
import { readingsOf } from './readings-of.ts';
import { saidUnit } from './said-unit.ts';
import type { Languages, UnitSources } from './unit-sources.ts';

/**
 * Splits a text into units: clauses that are phrases, and at each other word the longest phrase or
 * collocation of the bank, or a form of two words (*se acuestan*), or else the word alone.
 */
export function findUnits(
  sources: UnitSources,
  words: readonly SourceWord[],
  languages: Languages,
): Unit[] {
  const units: Unit[] = [];
  const joined = new Set<SourceWord>();
  let start = 0;
  while (start < words.length) {
    const word = words[start];
    if (word !== undefined && joined.has(word)) {
      units.push({ words: [word], readings: [], isJoined: true });
      start += 1;
      continue;
    }
    const apart = splitVerbAt(sources, words.slice(start), languages);
    if (apart !== undefined) {
      units.push(apart.unit);
      joined.add(apart.particle);
      start += 1;
      continue;
    }
    const unit =
      clauseAt(sources, words.slice(start), languages) ??
      unitAt(sources, words.slice(start), languages);
    units.push(unit);
    for (const one of unit.tail ?? []) joined.add(one);
    start += unit.words.length;
  }
  return units;
}

/** A verb whose particle follows its object: *pick me up*, *turn the music down*. */
function splitVerbAt(
  sources: UnitSources,
  [verb, ...after]: readonly SourceWord[],
  { from: language, to }: Languages,
): { unit: Unit; particle: SourceWord } | undefined {
  const { phrases } = sources;
  const place = allGloss[language].particleAfter?.(after);
  const particle = place === undefined ? undefined : after[place];
  if (verb === undefined || particle === undefined) return undefined;
  const spellings = [verb.text, ...headwordsOf(phrases, verb.text, language)];
  const found = spellings.flatMap((headword) =>
    phrases
      .findWords(`${headword} ${particle.text}`, language)
      .filter(({ word }) => word.pos === 'verb'),
  );
  if (found.length === 0) return undefined;
  const alone = phrases.findWords(verb.text, language).filter(({ word }) => word.pos === 'verb');
  const readings = readingsOf([...found, ...alone]);
  const kept = expressionAt(sources, [verb, particle], { from: language, to });
  const uses = kept !== undefined && sizeOf(kept) > 1 && { uses: kept.said };
  const unit = { words: [verb], readings, head: { words: [verb, particle], readings }, ...uses };
  return { unit, particle };
}

/** A clause that authors translated as a phrase: *no worries*. */
function clauseAt(
  sources: UnitSources,
  ahead: readonly SourceWord[],
  { from }: Languages,
): Unit | undefined {
  const words = ahead.slice(0, ahead.findIndex(({ closes }) => closes) + 1);
  if (words[0]?.opens !== true || words.length < 2) return undefined;
  const said = sources.meaningsOfClause(words);
  if (said.length === 0) return undefined;
  // Without its head: a whole clause already says who, when and not, and marks would repeat it.
  const { parts = [] } = saidUnit(sources, words, { from });
  return { words, readings: [], said, parts };
}

function unitAt(sources: UnitSources, ahead: readonly SourceWord[], { from, to }: Languages): Unit {
  const phrase = phraseAt(sources, ahead, from);
  const expression = expressionAt(sources, ahead, { from, to });
  const kept = expression && keptUnit(sources, { phrase, expression }, from);
  const found = collocationAt(sources, ahead, { from, to });
  const size = expression === undefined ? 0 : sizeOf(expression);
  if (kept !== undefined && size >= (found?.words.length ?? 0)) return kept;
  if (found !== undefined && found.words.length >= phrase.words.length) {
    const { words, said, as } = found;
    if (words.length === phrase.words.length) return { ...phrase, said };
    return { ...saidUnit(sources, words, { from, as }), said };
  }
  return phrase;
}

/** Further meanings of pronouns and the like are rather cases and genders of the first. */
function isOfOpenClass({ readings }: Unit): boolean {
  return !/^(?:pronoun|determiner|conjunction|particle)$/u.test(readings[0]?.meaning.pos ?? '');
}

/** An expression as a unit; undefined where a longer phrase begins. */
function keptUnit(
  sources: UnitSources,
  { phrase, expression }: { phrase: Unit; expression: FoundExpression },
  from: LanguageCode,
): Unit | undefined {
  const { words, as, tail, said } = expression;
  if (sizeOf(expression) < phrase.words.length) return undefined;
  const rest = tail.length > 0 && { tail };
  if (words.length > 1 || phrase.readings.length === 0) {
    const unit = saidUnit(sources, words, { from, as });
    // Spelled as in the text, it has its full meaning: *merak etme* is "don't worry".
    return {
      ...(unit.head === undefined ? { ...unit, readings: [] } : unit),
      said,
      isOpen: true,
      ...rest,
    };
  }
  // A form with a meaning of its own, such as *kaçıncı*, replaces that of its headword.
  const isOwnForm =
    words[0]?.text.toLocaleLowerCase(from) === as[0] &&
    phrase.readings.every((one) => one.distance !== likeness.headword);
  if (tail.length > 0 || isOwnForm)
    return { ...phrase, said, ...(isOfOpenClass(phrase) && { isOpen: true }), ...rest };
  // For a headword, this meaning is an additional one.
  return { ...phrase, uses: said };
}
