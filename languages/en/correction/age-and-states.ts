import { perWord, type Cursor } from '../../correction/cursor.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { singularSubjects, subjects } from './english-words.ts';
import { endsClause, isQuestion } from './noun-phrases.ts';
import { kin, people } from './nouns-of-english.ts';
import { isNumber } from './phrase-classes.ts';

/** The form of "be" for the word before "have", in the same tense. */
function beFor(cursor: Cursor, at: number): string | undefined {
  const have = cursor.text(at);
  const subject = cursor.text(at - 1);
  const isPerson = subjects.has(subject) || kin.has(subject) || people.has(subject);
  if (!isPerson) return undefined;
  if (have === 'had') {
    return subject === 'i' || singularSubjects.has(subject) || !subjects.has(subject)
      ? 'was'
      : 'were';
  }
  if (have === 'has') return 'is';
  if (have !== 'have') return undefined;
  return subject === 'i'
    ? 'am'
    : subjects.has(subject) && !singularSubjects.has(subject)
      ? 'are'
      : 'is';
}

/** I have 20 years (old). */
export const ageWithHave = perWord((cursor) => {
  if (!isNumber(cursor.text(1)) || !/^years?$/u.test(cursor.text(2))) return undefined;
  const be = beFor(cursor, 0);
  const isOld = cursor.text(3) === 'old';
  if (be === undefined || isQuestion(cursor)) return undefined;
  if (!isOld && !cursor.isEnd(2) && !/^(?:and|but)$/u.test(cursor.text(3))) return undefined;
  const right = `${be} ${cursor.words(1, 2)} years old`;
  return cursor.replace([0, isOld ? 4 : 3], right, {
    kind: 'expression',
    reason: { mistake: 'age-with-have' },
  });
});

/** I am 20 years; I am 20 year old. */
export const yearsOld = perWord((cursor) => {
  if (!/^(?:am|is|are|was|were|i'm|he's|she's)$/u.test(cursor.text(0))) return undefined;
  if (!isNumber(cursor.text(1)) || cursor.text(1) === 'one') return undefined;
  const isSingular = cursor.text(2) === 'year';
  const isOld = cursor.text(3) === 'old';
  const before = cursor.text(-1);
  const isPerson = subjects.has(before) || kin.has(before) || cursor.text(0).includes("'");
  if (!isPerson || before === 'it') return undefined;
  if (!(isSingular && isOld) && !(cursor.text(2) === 'years' && cursor.isEnd(2))) return undefined;
  return cursor.replace([2, isOld ? 4 : 3], 'years old', {
    kind: 'expression',
    reason: { mistake: 'age-with-have' },
  });
});

/** How many years do you have? */
export const howOld = perWord((cursor) => {
  if (!cursor.isStart(0) || cursor.words(0, 3).toLowerCase() !== 'how many years') return undefined;
  const subject = cursor.text(4);
  if (!/^(?:do|does|have|has)$/u.test(cursor.text(3)) || !subjects.has(subject)) return undefined;
  const end = cursor.text(5) === 'have' || cursor.text(5) === 'got' ? 6 : 5;
  if (end === 5 && cursor.text(3).startsWith('do')) return undefined;
  if (!cursor.isEnd(end - 1)) return undefined;
  const be = subject === 'i' ? 'am' : singularSubjects.has(subject) ? 'is' : 'are';
  return cursor.replace([0, end], `how old ${be} ${subject}`, {
    kind: 'expression',
    reason: { mistake: 'age-with-have' },
  });
});

const states = mapOf({
  hunger: 'hungry',
  thirst: 'thirsty',
  cold: 'cold',
  hot: 'hot',
  heat: 'hot',
  sleep: 'sleepy',
  fear: 'afraid',
  reason: 'right',
  hungry: 'hungry',
  thirsty: 'thirsty',
  sleepy: 'sleepy',
  afraid: 'afraid',
  angry: 'angry',
});

/** I have hunger, she has very cold. */
export const stateWithHave = perWord((cursor) => {
  const be = beFor(cursor, 0);
  if (be === undefined || isQuestion(cursor)) return undefined;
  const isVery = /^(?:very|much|so)$/u.test(cursor.text(1));
  const at = isVery ? 2 : 1;
  const right = states.get(cursor.text(at));
  if (right === undefined) return undefined;
  const isEnd = cursor.isEnd(at) || /^(?:today|now|and|because)$/u.test(cursor.text(at + 1));
  const isFear = right === 'afraid' && cursor.text(at + 1) === 'of';
  if (!isEnd && !isFear) return undefined;
  return cursor.replace([0, at + 1], `${be} ${isVery ? 'very ' : ''}${right}`, {
    kind: 'expression',
    reason: { mistake: 'have-hunger' },
  });
});

/** It makes hot today. */
export const weatherWithMake = perWord((cursor) => {
  if (!cursor.isStart(0) || cursor.text(0) !== 'it') return undefined;
  if (!/^(?:makes|made|does)$/u.test(cursor.text(1))) return undefined;
  const at = /^(?:very|so|too)$/u.test(cursor.text(2)) ? 3 : 2;
  if (!/^(?:hot|cold|warm|sunny|windy)$/u.test(cursor.text(at)) || !endsClause(cursor, at)) {
    return undefined;
  }
  return cursor.replace([1, 2], cursor.text(1) === 'made' ? 'was' : 'is', {
    kind: 'expression',
    reason: { mistake: 'makes-hot' },
  });
});
