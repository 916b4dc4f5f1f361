import { perWord } from '../../correction/cursor.ts';
import { mayBe } from '../../correction/reading-sentences.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { isOtherVerbForm, possessives, star, subjects } from './english-words.ts';
import { kin } from './nouns-of-english.ts';
import { oneSubject } from './reasons.ts';

const verbsAfter = wordSet('is are was were has have works lives likes can will does goes wants');
const parents = wordSet('parents brothers sisters friends grandparents children');

/** My father he is a driver. */
export const doubleSubject = perWord((cursor) => {
  const pronoun = cursor.text(2);
  if (cursor.at !== 0 || !possessives.has(cursor.text(0))) return undefined;
  const isOne = kin.has(cursor.text(1)) && /^(?:he|she)$/u.test(pronoun);
  const isMany = parents.has(cursor.text(1)) && pronoun === 'they';
  if ((!isOne && !isMany) || !verbsAfter.has(cursor.text(3))) return undefined;
  return cursor.replace([1, 3], cursor.words(1, 2), {
    kind: 'expression',
    reason: oneSubject(star(pronoun)),
  });
});

const reflexives = mapOf({
  i: 'myself',
  you: 'yourself',
  he: 'himself',
  she: 'herself',
  we: 'ourselves',
  they: 'themselves',
});
const objects = mapOf({ i: 'me', we: 'us' });

/** We enjoyed at the party; I hurt me; I washed me. */
export const reflexive = perWord((cursor) => {
  const subject = cursor.text(-1);
  const right = reflexives.get(subject);
  if (
    right === undefined ||
    !(cursor.isStart(-1) || /^(?:and|but|because)$/u.test(cursor.text(-2)))
  ) {
    return undefined;
  }
  const verb = cursor.text(0);
  const isSelf = cursor.text(1) === objects.get(subject);
  const isFelt =
    /^(?:feel|felt)$/u.test(verb) && mayBe(cursor.token(2), ({ pos }) => pos === 'adjective');
  const isEnd =
    isFelt ||
    cursor.isEnd(1) ||
    /^(?:in|at|on|this|yesterday|every|with|and|a|very)$/u.test(cursor.text(2));
  if (
    isSelf &&
    isEnd &&
    /^(?:wash|washed|shave|shaved|feel|felt|relax|relaxed|rest|rested|meet|met)$/u.test(verb)
  ) {
    return cursor.replace([0, 2], cursor.words(0, 1), {
      kind: 'expression',
      reason: { note: 'reflexive-pronouns' },
    });
  }
  if (isSelf && isEnd && /^(?:hurt|cut|enjoy|enjoyed|burned|introduced?)$/u.test(verb)) {
    return cursor.replace([1, 2], right, {
      kind: 'expression',
      reason: { note: 'reflexive-pronouns' },
    });
  }
  if (verb !== 'enjoyed') return undefined;
  const next = cursor.text(1);
  const isPlace = /^(?:at|in|on)$/u.test(next);
  const isMuch = next === 'a' && cursor.text(2) === 'lot' && cursor.isEnd(2);
  const isVery = next === 'very' && cursor.text(2) === 'much' && cursor.isEnd(2);
  if (!isPlace && !isMuch && !isVery) return undefined;
  return cursor.replace([0, 1], `${cursor.words(0, 1)} ${right}`, {
    kind: 'expression',
    reason: { note: 'reflexive-pronouns' },
  });
});

/** I feel myself tired; I concentrate myself. */
export const noReflexive = perWord((cursor) => {
  const isSelf = /^(?:myself|himself|herself|ourselves|themselves|yourself)$/u.test(cursor.text(1));
  if (!isSelf) return undefined;
  const isFeel =
    /^(?:feel|feels|felt|feeling)$/u.test(cursor.text(0)) &&
    mayBe(cursor.token(2), ({ pos }) => pos === 'adjective');
  const isOther =
    /^(?:concentrate|concentrates|concentrated|relax|relaxes|relaxed|complain|complained)$/u.test(
      cursor.text(0),
    );
  const isMet = cursor.text(0) === 'met' && /^(?:ourselves|themselves)$/u.test(cursor.text(1));
  if (!isFeel && !isOther && !isMet) return undefined;
  return cursor.replace([0, 2], cursor.words(0, 1), {
    kind: 'expression',
    reason: isFeel ? { mistake: 'feel-myself' } : { note: 'reflexive-pronouns' },
  });
});

const selfless = wordSet('concentrate relax rest hurry complain shave');

/** I must concentrate me. */
export const noObjectOfSelf = perWord((cursor) => {
  const first = cursor.sentence.tokens[0]?.text ?? '';
  const isSelf = cursor.text(1) !== '' && cursor.text(1) === objects.get(first);
  if (!selfless.has(cursor.text(0)) || !isSelf) return undefined;
  if (!/^(?:to|must|should|can|can't|will|could|and|always)$/u.test(cursor.text(-1)))
    return undefined;
  return cursor.replace([0, 2], cursor.words(0, 1), {
    kind: 'expression',
    reason: { note: 'reflexive-pronouns' },
  });
});

const readable = wordSet('book film movie song car house dress phone shirt picture letter game');

/** the book that I read it. */
export const repeatedObject = perWord((cursor) => {
  if (!readable.has(cursor.text(0)) || !/^(?:that|which)$/u.test(cursor.text(1))) return undefined;
  if (!subjects.has(cursor.text(2)) || cursor.text(4) !== 'it') return undefined;
  if (
    !isOtherVerbForm(cursor.token(3), 'past', 'past-participle') &&
    !/^(?:read|love|like)$/u.test(cursor.text(3))
  ) {
    return undefined;
  }
  const isFollowed =
    /^(?:is|was|yesterday)$/u.test(cursor.text(5)) ||
    (cursor.isEnd(4) && /^(?:the|a|this)$/u.test(cursor.text(-1)));
  const isTold = cursor.sentence.tokens
    .slice(0, cursor.at)
    .some(({ text }) => /^(?:tell|told|said|say|think|know|tells|hope)$/u.test(text));
  if (!isFollowed || isTold) return undefined;
  return cursor.replace([3, 5], cursor.words(3, 4), {
    kind: 'expression',
    reason: { note: 'relative-who-which-that' },
  });
});
