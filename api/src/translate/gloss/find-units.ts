import { allGloss } from '@topwords/languages/gloss';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { BankPhrases, WordMatch } from '../phrases/bank-phrases.ts';
import type { Reading, Unit } from './reading/reading.ts';
import type { SourceWord } from './reading/source-word.ts';

/** How much each step down a list adds to a reading's distance. */
const steps = { word: 0.3, meaning: 0.2, likeness: 1 };

/**
 * Splits a text into units: at each word the longest phrase of the bank, or else the word alone.
 */
export function findUnits(
  phrases: BankPhrases,
  words: readonly SourceWord[],
  language: LanguageCode,
): Unit[] {
  const longest = phrases.longestPhrase(language);
  const units: Unit[] = [];
  let start = 0;
  while (start < words.length) {
    const unit = unitAt(phrases, words.slice(start, start + longest), language);
    units.push(unit);
    start += unit.words.length;
  }
  return units;
}

function unitAt(phrases: BankPhrases, ahead: readonly SourceWord[], language: LanguageCode): Unit {
  for (let length = ahead.length; length > 1; length -= 1) {
    const words = ahead.slice(0, length);
    if (words.slice(1).some((word) => word.opens)) continue;
    const matches = phrases
      .findWords(words.map(({ text }) => text).join(' '), language)
      .filter(({ word }) => !(isClause(word) && !isWhole(words)));
    if (matches.length > 0) return { words, readings: readingsOf(matches) };
  }
  const words = ahead.slice(0, 1);
  return { words, readings: readingsOf(phrases.findWords(words[0]?.text ?? '', language)) };
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
