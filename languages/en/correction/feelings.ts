import { perWord } from '../../correction/cursor.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { star } from './english-words.ts';
import { endsClause } from './noun-phrases.ts';
import { dullThings } from './nouns-of-english.ts';
import { feelingAndCause } from './reasons.ts';

/** What a thing is | how a person feels. */
const feelings = mapOf({
  boring: 'bored',
  interesting: 'interested',
  tiring: 'tired',
  exciting: 'excited',
  surprising: 'surprised',
  confusing: 'confused',
  disappointing: 'disappointed',
  embarrassing: 'embarrassed',
  frightening: 'frightened',
  exhausting: 'exhausted',
  shocking: 'shocked',
});
const causes = new Map([...feelings].map(([cause, feeling]) => [feeling, cause]));
const degrees = wordSet('very so really quite too not always often never');
const persons = wordSet("i'm we're they're he's she's you're");
const following = wordSet('about in at with by because when today now here');

/** I am boring at school, we are exciting about it; I feel boring. */
export const howSomebodyFeels = perWord((cursor) => {
  const feeling = feelings.get(cursor.text(0));
  if (feeling === undefined) return undefined;
  const at = degrees.has(cursor.text(-1)) ? -2 : -1;
  const be = cursor.text(at);
  const subject = cursor.text(at - 1);
  const isFeel = /^(?:feel|feels|felt|feeling)$/u.test(be) && cursor.isEnd(0);
  const isPerson =
    persons.has(be) ||
    (/^(?:am|are|was|were|is)$/u.test(be) && /^(?:i|we|they|he|she|you)$/u.test(subject));
  const next = cursor.text(1);
  const isFirst = be === 'am' || be === "i'm" || be === 'are' || be === "we're";
  // "He is boring in class" may be meant; "he is interesting in art" is not.
  const isSure =
    feeling === 'interested' ? next === 'in' : next === 'about' || (isFirst && following.has(next));
  const isAlone = cursor.isEnd(0) && isFirst && subject !== 'they' && subject !== 'you';
  const canBeAlone = isAlone && !/^(?:bored|interested|excited|frightened)$/u.test(feeling);
  if (!isFeel && !(isPerson && (isSure || canBeAlone))) return undefined;
  return cursor.replace([0, 1], feeling, {
    kind: 'expression',
    reason: feelingAndCause(star(feeling), star(cursor.text(0))),
  });
});

/** The film was very bored; an interested book. */
export const whatSomethingIs = perWord((cursor) => {
  const cause = causes.get(cursor.text(0));
  if (cause === undefined) return undefined;
  const reason = feelingAndCause(star(cursor.text(0)), star(cause));
  const isBefore =
    dullThings.has(cursor.text(1)) &&
    /^(?:a|an|the|this|very|that)$/u.test(cursor.text(-1)) &&
    endsClause(cursor, 1);
  const article = cursor.text(-1);
  if (isBefore) {
    if (article === 'a' || article === 'an') {
      const right = `${/^[aeiou]/u.test(cause) ? 'an' : 'a'} ${cause}`;
      return cursor.replace([-1, 1], right, { kind: 'expression', reason });
    }
    return cursor.replace([0, 1], cause, { kind: 'expression', reason });
  }
  const at = degrees.has(cursor.text(-1)) ? -2 : -1;
  const isBe = /^(?:is|was|are|were|isn't|wasn't)$/u.test(cursor.text(at));
  const noun = cursor.text(at - 1).replace(/s$/u, '');
  if (!isBe || !dullThings.has(noun) || !cursor.isStart(at - 2)) {
    return undefined;
  }
  if (!/^(?:the|this|that|my|our|your|his|her|these|those)$/u.test(cursor.text(at - 2))) {
    return undefined;
  }
  const isEnd = cursor.isEnd(0) || /^(?:and|but|for|because|so|yesterday)$/u.test(cursor.text(1));
  if (!isEnd) return undefined;
  return cursor.replace([0, 1], cause, { kind: 'expression', reason });
});
