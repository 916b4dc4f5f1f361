import { perWord } from '../../correction/cursor.ts';
import { mayBe } from '../../correction/reading-sentences.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import type { CheckedToken } from '../../pack/correction-rules.ts';
import {
  determiners,
  isBase,
  isOtherVerbForm,
  mayBeBase,
  middleAdverbs,
  objectPronouns,
  prepositions,
  singularSubjects,
  star,
  subjects,
  verbForm,
} from './english-words.ts';

function isFormOf(token: CheckedToken | undefined, heads: ReadonlySet<string>): boolean {
  return mayBe(token, ({ lexeme, pos }) => pos === 'verb' && heads.has(lexeme.text));
}

const gerundVerbs = wordSet('enjoy avoid finish mind suggest practice consider dislike');
const suggesting = wordSet('suggest');
const infinitiveVerbs = wordSet('want decide hope promise refuse manage agree');
const toVerbs = wordSet('want need hope decide plan have like love try');

const subjectOf = mapOf({ me: 'I', him: 'he', her: 'she', us: 'we', them: 'they', you: 'you' });

/** He suggested me to go → he suggested that I go. */
export const suggestThat = perWord((cursor) => {
  const subject = subjectOf.get(cursor.text(1));
  const isTo = cursor.text(2) === 'to' && mayBeBase(cursor.token(3));
  if (!isFormOf(cursor.token(0), suggesting) || subject === undefined || !isTo) return undefined;
  const right = `that ${subject}`;
  return cursor.replace([1, 3], right, {
    kind: 'verb-form',
    reason: (texts) => texts.said(star(`${cursor.words(0, 1)} ${right} ${cursor.words(3, 4)}`)),
  });
});

/** enjoy to read → enjoy reading. */
export const gerundAfter = perWord((cursor) => {
  const head = cursor.token(0);
  if (!isFormOf(head, gerundVerbs) || cursor.text(1) !== 'to') return undefined;
  const token = cursor.token(2);
  if (!mayBeBase(token) || token?.text === 'be') return undefined;
  const right = verbForm(token, cursor.sentence.lexicon, 'gerund');
  return (
    right !== undefined &&
    cursor.replace([1, 3], right, {
      kind: 'verb-form',
      reason: (texts) => texts.gerundAfter(star(cursor.text(0)), star(right)),
    })
  );
});

/** decided going → decided to go. */
export const infinitiveAfter = perWord((cursor) => {
  if (!isFormOf(cursor.token(0), infinitiveVerbs)) return undefined;
  const token = cursor.token(1);
  if (!isOtherVerbForm(token, 'gerund')) return undefined;
  const next = cursor.text(2);
  const isFollowed = prepositions.has(next) || determiners.has(next) || objectPronouns.has(next);
  const isPlace = /^(?:home|there|here|abroad|out|back)$/u.test(next);
  if (!isFollowed && !isPlace && !cursor.isEnd(1)) return undefined;
  const base = verbForm(token, cursor.sentence.lexicon, 'base');
  return (
    base !== undefined &&
    cursor.replace([1, 2], `to ${base}`, {
      kind: 'verb-form',
      reason: (texts) => texts.infinitiveAfter(star(cursor.text(0)), star(`to ${base}`)),
    })
  );
});

/** want to goes, need to went. */
export const baseAfterTo = perWord((cursor) => {
  if (!isFormOf(cursor.token(0), toVerbs) || cursor.text(1) !== 'to') return undefined;
  const token = cursor.token(2);
  if (!isOtherVerbForm(token, 'third-person', 'past')) return undefined;
  const right = verbForm(token, cursor.sentence.lexicon, 'base');
  return (
    right !== undefined &&
    cursor.replace([2, 3], right, {
      kind: 'verb-form',
      reason: (texts) => texts.baseAfter(star('to'), star(right)),
    })
  );
});

/** want go → want to go. */
export const missingTo = perWord((cursor) => {
  const heads = wordSet('want wants wanted decide decided hope hopes hoped need needs needed');
  if (!heads.has(cursor.text(0))) return undefined;
  const right = cursor.text(1);
  if (!isBase(cursor.token(1)) || cursor.text(-1) === 'the') return undefined;
  return cursor.replace([0, 2], `${cursor.words(0, 1)} to ${right}`, {
    kind: 'verb-form',
    reason: (texts) => texts.infinitiveAfter(star(cursor.text(0)), star(`to ${right}`)),
  });
});

/** make me to laugh, let him to go. */
export const bareAfterMakeLet = perWord((cursor) => {
  if (!isFormOf(cursor.token(0), wordSet('make let'))) return undefined;
  if (!objectPronouns.has(cursor.text(1)) || cursor.text(2) !== 'to') return undefined;
  if (cursor.text(0) === 'made' && /^(?:is|are|was|were|be|been)$/u.test(cursor.text(-1))) {
    return undefined;
  }
  if (!isBase(cursor.token(3))) return undefined;
  return cursor.replace([1, 4], cursor.words(1, 2) + ' ' + cursor.text(3), {
    kind: 'verb-form',
    reason: { note: 'make-let-bare-verb' },
  });
});

const beforeGerund = wordSet('without after before about by of instead for at');

/** without say, for buy, interested in learn. */
export const afterPreposition = perWord((cursor) => {
  const preposition = cursor.text(0);
  const token = cursor.token(1);
  if (!beforeGerund.has(preposition) || !isBase(token)) return undefined;
  if (!/^(?:without|for)$/u.test(preposition) && !isObject(cursor.token(2), cursor.text(2))) {
    return undefined;
  }
  if (preposition === 'for') {
    if (!isObject(cursor.token(2), cursor.text(2)) && !cursor.isEnd(1)) return undefined;
    const right = `to ${cursor.text(1)}`;
    return cursor.replace([0, 2], right, {
      kind: 'verb-form',
      reason: { note: 'infinitive-of-purpose' },
    });
  }
  const right = verbForm(token, cursor.sentence.lexicon, 'gerund');
  return (
    right !== undefined &&
    cursor.replace([1, 2], right, {
      kind: 'verb-form',
      reason: { note: 'preposition-plus-ing' },
    })
  );
});

function isObject(token: CheckedToken | undefined, text: string): boolean {
  if (determiners.has(text) || objectPronouns.has(text) || prepositions.has(text)) return true;
  return mayBe(token, ({ pos }) => pos === 'noun' || pos === 'adjective');
}

const lookForward = /^look(?:s|ed|ing)?$/u;

/** look forward to see → seeing. */
export const lookingForward = perWord((cursor) => {
  if (!lookForward.test(cursor.text(0)) || cursor.text(1) !== 'forward') return undefined;
  if (cursor.text(2) !== 'to' || !isBase(cursor.token(3))) return undefined;
  const right = verbForm(cursor.token(3), cursor.sentence.lexicon, 'gerund');
  return (
    right !== undefined &&
    cursor.replace([3, 4], right, {
      kind: 'verb-form',
      reason: { mistake: 'look-forward-to-see' },
    })
  );
});

const objects = new Map([
  ['i', 'me'],
  ['you', 'you'],
  ['he', 'him'],
  ['she', 'her'],
  ['we', 'us'],
  ['they', 'them'],
]);

/** want that you help → want you to help. */
export const wantThat = perWord((cursor) => {
  if (!isFormOf(cursor.token(0), wordSet('want')) || cursor.text(1) !== 'that') return undefined;
  const object = objects.get(cursor.text(2));
  const token = cursor.token(3);
  if (object === undefined || !mayBe(token, ({ pos }) => pos === 'verb')) return undefined;
  const base = mayBeBase(token) ? cursor.text(3) : verbForm(token, cursor.sentence.lexicon, 'base');
  return (
    base !== undefined &&
    cursor.replace([1, 4], `${object} to ${base}`, {
      kind: 'verb-form',
      reason: { note: 'want-somebody-to' },
    })
  );
});

/** If it will rain, … ; When I will arrive, … */
export const presentAfterIf = perWord((cursor) => {
  const conjunction = cursor.text(0);
  if (cursor.at !== 0 || !/^(?:if|when|after|before|until)$/u.test(conjunction)) return undefined;
  const subject = cursor.text(1);
  if (!subjects.has(subject) || cursor.text(2) !== 'will') return undefined;
  const token = cursor.token(3);
  const verb = cursor.text(3);
  if (subject === 'you' || (!mayBeBase(token) && verb !== 'be')) return undefined;
  if (cursor.sentence.end.includes('?')) return undefined;
  const { lexicon } = cursor.sentence;
  const be = subject === 'i' ? 'am' : singularSubjects.has(subject) ? 'is' : 'are';
  const third = singularSubjects.has(subject) ? verbForm(token, lexicon, 'third-person') : verb;
  const right = verb === 'be' ? be : third;
  return (
    right !== undefined &&
    cursor.replace([2, 4], right, {
      kind: 'tense',
      reason: { note: conjunction === 'if' ? 'first-conditional' : 'present-after-when' },
    })
  );
});

/** If I would have time, … */
export const pastAfterIf = perWord((cursor) => {
  if (cursor.text(0) !== 'if' || cursor.text(2) !== 'would') return undefined;
  if (!subjects.has(cursor.text(1)) || !cursor.isStart(0)) return undefined;
  const token = cursor.token(3);
  const verb = cursor.text(3);
  if (!mayBeBase(token) || /^(?:like|please|prefer|care|mind|excuse)$/u.test(verb))
    return undefined;
  if (cursor.text(1) === 'you' || middleAdverbs.has(verb)) return undefined;
  if (isOtherVerbForm(cursor.token(4), 'past-participle', 'past')) return undefined;
  const past = verb === 'be' ? 'were' : verbForm(token, cursor.sentence.lexicon, 'past');
  return (
    past !== undefined &&
    cursor.replace([2, 4], past, { kind: 'tense', reason: { note: 'second-conditional' } })
  );
});
