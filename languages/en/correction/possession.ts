import { perWord } from '../../correction/cursor.ts';
import { mayBe } from '../../correction/reading-sentences.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { possessives, star, subjects } from './english-words.ts';
import { endsClause, endsPhrase, isAnyVerb } from './noun-phrases.ts';
import { kin, owned, people, things } from './nouns-of-english.ts';
import { beforeNoun, standsAlone } from './reasons.ts';

/** my brother friend → my brother's friend. */
export const ownerWithS = perWord((cursor) => {
  if (!possessives.has(cursor.text(0)) || !kin.has(cursor.text(1))) return undefined;
  const isThing = owned.has(cursor.text(2)) && !cursor.text(2).endsWith('s');
  if (!isThing || !endsClause(cursor, 2)) return undefined;
  if (/^(?:friend|boss)$/u.test(cursor.text(1)) && cursor.text(2) === 'family') return undefined;
  return cursor.replace([1, 2], `${cursor.words(1, 2)}'s`, {
    kind: 'expression',
    reason: { note: 'possessive-s' },
  });
});

const alone = mapOf({ my: 'mine', your: 'yours', our: 'ours', their: 'theirs' });

/** This book is my. */
export const possessiveAlone = perWord((cursor) => {
  const right = alone.get(cursor.text(0));
  if (right === undefined || !cursor.isEnd(0)) {
    return undefined;
  }
  const isBe = /^(?:is|are|was|were|not|isn't|aren't|it's|than)$/u.test(cursor.text(-1));
  const isLast = cursor.at === cursor.sentence.tokens.length - 1;
  if (!isBe || !isLast) return undefined;
  return cursor.replace([0, 1], right, { kind: 'expression', reason: standsAlone(star(right)) });
});

const beforeNouns = mapOf({ mine: 'my', yours: 'your', hers: 'her', ours: 'our', theirs: 'their' });

/** mine car, hers brother. */
export const possessiveBeforeNoun = perWord((cursor) => {
  const right = beforeNouns.get(cursor.text(0));
  if (right === undefined || !endsPhrase(cursor, 1)) return undefined;
  if (/^(?:a|the|coal|gold|of|this|that)$/u.test(cursor.text(-1))) return undefined;
  const isNoun =
    things.has(cursor.text(1)) || kin.has(cursor.text(1)) || people.has(cursor.text(1));
  if (!isNoun) return undefined;
  return cursor.replace([0, 1], right, { kind: 'expression', reason: beforeNoun(star(right)) });
});

const friendOf = mapOf({ me: 'mine', you: 'yours', him: 'his', us: 'ours', them: 'theirs' });

/** a friend of me → a friend of mine. */
export const friendOfMine = perWord((cursor) => {
  const right = friendOf.get(cursor.text(2));
  const isFriend = /^(?:friends?|colleagues?|cousins?)$/u.test(cursor.text(0));
  const isSome = /^(?:a|an|some|two|another|good|old)$/u.test(cursor.text(-1));
  if (right === undefined || !isFriend || !isSome || cursor.text(1) !== 'of') return undefined;
  return cursor.replace([2, 3], right, {
    kind: 'expression',
    reason: (texts) => texts.said(star(`${cursor.words(0, 2)} ${right}`)),
  });
});

/** the my friend → my friend; a my friend → a friend of mine is left to the learner. */
export const articleBeforePossessive = perWord((cursor) => {
  if (cursor.text(0) !== 'the' || !/^(?:my|your|our|their)$/u.test(cursor.text(1)))
    return undefined;
  if (!mayBe(cursor.token(2), ({ pos }) => pos === 'noun' || pos === 'adjective')) return undefined;
  return cursor.replace([0, 2], cursor.words(1, 2), {
    kind: 'article',
    reason: (texts) => texts.dropped(star('the')),
  });
});

const subjectForms = mapOf({ i: 'me', he: 'him', she: 'her', we: 'us', they: 'them' });
const verbs = wordSet(
  'like likes love loves loved know knows help helps saw met told asked called call',
);

/** with he; I love she. */
export const objectPronoun = perWord((cursor) => {
  const right = subjectForms.get(cursor.text(0));
  const before = cursor.text(-1);
  if (right === undefined || !cursor.isEnd(0)) return undefined;
  const isObject =
    /^(?:with|for|from|about|to|at|without|of|near)$/u.test(before) || verbs.has(before);
  if (!isObject) return undefined;
  if (cursor.at !== cursor.sentence.tokens.length - 1) return undefined;
  return cursor.replace([0, 1], right, { kind: 'expression', reason: { note: 'object-pronouns' } });
});

const meeting = wordSet(
  'met saw see meet called call visited help helped love loves invited asked',
);

/** I saw he at school. */
export const objectPronounInside = perWord((cursor) => {
  const right = subjectForms.get(cursor.text(0));
  if (right === undefined || !meeting.has(cursor.text(-1)) || cursor.isEnd(0)) return undefined;
  if (!subjects.has(cursor.text(-2))) return undefined;
  if (!/^(?:at|in|on|with|yesterday|every|last|for|very|today|again|a)$/u.test(cursor.text(1))) {
    return undefined;
  }
  const rest = cursor.sentence.tokens.slice(cursor.at + 1);
  if (rest.some((token) => token.text !== 'last' && isAnyVerb(token))) return undefined;
  return cursor.replace([0, 1], right, { kind: 'expression', reason: { note: 'object-pronouns' } });
});

const objectForms = mapOf({ me: 'I', him: 'he', us: 'we', them: 'they', her: 'she' });

/** Me like pizza; him is my brother. */
export const subjectPronoun = perWord((cursor) => {
  const right = objectForms.get(cursor.text(0));
  if (right === undefined || cursor.at !== 0 || cursor.sentence.end.includes('?')) return undefined;
  const next = cursor.text(1);
  const isBe = /^(?:is|are|was|were|has|have|likes|wants|can|went|don't|doesn't|am)$/u.test(next);
  const isVerb = isBe || (/^(?:like|want|need|love)$/u.test(next) && cursor.text(0) === 'me');
  if (!isVerb) return undefined;
  return cursor.replace([0, 1], right, { kind: 'expression', reason: { note: 'object-pronouns' } });
});
