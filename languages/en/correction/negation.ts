import { perWord } from '../../correction/cursor.ts';
import { mayBe } from '../../correction/reading-sentences.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { mayBeBase, star, verbForm } from './english-words.ts';

const negatives = mapOf({ nobody: '', nothing: '', 'no-one': '', never: '' });
const positives = mapOf({
  "isn't": 'is',
  "wasn't": 'was',
  "can't": 'can',
  "couldn't": 'could',
  "won't": 'will',
  "hasn't": 'has',
});

/** Nobody didn't come; nothing isn't easy; I never don't eat meat. */
export const negativeSubject = perWord((cursor) => {
  if (!negatives.has(cursor.text(0))) return undefined;
  const auxiliary = cursor.text(1);
  const positive = positives.get(auxiliary);
  const isNever = cursor.text(0) === 'never';
  const reason = (texts: { oneNegative: (word: string) => string }) =>
    texts.oneNegative(star(cursor.text(0)));
  if (!isNever && !cursor.isStart(0)) return undefined;
  if (positive !== undefined && !isNever) {
    return cursor.replace([1, 2], positive, { kind: 'negation', reason });
  }
  if (!/^(?:don't|doesn't|didn't)$/u.test(auxiliary) || !mayBeBase(cursor.token(2)))
    return undefined;
  if (isNever && cursor.isStart(0)) return undefined;
  const row =
    auxiliary === "didn't" ? 'past' : auxiliary === "doesn't" || !isNever ? 'third-person' : 'base';
  const right = verbForm(cursor.token(2), cursor.sentence.lexicon, row);
  return right !== undefined && cursor.replace([1, 3], right, { kind: 'negation', reason });
});

const indefinites = mapOf({
  nothing: 'anything',
  nobody: 'anybody',
  nowhere: 'anywhere',
  never: 'ever',
  no: 'any',
});
const negated =
  /^(?:don't|doesn't|didn't|can't|cannot|couldn't|won't|haven't|hasn't|hadn't|isn't|aren't|wasn't|weren't)$/u;
const between = /^(?:to|with|about|me|you|him|her|us|them|it|there|ever|anything)$/u;

/** I haven't seen nobody; she didn't tell me nothing; I don't have no money. */
export const negativeObject = perWord((cursor) => {
  const right = indefinites.get(cursor.text(0));
  if (right === undefined) return undefined;
  for (let back = 1; back <= 4; back += 1) {
    const token = cursor.token(-back);
    if (token === undefined) return undefined;
    if (negated.test(token.text)) {
      if (back === 1 && cursor.text(0) !== 'never' && !/^(?:is|are|was|were)/u.test(token.text))
        return undefined;
      if (cursor.text(0) === 'no' && /^(?:with|to|about)$/u.test(cursor.text(-1))) return undefined;
      if (cursor.text(0) === 'no' && !mayBe(cursor.token(1), ({ pos }) => pos === 'noun'))
        return undefined;
      return cursor.replace([0, 1], right, {
        kind: 'negation',
        reason: { note: 'one-negative-only' },
      });
    }
    const isVerb = mayBe(token, ({ pos }) => pos === 'verb');
    if (!isVerb && !between.test(token.text)) return undefined;
  }
  return undefined;
});

/** I don't like it neither. */
export const eitherNotNeither = perWord((cursor) => {
  if (cursor.text(0) !== 'neither' || !cursor.isEnd(0) || cursor.at < 3) return undefined;
  const isNegated = cursor.sentence.tokens
    .slice(0, cursor.at)
    .some(({ text }) => negated.test(text));
  if (!isNegated || /^(?:me|and|but)$/u.test(cursor.text(-1))) return undefined;
  return cursor.replace([0, 1], 'either', {
    kind: 'negation',
    reason: { note: 'one-negative-only' },
  });
});
