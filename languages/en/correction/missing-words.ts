import { perWord, type Cursor } from '../../correction/cursor.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import { wordSet } from '../../lookup/word-set.ts';
import {
  determiners,
  isNoun,
  isOtherVerbForm,
  possessives,
  prepositions,
  star,
  subjects,
} from './english-words.ts';
import { isAdjective, isAnyVerb, isQuestion } from './noun-phrases.ts';
import { sentenceNeedsBe } from './reasons.ts';

const beOf = new Map([
  ['i', 'am'],
  ['he', 'is'],
  ['she', 'is'],
  ['it', 'is'],
  ['we', 'are'],
  ['they', 'are'],
  ['you', 'are'],
]);

/** No word of the sentence may be a verb, and all are known. */
function hasNoVerb(cursor: Cursor, except?: number): boolean {
  return cursor.sentence.tokens.every(
    (token, place) =>
      place === except ||
      (!isAnyVerb(token) && (token.readings.length > 0 || /^\p{Lu}|^\d/u.test(token.written))),
  );
}

const impersonal = wordSet(
  `raining snowing cold hot warm sunny windy cloudy late early dark important necessary possible
  impossible difficult easy dangerous true interesting good better nice`,
);
const degrees = wordSet('very so too really not');

/** Is raining; is very important to sleep; because is late; I think is good. */
export const impersonalIt = perWord((cursor) => {
  if (!/^(?:is|was)$/u.test(cursor.text(0)) || isQuestion(cursor)) return undefined;
  const before = cursor.text(-1);
  const isStart = cursor.at === 0;
  const isInside =
    /^(?:because|if)$/u.test(before) ||
    (/^(?:think|believe)$/u.test(before) && cursor.text(-2) === 'i' && cursor.at === 2);
  if (!isStart && !isInside) return undefined;
  const at = degrees.has(cursor.text(1)) ? 2 : 1;
  const text = cursor.text(at);
  const isWeather = /^(?:raining|snowing)$/u.test(text);
  if (!impersonal.has(text)) return undefined;
  const next = cursor.text(at + 1);
  const isFollowed =
    cursor.isEnd(at) ||
    prepositions.has(next) ||
    /^(?:that|today|now|outside|here|and|but)$/u.test(next);
  if (!isWeather && !isFollowed) return undefined;
  const right = `it ${cursor.words(0, 1)}`;
  return cursor.replace([0, 1], right, { kind: 'expression', reason: { note: 'impersonal-it' } });
});

/** I very tired; she from Spain; they at home; he a doctor. */
export const beAfterPronoun = perWord((cursor) => {
  const be = beOf.get(cursor.text(0));
  if (be === undefined || cursor.at !== 0 || isQuestion(cursor) || !hasNoVerb(cursor)) {
    return undefined;
  }
  const next = cursor.text(1);
  const isDegree = /^(?:very|so|too|not)$/u.test(next) && isAdjective(cursor.token(2));
  const isPlace = /^(?:from|at|in)$/u.test(next) && cursor.sentence.tokens.length > 2;
  const isNoun = /^(?:a|an|my|your|his|the)$/u.test(next) && cursor.sentence.tokens.length < 6;
  if (!isDegree && !isPlace && !isNoun && !isAdjective(cursor.token(1))) return undefined;
  const pronoun = cursor.text(0) === 'i' ? 'I' : cursor.words(0, 1);
  const right = `${pronoun} ${be}`;
  return cursor.replace([0, 1], right, {
    kind: 'verb-form',
    reason: sentenceNeedsBe(star(right)),
  });
});

/** The baby is crying because he hungry. */
export const beInClause = perWord((cursor) => {
  const be = beOf.get(cursor.text(0));
  if (be === undefined || !/^(?:because|but|if|that)$/u.test(cursor.text(-1))) return undefined;
  // "The baby was crying because he hungry" lacks "was".
  const isPast = cursor.sentence.tokens.some((token) =>
    mayBe(token, ({ place }) => place?.row === 'past'),
  );
  if (isPast) return undefined;
  const isDegree = /^(?:very|so|too|not)$/u.test(cursor.text(1));
  const at = isDegree ? 2 : 1;
  if (!isOnly(cursor.token(at), ({ pos }) => pos === 'adjective') || !cursor.isEnd(at))
    return undefined;
  const pronoun = cursor.text(0) === 'i' ? 'I' : cursor.words(0, 1);
  const right = `${pronoun} ${be}`;
  return cursor.replace([0, 1], right, { kind: 'verb-form', reason: sentenceNeedsBe(star(right)) });
});

/** I going to school; we not working. */
export const beBeforeGerund = perWord((cursor) => {
  const be = beOf.get(cursor.text(0));
  if (be === undefined || !subjects.has(cursor.text(0)) || cursor.at !== 0) return undefined;
  const at = cursor.text(1) === 'not' || cursor.text(1) === 'now' ? 2 : 1;
  const isGerund = isOtherVerbForm(cursor.token(at), 'gerund');
  if (!isGerund || /^(?:being|having)$/u.test(cursor.text(at)) || isQuestion(cursor)) {
    return undefined;
  }
  const others = cursor.sentence.tokens.slice(at + 1).filter(isFinite);
  if (others.length > 0) return undefined;
  const pronoun = cursor.text(0) === 'i' ? 'I' : cursor.words(0, 1);
  const right = `${pronoun} ${be}`;
  return cursor.replace([0, 1], right, {
    kind: 'verb-form',
    reason: sentenceNeedsBe(star(`${right} ${cursor.words(1, at + 1)}`)),
  });
});

function isFinite(token: Parameters<typeof isAnyVerb>[0]): boolean {
  return (
    isAnyVerb(token) &&
    (/^(?:is|are|was|were|am|has|have|had|do|does|did|can|will)$/u.test(token.text) ||
      isOtherVerbForm(token, 'third-person', 'past'))
  );
}

/** This my house; my name Anna; my brother at school; my mother a teacher. */
export const beAfterNoun = perWord((cursor) => {
  if (cursor.at !== 0 || isQuestion(cursor) || !hasNoVerb(cursor)) return undefined;
  const first = cursor.text(0);
  const { length } = cursor.sentence.tokens;
  if (/^(?:this|that)$/u.test(first)) {
    const isNext = /^(?:my|your|his|her|our|a|an|the)$/u.test(cursor.text(1));
    if (!isNext || length < 3 || length > 6) return undefined;
    const right = `${cursor.words(0, 1)} is`;
    return cursor.replace([0, 1], right, {
      kind: 'verb-form',
      reason: sentenceNeedsBe(star(right)),
    });
  }
  if (!possessives.has(first) && first !== 'the') return undefined;
  const many = isNoun(cursor.token(1), 'plural');
  if (!many && !isNoun(cursor.token(1), 'singular')) return undefined;
  const next = cursor.text(2);
  const isName =
    cursor.text(1) === 'name' && /^\p{Lu}/u.test(cursor.token(2)?.written ?? '') && length === 3;
  const isDescribed =
    (/^(?:very|so|too)$/u.test(next) && isAdjective(cursor.token(3)) && cursor.isEnd(3)) ||
    (isAdjective(cursor.token(2)) && cursor.isEnd(2));
  const isPlace = /^(?:at|from)$/u.test(next) && first !== 'the' && length < 6;
  const isJob = /^an?$/u.test(next) && length === 4;
  if (!isName && !isDescribed && !isPlace && !isJob) return undefined;
  const right = `${cursor.words(0, 2)} ${many ? 'are' : 'is'}`;
  return cursor.replace([0, 2], right, { kind: 'verb-form', reason: sentenceNeedsBe(star(right)) });
});

/** What your name? Where my keys? How old you? What you doing? */
export const beInQuestion = perWord((cursor) => {
  const word = cursor.text(0);
  if (!/^(?:what|where|who|how)$/u.test(word) || cursor.at !== 0 || !isQuestion(cursor)) {
    return undefined;
  }
  const isOld = word === 'how' && cursor.text(1) === 'old';
  const at = isOld ? 2 : 1;
  const subject = cursor.text(at);
  const isGerund = isOtherVerbForm(cursor.token(at + 1), 'gerund');
  const be = beOf.get(subject);
  if (be !== undefined) {
    const isSure = (isGerund && !hasFinite(cursor)) || (isOld && cursor.isEnd(at));
    if (!isSure) return undefined;
    return cursor.replace([at - 1, at], `${cursor.words(at - 1, at)} ${be}`, {
      kind: 'verb-form',
      reason: sentenceNeedsBe(star(be)),
    });
  }
  if (word === 'how' && !isOld) return undefined;
  if (!determiners.has(subject) || /^(?:a|an|some|any|no)$/u.test(subject)) return undefined;
  if (!cursor.isEnd(at + 1) || !hasNoVerb(cursor)) return undefined;
  const many = isNoun(cursor.token(at + 1), 'plural');
  const isOne = isOnly(cursor.token(at + 1), ({ pos }) => pos === 'noun');
  if (!many && !isOne) return undefined;
  const right = many ? 'are' : 'is';
  return cursor.replace([at - 1, at], `${cursor.words(at - 1, at)} ${right}`, {
    kind: 'verb-form',
    reason: sentenceNeedsBe(star(right)),
  });
});

function hasFinite(cursor: Cursor): boolean {
  return cursor.sentence.tokens.some(
    (token) => isFinite(token) || mayBe(token, ({ place }) => place?.row === 'base'),
  );
}
