import { perWord, type Cursor } from '../../correction/cursor.ts';
import { mayBe } from '../../correction/reading-sentences.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import {
  beForms,
  isBase,
  isNoun,
  isOtherVerbForm,
  mayBeBase,
  possessives,
  singularSubjects,
  subjects,
  verbForm,
} from './english-words.ts';
import { isAdjective, isAnyVerb, isQuestion } from './noun-phrases.ts';

const bareModals = wordSet('can could must should will would may might');

function third(cursor: Cursor, at: number): boolean {
  return mayBe(
    cursor.token(at),
    ({ pos, place }) => pos === 'verb' && place?.row === 'third-person',
  );
}

/** Do you can swim? Does he is here? */
export const modalInQuestion = perWord((cursor) => {
  const subject = cursor.text(1);
  if (!/^(?:do|does|did)$/u.test(cursor.text(0)) || !subjects.has(subject)) return undefined;
  const verb = cursor.text(2);
  const isModal = bareModals.has(verb);
  const isBe = beForms.has(verb) || verb === 'be';
  if ((!isModal && !isBe) || !isQuestion(cursor)) return undefined;
  const isPast = cursor.text(0) === 'did';
  const isOne = subject === 'i' || singularSubjects.has(subject);
  const past = isOne ? 'was' : 'were';
  const present = subject === 'i' ? 'am' : isOne ? 'is' : 'are';
  const right = isModal ? (isPast && verb === 'can' ? 'could' : verb) : isPast ? past : present;
  return cursor.replace([0, 3], `${right} ${subject === 'i' ? 'I' : subject}`, {
    kind: 'verb-form',
    reason: { note: 'do-in-questions' },
  });
});

const negatedModal = mapOf({
  can: "can't",
  could: "couldn't",
  must: "mustn't",
  should: "shouldn't",
  will: "won't",
});

/** I don't can; she doesn't is; they didn't were. */
export const negatedModalOrBe = perWord((cursor) => {
  const auxiliary = cursor.text(0);
  if (!/^(?:don't|doesn't|didn't)$/u.test(auxiliary) || cursor.isStart(0)) return undefined;
  const verb = cursor.text(1);
  const modal = negatedModal.get(verb);
  if (modal !== undefined && !cursor.isEnd(1)) {
    const right = auxiliary === "didn't" && verb === 'can' ? "couldn't" : modal;
    return cursor.replace([0, 2], right, {
      kind: 'negation',
      reason: { note: 'can-plus-bare-verb' },
    });
  }
  if (!beForms.has(verb)) return undefined;
  const subject = cursor.text(-1);
  const isPast = auxiliary === "didn't";
  const isOne = singularSubjects.has(subject) || isNoun(cursor.token(-1), 'singular');
  const isFirst = subject === 'i';
  if (!isOne && !isFirst && !subjects.has(subject) && !isNoun(cursor.token(-1), 'plural')) {
    return undefined;
  }
  const past = isOne || isFirst ? "wasn't" : "weren't";
  const present = isFirst ? 'am not' : isOne ? "isn't" : "aren't";
  return cursor.replace([0, 2], isPast ? past : present, {
    kind: 'negation',
    reason: { note: 'do-in-negatives' },
  });
});

/** He not likes fish; she no has time; my brother not like milk. */
export const negationOfThird = perWord((cursor) => {
  const particle = cursor.text(0);
  if (particle !== 'not' && particle !== 'no') return undefined;
  const isPronoun = subjects.has(cursor.text(-1)) && cursor.isStart(-1);
  const isNounSubject =
    possessives.has(cursor.text(-2)) && cursor.isStart(-2) && isNoun(cursor.token(-1), 'singular');
  if (!isPronoun && !isNounSubject) return undefined;
  const isThird = third(cursor, 1) && !isOtherVerbForm(cursor.token(1), 'past');
  const isBareBase = isBase(cursor.token(1));
  if (!isThird && !isBareBase) return undefined;
  if (
    particle === 'no' &&
    !isBareBase &&
    !/^(?:has|likes|wants|works|knows)$/u.test(cursor.text(1))
  ) {
    return undefined;
  }
  const base = isBareBase
    ? cursor.text(1)
    : verbForm(cursor.token(1), cursor.sentence.lexicon, 'base');
  if (base === undefined || base === 'be') return undefined;
  const isOne = isNounSubject || singularSubjects.has(cursor.text(-1));
  return cursor.replace([0, 2], `${isOne ? "doesn't" : "don't"} ${base}`, {
    kind: 'negation',
    reason: { note: 'do-in-negatives' },
  });
});

const twoModals = mapOf({ can: 'be able to', must: 'have to' });

/** I will can come; you must can swim; to can swim. */
export const twoModalVerbs = perWord((cursor) => {
  const right = twoModals.get(cursor.text(1));
  if (
    right === undefined ||
    !/^(?:will|would|must|should|may|might|to|won't)$/u.test(cursor.text(0))
  ) {
    return undefined;
  }
  const isTo = cursor.text(0) === 'to';
  const before = cursor.text(-1);
  if (isTo && !/^(?:want|wants|like|need|wanted|going|have|has)$/u.test(before)) return undefined;
  if (!mayBeBase(cursor.token(2))) return undefined;
  return cursor.replace([1, 2], right, { kind: 'verb-form', reason: { note: 'no-two-modals' } });
});

/** Where your brother works? Why the children are crying? */
export const questionAboutNoun = perWord((cursor) => {
  const word = cursor.text(0);
  if (!/^(?:where|when|why|how|what)$/u.test(word) || cursor.at !== 0 || !isQuestion(cursor)) {
    return undefined;
  }
  if (!possessives.has(cursor.text(1)) && cursor.text(1) !== 'the') return undefined;
  const isOne = isNoun(cursor.token(2), 'singular');
  const isMany = isNoun(cursor.token(2), 'plural');
  if (!isOne && !isMany) return undefined;
  const verb = cursor.token(3);
  const rest = cursor.sentence.tokens.slice(cursor.at + 4);
  const shown = cursor.words(1, 3);
  const isBe = beForms.has(cursor.text(3)) || cursor.text(3) === 'can';
  const isRest = rest.every((token) => !isAnyVerb(token) || isOtherVerbForm(token, 'gerund'));
  if (isBe && isRest && /^(?:why|where|when)$/u.test(word)) {
    return cursor.replace([1, 4], `${cursor.text(3)} ${shown}`, {
      kind: 'word-order',
      reason: { note: 'question-word-order' },
    });
  }
  if (rest.some(isAnyVerb) || verb === undefined) return undefined;
  const isThird = isOtherVerbForm(verb, 'third-person') || (third(cursor, 3) && cursor.isEnd(3));
  const base = isThird ? verbForm(verb, cursor.sentence.lexicon, 'base') : verb.text;
  const isVerb = (isOne && isThird) || isBase(verb);
  if (!isVerb || base === undefined || base === 'be') return undefined;
  return cursor.replace([1, 4], `${isOne ? 'does' : 'do'} ${shown} ${base}`, {
    kind: 'word-order',
    reason: { note: 'do-in-questions' },
  });
});

/** Where lives your brother? How much costs this bag? Where live you? */
export const verbBeforeSubject = perWord((cursor) => {
  const isMuch = cursor.text(0) === 'how' && cursor.text(1) === 'much';
  const at = isMuch ? 2 : 1;
  if (cursor.at !== 0 || !isQuestion(cursor)) return undefined;
  if (!isMuch && !/^(?:where|when|why)$/u.test(cursor.text(0))) return undefined;
  const verb = cursor.token(at);
  const isThird = third(cursor, at) && !beForms.has(cursor.text(at)) && cursor.text(at) !== 'does';
  const isPlain = isBase(verb) && cursor.text(at) !== 'do' && cursor.text(at) !== 'have';
  if ((!isThird && !isPlain) || cursor.text(at) === 'has') return undefined;
  const first = cursor.text(at + 1);
  const isPronoun = subjects.has(first) && cursor.isEnd(at + 1);
  const isPhrase =
    /^(?:this|that|these|those|the|my|your|his|her|our|their)$/u.test(first) &&
    (cursor.isEnd(at + 1) ||
      (cursor.isEnd(at + 2) && mayBe(cursor.token(at + 2), ({ pos }) => pos === 'noun')));
  if (!isPronoun && !isPhrase) return undefined;
  const end = isPhrase && !cursor.isEnd(at + 1) ? at + 3 : at + 2;
  const base = isThird ? verbForm(verb, cursor.sentence.lexicon, 'base') : cursor.text(at);
  if (base === undefined) return undefined;
  const subject = cursor.words(at + 1, end);
  return cursor.replace([at, end], `${isThird ? 'does' : 'do'} ${subject} ${base}`, {
    kind: 'word-order',
    reason: { note: 'do-in-questions' },
  });
});

/** Did you ever been to Spain? */
export const everBeen = perWord((cursor) => {
  if (cursor.text(0) !== 'did' || !subjects.has(cursor.text(1)) || !cursor.isStart(0))
    return undefined;
  const at = cursor.text(2) === 'ever' ? 3 : 2;
  if (cursor.text(at) !== 'been') return undefined;
  const right = singularSubjects.has(cursor.text(1)) ? 'has' : 'have';
  return cursor.replace([0, 1], right, {
    kind: 'tense',
    reason: { note: 'present-perfect-form' },
  });
});

/** Is your parents at home? Where is my keys? Does your parents live here? */
export const questionNumber = perWord((cursor) => {
  const auxiliary = cursor.text(0);
  const right = mapOf({ is: 'are', was: 'were', does: 'do', has: 'have' }).get(auxiliary);
  const isAsked = cursor.isStart(0) || /^(?:where|how|why|when|what)$/u.test(cursor.text(-1));
  if (right === undefined || !isAsked || !isQuestion(cursor)) return undefined;
  if (!/^(?:my|your|his|her|our|their|the|these|those)$/u.test(cursor.text(1))) return undefined;
  const at = isAdjective(cursor.token(2)) && !cursor.isEnd(2) ? 3 : 2;
  if (!isNoun(cursor.token(at), 'plural') && cursor.text(at) !== 'people') return undefined;
  if (/ics$|news|series|means/u.test(cursor.text(at))) return undefined;
  const next = cursor.token(at + 1);
  const isPredicate =
    cursor.isEnd(at) ||
    (auxiliary === 'does'
      ? isBase(next)
      : isAdjective(next) || /^(?:at|in|from|on|there|here|very|so)$/u.test(next?.text ?? ''));
  if (!isPredicate) return undefined;
  return cursor.replace([0, 1], right, {
    kind: 'agreement',
    reason: (texts) => texts.person(`*${cursor.words(1, at + 1)}*`, `*${right}*`),
  });
});
