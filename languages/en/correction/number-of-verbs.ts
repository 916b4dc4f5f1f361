import { perWord } from '../../correction/cursor.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { determiners, isNoun, star } from './english-words.ts';
import { isAdjective, isQuestion } from './noun-phrases.ts';
import { kin, pairs, people, things } from './nouns-of-english.ts';

const plurals = mapOf({
  is: 'are',
  was: 'were',
  has: 'have',
  "isn't": "aren't",
  "wasn't": "weren't",
});
const singulars = new Map([...plurals].map(([one, many]) => [many, one]));
const sciences = wordSet('maths mathematics physics economics');

/** My jeans is too small; the scissors is on the table. */
export const verbOfPair = perWord((cursor) => {
  if (!determiners.has(cursor.text(0)) || !cursor.isStart(0)) return undefined;
  const at = isAdjective(cursor.token(1)) ? 2 : 1;
  const right = plurals.get(cursor.text(at + 1));
  if (!pairs.has(cursor.text(at)) || right === undefined) return undefined;
  const shown = cursor.words(0, at + 1);
  return cursor.replace([at + 1, at + 2], right, {
    kind: 'agreement',
    reason: (texts) => texts.person(star(shown), star(right)),
  });
});

/** Maths are my favorite subject; the news were bad. */
export const verbOfScience = perWord((cursor) => {
  const isNews = cursor.text(0) === 'the' && cursor.text(1) === 'news' && cursor.isStart(0);
  const isScience = sciences.has(cursor.text(0)) && cursor.isStart(0);
  if (!isNews && !isScience) return undefined;
  const at = isNews ? 2 : 1;
  // "The news are on at six" is heard; "the news are bad" is not.
  const isDescribed =
    /^(?:very|so|really|not|always)$/u.test(cursor.text(3)) || isAdjective(cursor.token(3));
  if (isNews && !isDescribed) return undefined;
  const right = singulars.get(cursor.text(at));
  if (right === undefined || right === 'has') return undefined;
  const shown = cursor.words(0, at);
  return cursor.replace([at, at + 1], right, {
    kind: 'agreement',
    reason: (texts) => texts.person(star(shown), star(right)),
  });
});

/** Other people is waiting; some people has cars. */
export const verbOfPeople = perWord((cursor) => {
  if (!cursor.isStart(0) || cursor.text(1) !== 'people') return undefined;
  if (
    !/^(?:other|many|some|most|young|old|these|those|all|rich|poor|few|english|turkish|russian|spanish)$/u.test(
      cursor.text(0),
    )
  ) {
    return undefined;
  }
  const right = plurals.get(cursor.text(2));
  const shown = cursor.words(0, 2);
  return (
    right !== undefined &&
    cursor.replace([2, 3], right, {
      kind: 'agreement',
      reason: (texts) => texts.person(star(shown), star(right)),
    })
  );
});

const ones = mapOf({ these: 'this', those: 'that' });
const manyOf = mapOf({ this: 'these', that: 'those' });
const counted = (text: string) => things.has(text) || people.has(text) || kin.has(text);

/** This are my shoes; these is my friends; these book is old. */
export const pointingWord = perWord((cursor) => {
  if (!cursor.isStart(0) || isQuestion(cursor)) return undefined;
  const word = cursor.text(0);
  const verb = cursor.text(1);
  const at = determiners.has(cursor.text(2)) ? 3 : 2;
  const noun = isAdjective(cursor.token(at)) ? at + 1 : at;
  const many = manyOf.get(word);
  if (many !== undefined && /^(?:are|were)$/u.test(verb)) {
    const isMany = isNoun(cursor.token(noun), 'plural') || pairs.has(cursor.text(noun));
    if (!isMany) return undefined;
    return cursor.replace([0, 1], many, {
      kind: 'agreement',
      reason: (texts) => texts.agreesWith(star(many), star(cursor.text(noun))),
    });
  }
  const one = ones.get(word);
  if (one === undefined) return undefined;
  const right = plurals.get(verb);
  if (right !== undefined && isNoun(cursor.token(noun), 'plural')) {
    return cursor.replace([1, 2], right, {
      kind: 'agreement',
      reason: (texts) => texts.person(star(word), star(right)),
    });
  }
  const isOne = counted(verb) && mayBe(cursor.token(1), ({ place }) => place?.row === 'singular');
  if (!isOne || !plurals.has(cursor.text(2))) return undefined;
  return cursor.replace([0, 1], one, {
    kind: 'number',
    reason: (texts) => texts.agreesWith(star(one), star(verb)),
  });
});

/** a lot of interesting peoples. */
export const manyPeoples = perWord((cursor) => {
  if (cursor.text(0) !== 'peoples' || !isOnly(cursor.token(-1), ({ pos }) => pos === 'adjective'))
    return undefined;
  if (!/^(?:of|many|some|the|are)$/u.test(cursor.text(-2)) || cursor.text(-2) === 'the')
    return undefined;
  if (/^(?:indigenous|native|european|asian|ancient|african|slavic)$/u.test(cursor.text(-1)))
    return undefined;
  return cursor.replace([0, 1], 'people', { kind: 'number', reason: { mistake: 'many-peoples' } });
});
