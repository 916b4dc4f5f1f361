import { perWord, type Cursor } from '../../correction/cursor.ts';
import { mayBe } from '../../correction/reading-sentences.ts';
import { wordSet } from '../../lookup/word-set.ts';
import {
  isBase,
  isOtherVerbForm,
  middleAdverbs,
  modals,
  negatedDo,
  personNouns,
  singularSubjects,
  star,
  subjects,
  verbForm,
} from './english-words.ts';

const doForms = wordSet("do does did don't doesn't didn't");

function baseAt(cursor: Cursor, at: number, after: string) {
  const right = verbForm(cursor.token(at), cursor.sentence.lexicon, 'base');
  if (right === undefined) return undefined;
  return cursor.replace([at, at + 1], right, {
    kind: 'verb-form',
    reason: (texts) => texts.baseAfter(star(after), star(right)),
  });
}

/** doesn't likes, didn't went; does she likes, did you went. */
export const baseAfterDo = perWord((cursor) => {
  const auxiliary = cursor.text(0);
  if (!doForms.has(auxiliary)) return undefined;
  let at = 1;
  if (subjects.has(cursor.text(at)) && auxiliary !== 'do') at += 1;
  else if (subjects.has(cursor.text(at)) && cursor.isStart(0)) at += 1;
  else if (!negatedDo.has(auxiliary)) return undefined;
  if (middleAdverbs.has(cursor.text(at))) at += 1;
  if (cursor.text(at) === 'used') return undefined;
  const isDirect = negatedDo.has(auxiliary) && at === 1;
  const third = isDirect && mayBe(cursor.token(at), ({ place }) => place?.row === 'third-person');
  return third || isOtherVerbForm(cursor.token(at)) ? baseAt(cursor, at, auxiliary) : undefined;
});

/** do he, don't she; does you. */
export const doWithSubject = perWord((cursor) => {
  const [auxiliary, subject] = [cursor.text(0), cursor.text(1)];
  const questionWords = wordSet('what where when why how who which');
  const isQuestion =
    cursor.isStart(0) || (cursor.isStart(-1) && questionWords.has(cursor.text(-1)));
  const isAsked = isQuestion && cursor.sentence.end.includes('?');
  if (!isAsked || !isBaseLike(cursor, 2)) return undefined;
  const isSingular = singularSubjects.has(subject);
  const right =
    auxiliary === 'do' && isSingular
      ? 'does'
      : auxiliary === 'does' && subjects.has(subject) && !isSingular
        ? 'do'
        : undefined;
  if (right === undefined) return undefined;
  return cursor.replace([0, 1], right, {
    kind: 'agreement',
    reason: (texts) => texts.person(star(subject === 'i' ? 'I' : subject), star(right)),
  });
});

/** can to swim, must went. */
export const baseAfterModal = perWord((cursor) => {
  const modal = cursor.text(0);
  if (!modals.has(modal)) return undefined;
  const before = cursor.token(-1);
  const isNoun = mayBe(before, ({ pos }) => pos === 'determiner' || pos === 'adjective');
  const isVerb = !isNoun || modal.includes("'");
  if (!isVerb) return undefined;
  let at = 1;
  if (cursor.isStart(0) && subjects.has(cursor.text(1))) at += 1;
  if (cursor.text(at) === 'not' || middleAdverbs.has(cursor.text(at))) at += 1;
  if (cursor.text(at) === 'to' && isBaseLike(cursor, at + 1)) {
    return cursor.replace([at - 1, at + 1], cursor.words(at - 1, at), {
      kind: 'verb-form',
      reason: (texts) => texts.baseAfter(star(modal), star(cursor.words(at + 1, at + 2))),
    });
  }
  return isOtherVerbForm(cursor.token(at)) ? baseAt(cursor, at, modal) : undefined;
});

/** My brother can plays chess: "plays" is a noun, too. */
export const baseAfterModalOfPerson = perWord((cursor) => {
  if (!/^(?:can|could|must|should|will|would|can't|won't)$/u.test(cursor.text(0))) return undefined;
  const isPerson = subjects.has(cursor.text(-1)) || personNouns.has(cursor.text(-1));
  const isThird = mayBe(
    cursor.token(1),
    ({ pos, place }) => pos === 'verb' && place?.row === 'third-person',
  );
  if (!isPerson || !isThird || cursor.isEnd(1) || isBaseLike(cursor, 1)) return undefined;
  return baseAt(cursor, 1, cursor.text(0));
});

function isBaseLike(cursor: Cursor, at: number): boolean {
  return mayBe(cursor.token(at), ({ pos, place }) => pos === 'verb' && place?.row === 'base');
}

/** I no like; I not like. */
export const negationWithoutDo = perWord((cursor) => {
  const subject = cursor.text(0);
  const particle = cursor.text(1);
  if (!subjects.has(subject) || (particle !== 'no' && particle !== 'not')) return undefined;
  const before = cursor.text(-1);
  if (before !== '' && !wordSet('and but because so that').has(before)) return undefined;
  const token = cursor.token(2);
  const isThird = isOtherVerbForm(token, 'third-person');
  const isSure = particle === 'no' && cursor.text(2) !== 'doubt' && isBaseLike(cursor, 2);
  if (!isBase(token) && !isThird && !isSure) return undefined;
  const base = isThird ? verbForm(token, cursor.sentence.lexicon, 'base') : cursor.text(2);
  if (base === undefined) return undefined;
  const auxiliary = singularSubjects.has(subject) ? "doesn't" : "don't";
  return cursor.replace([1, 3], `${auxiliary} ${base}`, {
    kind: 'negation',
    reason: { note: 'do-in-negatives' },
  });
});

const haveForms = wordSet("have has had haven't hasn't hadn't i've you've we've they've");

/** have went, has saw; have you ever saw. */
export const participleAfterHave = perWord((cursor) => {
  const auxiliary = cursor.text(0);
  if (!haveForms.has(auxiliary)) return undefined;
  let at = 1;
  if (cursor.isStart(0) && subjects.has(cursor.text(1))) at += 1;
  if (cursor.text(at) === 'not' || middleAdverbs.has(cursor.text(at))) at += 1;
  const token = cursor.token(at);
  const isPast = isOtherVerbForm(token, 'past');
  const isBareBase = isBase(token) && at > 1;
  if (!isPast && !isBareBase) return undefined;
  const right = verbForm(token, cursor.sentence.lexicon, 'past-participle');
  if (right === undefined || right === token?.text) return undefined;
  return cursor.replace([at, at + 1], right, {
    kind: 'verb-form',
    reason: (texts) => texts.participleAfter(star(auxiliary), star(right)),
  });
});

const agree = wordSet(
  'agree live go want need know think have study eat believe understand remember learn speak write like work play',
);
const bes = new Map([
  ['i', 'am'],
  ['you', 'are'],
  ['we', 'are'],
  ['they', 'are'],
  ['he', 'is'],
  ['she', 'is'],
]);

/** I am agree, she is live in. */
export const beBeforeBase = perWord((cursor) => {
  const subject = cursor.text(0).replace(/'(?:m|re|s)$/u, '');
  const isShort = subject !== cursor.text(0);
  const at = isShort ? 1 : 2;
  const be = bes.get(subject);
  if (be === undefined || (!isShort && cursor.text(1) !== be)) return undefined;
  const isNegated = cursor.text(at) === 'not';
  const verb = cursor.text(isNegated ? at + 1 : at);
  const end = isNegated ? at + 2 : at + 1;
  if (!agree.has(verb)) return undefined;
  const next = cursor.text(end);
  // "He is like his father", "I am work-shy": sure only before what a verb takes.
  if (verb === 'like' && next !== 'to') return undefined;
  // "We are live here tonight" is said on television.
  if (verb === 'live' && next === 'here' && cursor.text(end + 1) !== '') return undefined;
  const open = wordSet('in at to a the with for every that on it you him her them as here there');
  if (next !== '' && !open.has(next)) return undefined;
  if (next === '' && verb !== 'agree') return undefined;
  const { lexicon } = cursor.sentence;
  const token = cursor.token(end - 1);
  const third = singularSubjects.has(subject);
  const form = third && !isNegated ? verbForm(token, lexicon, 'third-person') : verb;
  if (form === undefined) return undefined;
  const negation = isNegated ? (third ? "doesn't " : "don't ") : '';
  const pronoun = subject === 'i' ? 'I' : cursor.words(0, 1).replace(/'(?:m|re|s)$/u, '');
  return cursor.replace([0, end], `${pronoun} ${negation}${form}`, {
    kind: 'verb-form',
    reason: { mistake: 'am-plus-verb' },
  });
});

/** Is he works here? Are you like coffee? */
export const beForDo = perWord((cursor) => {
  const subject = cursor.text(1);
  if (!/^(?:is|are|am)$/u.test(cursor.text(0)) || !cursor.isStart(0) || cursor.at !== 0)
    return undefined;
  if (!subjects.has(subject) || !cursor.sentence.end.includes('?')) return undefined;
  const token = cursor.token(2);
  const isThird = isOtherVerbForm(token, 'third-person');
  if (!isThird && !(isBase(token) && !cursor.isEnd(2))) return undefined;
  const base = isThird ? verbForm(token, cursor.sentence.lexicon, 'base') : cursor.text(2);
  if (base === undefined) return undefined;
  const right = singularSubjects.has(subject) ? 'does' : 'do';
  return cursor.replace([0, 3], `${right} ${cursor.words(1, 2)} ${base}`, {
    kind: 'verb-form',
    reason: { note: 'do-in-questions' },
  });
});

/** I used to playing. */
export const baseAfterUsedTo = perWord((cursor) => {
  if (!subjects.has(cursor.text(-1)) || cursor.text(0) !== 'used' || cursor.text(1) !== 'to')
    return undefined;
  return isOtherVerbForm(cursor.token(2), 'gerund') ? baseAt(cursor, 2, 'used to') : undefined;
});
