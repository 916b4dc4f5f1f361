import { perWord } from '../../correction/cursor.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import { wordSet } from '../../lookup/word-set.ts';
import {
  isBase,
  isNoun,
  isOtherVerbForm,
  mayBeBase,
  objectPronouns,
  possessives,
  singularSubjects,
  subjects,
  verbForm,
} from './english-words.ts';
import { isAdjective, isAnyVerb, isQuestion } from './noun-phrases.ts';

/** What you are doing? Who you are waiting for? */
export const whatYouAreDoing = perWord((cursor) => {
  if (cursor.at !== 0 || !/^(?:what|who|which)$/u.test(cursor.text(0)) || !isQuestion(cursor)) {
    return undefined;
  }
  const subject = cursor.text(1);
  if (!subjects.has(subject) || !/^(?:am|is|are|was|were)$/u.test(cursor.text(2))) return undefined;
  if (!isOtherVerbForm(cursor.token(3), 'gerund')) return undefined;
  const rest = cursor.sentence.tokens.slice(4);
  if (rest.some(({ text }) => /^(?:is|are|was|were)$/u.test(text))) return undefined;
  return cursor.replace([1, 3], `${cursor.text(2)} ${subject === 'i' ? 'I' : subject}`, {
    kind: 'word-order',
    reason: { note: 'question-word-order' },
  });
});

/** The words of "what time", "how often", "how many books" at the start, or 0. */
function phraseLength(cursor: Parameters<Parameters<typeof perWord>[0]>[0]): number {
  const second = cursor.text(1);
  if (cursor.text(0) === 'what') {
    if (
      /^(?:time|color|colour|day|kind|kinds|sort|languages?|books?|music|films?|sports?)$/u.test(
        second,
      )
    ) {
      return cursor.text(2) === 'of' ? 4 : 2;
    }
    return 0;
  }
  if (cursor.text(0) === 'which' && mayBe(cursor.token(1), ({ pos }) => pos === 'noun')) return 2;
  if (cursor.text(0) !== 'how') return 0;
  if (/^(?:often|long|far|fast)$/u.test(second)) return 2;
  return /^(?:many|much)$/u.test(second) && mayBe(cursor.token(2), ({ pos }) => pos === 'noun')
    ? 3
    : 0;
}

/** What time you get up? How often he goes there? How many books you have? */
export const doAfterQuestionPhrase = perWord((cursor) => {
  if (cursor.at !== 0 || !isQuestion(cursor)) return undefined;
  const at = phraseLength(cursor);
  const subject = cursor.text(at);
  if (at === 0 || !subjects.has(subject)) return undefined;
  const verb = cursor.token(at + 1);
  const isThird = singularSubjects.has(subject);
  const isVerb = isThird
    ? mayBe(verb, ({ pos, place }) => pos === 'verb' && place?.row === 'third-person')
    : mayBeBase(verb);
  if (!isVerb || /^(?:is|are|am|was|were|do|does|did)$/u.test(cursor.text(at + 1)))
    return undefined;
  const rest = cursor.sentence.tokens.slice(at + 2);
  if (rest.some((token) => isAnyVerb(token) && !/^(?:up|work|school|home)$/u.test(token.text)))
    return undefined;
  const base = isThird ? verbForm(verb, cursor.sentence.lexicon, 'base') : cursor.text(at + 1);
  if (base === undefined) return undefined;
  const pronoun = subject === 'i' ? 'I' : subject;
  return cursor.replace([at, at + 2], `${isThird ? 'does' : 'do'} ${pronoun} ${base}`, {
    kind: 'word-order',
    reason: { note: 'do-in-questions' },
  });
});

const asking = wordSet(
  'know knows knew wonder wondered remember understand forgot forget explain sure asked',
);
const naming = wordSet('name age job address number birthday problem surname');

/** Can you tell me what time is it? I wonder how old is he; she asked what was my name. */
export const statementInside = perWord((cursor) => {
  const be = cursor.text(0);
  if (!/^(?:is|are|was|were)$/u.test(be)) return undefined;
  const isTime = cursor.text(-2) === 'what' && cursor.text(-1) === 'time';
  const isHow =
    cursor.text(-2) === 'how' &&
    (isAdjective(cursor.token(-1)) || /^(?:old|much|far|long)$/u.test(cursor.text(-1)));
  const isWord = /^(?:what|who|how)$/u.test(cursor.text(-1));
  if (!isTime && !isHow && !isWord) return undefined;
  const start = isWord ? -1 : -2;
  const before = cursor.text(start - 1);
  const isAsked =
    asking.has(before) ||
    (objectPronouns.has(before) &&
      /^(?:tell|ask|asked|show|tells|told)$/u.test(cursor.text(start - 2)));
  if (!isAsked) return undefined;
  const subject = cursor.text(1);
  const isPronoun = subjects.has(subject) && cursor.isEnd(1);
  const isNamed =
    possessives.has(subject) && naming.has(cursor.text(2)) && cursor.isEnd(2) && !isTime;
  if (!isPronoun && !isNamed) return undefined;
  const end = isPronoun ? 2 : 3;
  return cursor.replace([0, end], `${cursor.words(1, end)} ${be}`, {
    kind: 'word-order',
    reason: { note: 'indirect-questions' },
  });
});

/** I don't know what should I do. */
export const modalInside = perWord((cursor) => {
  const modal = cursor.text(0);
  if (!/^(?:should|can|could|will|would|must)$/u.test(modal)) return undefined;
  if (!/^(?:what|where|when|why|how|who)$/u.test(cursor.text(-1))) return undefined;
  const before = cursor.text(-2);
  const isAsked =
    asking.has(before) ||
    (objectPronouns.has(before) && /^(?:tell|ask|asked|show|tells|told)$/u.test(cursor.text(-3)));
  const subject = cursor.text(1);
  if (!isAsked || !subjects.has(subject) || !mayBeBase(cursor.token(2))) return undefined;
  return cursor.replace([0, 2], `${subject === 'i' ? 'I' : subject} ${modal}`, {
    kind: 'word-order',
    reason: { note: 'indirect-questions' },
  });
});

/** Thank you for help me. */
export const gerundAfterThanks = perWord((cursor) => {
  if (cursor.text(0) !== 'for' || !mayBeBase(cursor.token(1))) return undefined;
  if (!/^(?:you|thanks|sorry|thank)$/u.test(cursor.text(-1))) return undefined;
  if (cursor.text(-1) === 'you' && !/^(?:thank)$/u.test(cursor.text(-2))) return undefined;
  const isNounToo = mayBe(cursor.token(1), ({ pos }) => pos === 'noun');
  // "Thank you for help, my friend."
  const isObject =
    /^(?:me|us|him|them)$/u.test(cursor.text(2)) ||
    (!isNounToo && /^(?:my|our)$/u.test(cursor.text(2)));
  if (!isObject && !(isBase(cursor.token(1)) && !cursor.isEnd(1))) return undefined;
  const right = verbForm(cursor.token(1), cursor.sentence.lexicon, 'gerund');
  return (
    right !== undefined &&
    cursor.replace([1, 2], right, { kind: 'verb-form', reason: { note: 'preposition-plus-ing' } })
  );
});

const withoutPassive = wordSet('went came fell ran became began arose swam rose woke broke shook');

/** The letter was wrote by my aunt. */
export const participleAfterBe = perWord((cursor) => {
  if (!/^(?:is|are|was|were|be|been)$/u.test(cursor.text(0))) return undefined;
  const token = cursor.token(1);
  const isPast = isOnly(token, ({ pos, place }) => pos === 'verb' && place?.row === 'past');
  if (!isPast || withoutPassive.has(cursor.text(1))) return undefined;
  if (!cursor.isEnd(1) && !/^(?:by|in|at|on|from|yesterday|last)$/u.test(cursor.text(2)))
    return undefined;
  const right = verbForm(token, cursor.sentence.lexicon, 'past-participle');
  return (
    right !== undefined &&
    right !== cursor.text(1) &&
    cursor.replace([1, 2], right, { kind: 'verb-form', reason: { note: 'passive-be-participle' } })
  );
});

/** I did not slept. */
export const baseAfterDidNot = perWord((cursor) => {
  if (!/^(?:do|does|did)$/u.test(cursor.text(0)) || cursor.text(1) !== 'not') return undefined;
  if (!isOtherVerbForm(cursor.token(2)) || isNoun(cursor.token(2), 'plural')) return undefined;
  const right = verbForm(cursor.token(2), cursor.sentence.lexicon, 'base');
  return (
    right !== undefined &&
    cursor.replace([2, 3], right, {
      kind: 'verb-form',
      reason: (texts) => texts.baseAfter(`*${cursor.text(0)} not*`, `*${right}*`),
    })
  );
});
