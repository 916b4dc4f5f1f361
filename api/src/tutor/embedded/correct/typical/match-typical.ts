import type { CheckedSentence, Finding } from '@topwords/languages/correction';
import { areJoined, isOnly, wordsOf } from '@topwords/languages/correction';
import type { TypicalPattern } from './typical-pattern.ts';

function fitsAt(
  { words, startsSentence, endsSentence }: TypicalPattern,
  sentence: CheckedSentence,
  at: number,
): boolean {
  const { tokens } = sentence;
  if (startsSentence && at > 0) return false;
  if (endsSentence && at + words.length < tokens.length) return false;
  return words.every(({ text, lexemes }, place) => {
    const token = tokens[at + place];
    if (token?.text === text) return true;
    return lexemes.size > 0 && isOnly(token, ({ lexeme }) => lexemes.has(lexeme.id));
  });
}

/** Finds typical mistakes in a sentence: their differing words with the same neighbours. */
export function matchTypical(
  patterns: readonly TypicalPattern[],
  sentence: CheckedSentence,
): Finding[] {
  return sentence.tokens.flatMap((_, at) => {
    const pattern = patterns.find((one) => fitsAt(one, sentence, at));
    if (!pattern) return [];
    const { words, from, to, right, key } = pattern;
    // A replacement needs a word to stand in for: the neighbours of a missing one.
    const start = at + Math.max(0, from === to || right.length === 0 ? from - 1 : from);
    const end = at + Math.min(words.length, from === to || right.length === 0 ? to + 1 : to);
    if (!areJoined(sentence, at + from, at + to)) return [];
    const text = [
      wordsOf(sentence, start, at + from),
      right.join(' '),
      wordsOf(sentence, at + to, end),
    ];
    return [
      {
        from: start,
        to: end,
        right: text.filter((part) => part !== '').join(' '),
        kind: 'expression',
        reason: { mistake: key },
      },
    ];
  });
}
