import { isJoined, wordsOf } from './reading-sentences.ts';
import type {
  CheckedSentence,
  CheckedToken,
  Finding,
  Reason,
  Rule,
} from '../pack/correction-rules.ts';
import type { ChangeKind } from '../tutor/change-kind.ts';

/** A place in a sentence, from which words are counted: 0 is the word itself, 1 the next one. */
export interface Cursor {
  sentence: CheckedSentence;
  at: number;
  /** A word with no mark between it and the word of the cursor. */
  token(offset: number): CheckedToken | undefined;
  /** Its text in lower case; '' if there is none. */
  text(offset: number): string;
  /** No word follows it without a mark. */
  isEnd(offset: number): boolean;
  /** No word is before it without a mark. */
  isStart(offset: number): boolean;
  /** The words `from` to `to` (exclusive) as written. */
  words(from: number, to: number): string;
  /** A finding about the words `from` to `to` (exclusive). */
  replace(range: readonly [from: number, to: number], right: string, why: Why): Finding;
}

interface Why {
  kind: ChangeKind;
  reason: Reason;
}

/** For each word, how many marks are before it: words with the same number have none between them. */
function marksBefore({ tokens }: CheckedSentence): readonly number[] {
  let marks = 0;
  return tokens.map((token) => {
    if (!isJoined(token)) marks += 1;
    return marks;
  });
}

function createCursor(sentence: CheckedSentence, at: number, marks: readonly number[]): Cursor {
  const { tokens } = sentence;
  const token = (offset: number) =>
    marks[at + offset] === marks[at] ? tokens[at + offset] : undefined;
  return {
    sentence,
    at,
    token,
    text: (offset) => token(offset)?.text ?? '',
    isEnd: (offset) => at + offset + 1 >= tokens.length || !isJoined(tokens[at + offset + 1]),
    isStart: (offset) => at + offset <= 0 || !isJoined(tokens[at + offset]),
    words: (from, to) => wordsOf(sentence, at + from, at + to),
    replace: ([from, to], right, { kind, reason }) => ({
      from: at + from,
      to: at + to,
      right,
      kind,
      reason,
    }),
  };
}

const cursorsOfSentences = new WeakMap<CheckedSentence, readonly Cursor[]>();

/** A cursor at each word of a sentence; kept, since dozens of rules look at each word. */
export function cursorsOf(sentence: CheckedSentence): readonly Cursor[] {
  const known = cursorsOfSentences.get(sentence);
  if (known) return known;
  const marks = marksBefore(sentence);
  const cursors = sentence.tokens.map((_, at) => createCursor(sentence, at, marks));
  cursorsOfSentences.set(sentence, cursors);
  return cursors;
}

export function cursorAt(sentence: CheckedSentence, at: number): Cursor {
  return cursorsOf(sentence)[at] ?? createCursor(sentence, at, []);
}

/** A rule that looks at each word of a sentence. */
export function perWord(find: (cursor: Cursor) => Finding | false | undefined): Rule {
  return (sentence) => cursorsOf(sentence).flatMap((cursor) => find(cursor) || []);
}
