import { allGloss } from '@topwords/languages/gloss';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { FormSources } from './grammar/read-features.ts';
import type { WordMatch } from '../phrases/bank-phrases.ts';
import type { Reading, Unit } from './reading/reading.ts';
import type { SourceWord } from './reading/source-word.ts';

/** How much each step down a list adds to a reading's distance. */
const steps = { word: 0.3, meaning: 0.2, likeness: 1 };

/**
 * Splits a text into units: at each word the longest phrase of the bank, or a form of two words
 * (*se acuestan*), or else the word alone.
 */
export function findUnits(
  sources: FormSources,
  words: readonly SourceWord[],
  language: LanguageCode,
): Unit[] {
  const longest = sources.phrases.longestPhrase(language);
  const units: Unit[] = [];
  let start = 0;
  while (start < words.length) {
    const unit = unitAt(sources, words.slice(start, start + longest), language);
    units.push(unit);
    start += unit.words.length;
  }
  return units;
}

function unitAt(sources: FormSources, ahead: readonly SourceWord[], language: LanguageCode): Unit {
  const { phrases } = sources;
  for (let length = ahead.length; length > 1; length -= 1) {
    const words = ahead.slice(0, length);
    if (words.slice(1).some((word) => word.opens)) continue;
    const matches = phrases
      .findWords(words.map(({ text }) => text).join(' '), language)
      .filter(({ word }) => !(isClause(word) && !isWhole(words)));
    if (matches.length > 0) return { words, readings: readingsOf(matches) };
  }
  const pair = formOfTwo(sources, ahead.slice(0, 2), language);
  if (pair.length > 0) return { words: ahead.slice(0, 2), readings: readingsOf(pair) };
  const words = ahead.slice(0, 1);
  return { words, readings: readingsOf(phrases.findWords(words[0]?.text ?? '', language)) };
}

/** The words whose tables have a form of these two words. */
function formOfTwo(
  { phrases, tables }: FormSources,
  [first, second]: readonly SourceWord[],
  language: LanguageCode,
): WordMatch[] {
  if (first === undefined || second === undefined || second.opens) return [];
  const text = `${first.text} ${second.text}`.toLocaleLowerCase(language);
  return phrases
    .findWords(second.text, language)
    .filter(({ word }) => tables.placesOf(word.id, word.pos, text).length > 0);
}

/** An exclamation is a separate clause: `come on` in `come on Friday` is not one. */
function isClause({ text, pos, language }: WordMatch['word']): boolean {
  return pos === 'interjection' || allGloss[language].clauses?.has(text) === true;
}

function isWhole(words: readonly SourceWord[]): boolean {
  return words[0]?.opens === true && words.at(-1)?.closes === true;
}

function readingsOf(matches: readonly WordMatch[]): Reading[] {
  return matches
    .flatMap(({ word, likeness }, place) =>
      word.meanings.map((meaning, index) => ({
        word,
        meaning,
        distance: likeness * steps.likeness + place * steps.word + index * steps.meaning,
      })),
    )
    .toSorted((a, b) => a.distance - b.distance);
}
