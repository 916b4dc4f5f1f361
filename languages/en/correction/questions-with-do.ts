import { perWord } from '../../correction/cursor.ts';
import { mayBe } from '../../correction/reading-sentences.ts';
import {
  beForms,
  determiners,
  isBase,
  isOtherVerbForm,
  mayBeBase,
  objectPronouns,
  singularSubjects,
  star,
  subjects,
  verbForm,
} from './english-words.ts';
import { isAnyVerb, isQuestion } from './noun-phrases.ts';

/** Does the shop opens? Did your brother went? */
export const baseAfterDoAndNoun = perWord((cursor) => {
  const auxiliary = cursor.text(0);
  if (!/^(?:do|does|did)$/u.test(auxiliary) || !isQuestion(cursor)) return undefined;
  const isAsked = cursor.isStart(0) || /^(?:where|when|why|how|what)$/u.test(cursor.text(-1));
  const isPhrase = /^(?:the|my|your|his|her|our|their|this|that)$/u.test(cursor.text(1));
  if (!isAsked || !isPhrase || !mayBe(cursor.token(2), ({ pos }) => pos === 'noun'))
    return undefined;
  const isThird = mayBe(
    cursor.token(3),
    ({ pos, place }) => pos === 'verb' && place?.row === 'third-person',
  );
  const isPast = isOtherVerbForm(cursor.token(3), 'past');
  if ((!isThird && !isPast) || beForms.has(cursor.text(3))) return undefined;
  if (cursor.sentence.tokens.slice(cursor.at + 4).some(isAnyVerb)) return undefined;
  const right = verbForm(cursor.token(3), cursor.sentence.lexicon, 'base');
  return (
    right !== undefined &&
    cursor.replace([3, 4], right, {
      kind: 'verb-form',
      reason: (texts) => texts.baseAfter(star(auxiliary), star(right)),
    })
  );
});

/** She asked me where did I live; I don't know what does he want. */
export const indirectWithDo = perWord((cursor) => {
  if (
    !/^(?:do|does|did)$/u.test(cursor.text(0)) ||
    !/^(?:where|when|why|how|what|who)$/u.test(cursor.text(-1))
  ) {
    return undefined;
  }
  const before = cursor.text(-2);
  const isAsked =
    /^(?:know|knows|knew|wonder|wondered|understand|remember|forgot|asked)$/u.test(before) ||
    (objectPronouns.has(before) && /^(?:tell|ask|asked|told|tells|show)$/u.test(cursor.text(-3)));
  const subject = cursor.text(1);
  if (!isAsked || !subjects.has(subject) || !mayBeBase(cursor.token(2))) return undefined;
  const isThird = singularSubjects.has(subject);
  const row = cursor.text(0) === 'did' ? 'past' : isThird ? 'third-person' : 'base';
  const form = verbForm(cursor.token(2), cursor.sentence.lexicon, row);
  return (
    form !== undefined &&
    cursor.replace([0, 3], `${cursor.words(1, 2)} ${form}`, {
      kind: 'word-order',
      reason: { note: 'indirect-questions' },
    })
  );
});

/** Who did break the window? */
export const subjectQuestion = perWord((cursor) => {
  if (cursor.text(0) !== 'who' || cursor.at !== 0 || !isQuestion(cursor)) return undefined;
  const auxiliary = cursor.text(1);
  if (!/^(?:did|does)$/u.test(auxiliary) || !mayBeBase(cursor.token(2))) return undefined;
  if (!isBase(cursor.token(2)) && !determiners.has(cursor.text(3))) return undefined;
  const row = auxiliary === 'did' ? 'past' : 'third-person';
  const right = verbForm(cursor.token(2), cursor.sentence.lexicon, row);
  return (
    right !== undefined &&
    cursor.replace([1, 3], right, { kind: 'verb-form', reason: { note: 'subject-questions' } })
  );
});
