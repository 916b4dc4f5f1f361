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

export function cursorAt(sentence: CheckedSentence, at: number): Cursor {
  const { tokens } = sentence;
  function token(offset: number): CheckedToken | undefined {
    const first = Math.min(at, at + offset);
    const last = Math.max(at, at + offset);
    if (first < 0 || last >= tokens.length) return undefined;
    for (let place = first + 1; place <= last; place += 1) {
      if (!isJoined(tokens[place])) return undefined;
    }
    return tokens[at + offset];
  }
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

/** A rule that looks at each word of a sentence. */
export function perWord(find: (cursor: Cursor) => Finding | false | undefined): Rule {
  return (sentence) => sentence.tokens.flatMap((_, at) => find(cursorAt(sentence, at)) || []);
}
