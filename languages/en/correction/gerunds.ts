import { perWord, type Cursor } from '../../correction/cursor.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import { wordSet } from '../../lookup/word-set.ts';
import type { CheckedToken } from '../../pack/correction-rules.ts';
import {
  determiners,
  isBase,
  isOtherVerbForm,
  mayBeBase,
  objectPronouns,
  singularSubjects,
  star,
  subjects,
  verbForm,
} from './english-words.ts';
import { isAdjective, isQuestion } from './noun-phrases.ts';
import { nationalities } from './names-of-places.ts';

function isForm(token: CheckedToken | undefined, heads: ReadonlySet<string>): boolean {
  return mayBe(token, ({ lexeme, pos }) => pos === 'verb' && heads.has(lexeme.text));
}

function gerundAt(cursor: Cursor, at: number): string | undefined {
  const token = cursor.token(at);
  if (!mayBeBase(token) || cursor.text(at) === 'be') return undefined;
  return verbForm(token, cursor.sentence.lexicon, 'gerund');
}

function baseOf(cursor: Cursor, at: number): string | undefined {
  return verbForm(cursor.token(at), cursor.sentence.lexicon, 'base');
}

const knowing = wordSet('know hear see find read be');

/** interested to learn English → in learning; not "I was interested to learn that". */
export const interestedIn = perWord((cursor) => {
  if (cursor.text(0) !== 'interested' || cursor.text(1) !== 'to') return undefined;
  const verb = cursor.text(2);
  if (knowing.has(verb) || !isBase(cursor.token(2))) return undefined;
  if (
    verb === 'learn' &&
    !nationalities.has(cursor.text(3)) &&
    !/^(?:to|a|new)$/u.test(cursor.text(3))
  ) {
    return undefined;
  }
  const gerund = gerundAt(cursor, 2);
  return (
    gerund !== undefined &&
    cursor.replace([1, 3], `in ${gerund}`, {
      kind: 'verb-form',
      reason: { note: 'preposition-plus-ing' },
    })
  );
});

/** interested in learn, good at cook. */
export const gerundAfterAdjective = perWord((cursor) => {
  const pair = `${cursor.text(-1)} ${cursor.text(0)}`;
  if (
    !/^(?:interested in|good at|bad at|tired of|afraid of|fond of|think about|thinking about|instead of)$/u.test(
      pair,
    )
  ) {
    return undefined;
  }
  const isTo = cursor.text(1) === 'to';
  const at = isTo ? 2 : 1;
  if (!isBase(cursor.token(at)) && !(isTo && mayBeBase(cursor.token(at)))) return undefined;
  const gerund = gerundAt(cursor, at);
  return (
    gerund !== undefined &&
    cursor.replace([1, at + 1], gerund, {
      kind: 'verb-form',
      reason: { note: 'preposition-plus-ing' },
    })
  );
});

/** I am used to get up early; I got used to live here. */
export const usedToGerund = perWord((cursor) => {
  if (cursor.text(0) !== 'used' || cursor.text(1) !== 'to' || !isBase(cursor.token(2))) {
    return undefined;
  }
  const at = /^(?:not|really|never|already)$/u.test(cursor.text(-1)) ? -2 : -1;
  const before = cursor.text(at);
  const isGet = /^(?:get|got|getting|gets)$/u.test(before);
  const isBe =
    /^(?:i'm|he's|she's|we're|you're)$/u.test(before) ||
    (/^(?:am|is|are|was|were)$/u.test(before) &&
      /^(?:i|he|she|we|you)$/u.test(cursor.text(at - 1)));
  if (!isGet && !isBe) return undefined;
  const gerund = gerundAt(cursor, 2);
  return (
    gerund !== undefined &&
    cursor.replace([2, 3], gerund, {
      kind: 'verb-form',
      reason: (texts) =>
        texts.gerundAfter(star(isGet ? 'get used to' : 'be used to'), star(gerund)),
    })
  );
});

const takesGerund = wordSet('enjoy avoid finish stop keep mind practice');
const takesInfinitive = wordSet('want need decide hope plan try start begin like love learn');

/** stopped to smoking; want to going; enjoy swim; enjoy to reading. */
export const doubleForm = perWord((cursor) => {
  const head = cursor.token(0);
  const isGerundVerb = isForm(head, takesGerund);
  const isTo = cursor.text(1) === 'to';
  if (isTo && isOtherVerbForm(cursor.token(2), 'gerund')) {
    const gerund = cursor.text(2);
    if (isGerundVerb && isForm(head, wordSet('enjoy avoid finish stop mind'))) {
      return cursor.replace([1, 3], gerund, {
        kind: 'verb-form',
        reason: (texts) => texts.gerundAfter(star(cursor.text(0)), star(gerund)),
      });
    }
    const isInfinitive =
      isForm(head, takesInfinitive) ||
      (cursor.text(0) === 'going' &&
        /^(?:am|is|are|i'm|he's|she's|we're|they're)$/u.test(cursor.text(-1)));
    const base = baseOf(cursor, 2);
    if (
      !isInfinitive ||
      base === undefined ||
      /^(?:swimming|shopping|fishing|skiing|dancing)$/u.test(gerund)
    ) {
      return undefined;
    }
    return cursor.replace([2, 3], base, {
      kind: 'verb-form',
      reason: (texts) => texts.baseAfter(star('to'), star(base)),
    });
  }
  const isSubject =
    subjects.has(cursor.text(-1)) || /^(?:don't|doesn't|didn't|to|really)$/u.test(cursor.text(-1));
  const isDirect = isForm(head, wordSet('enjoy avoid mind dislike like love hate')) && isSubject;
  if (!isDirect || !isBase(cursor.token(1)) || cursor.text(0).endsWith('ing')) return undefined;
  const gerund = gerundAt(cursor, 1);
  return (
    gerund !== undefined &&
    cursor.replace([1, 2], gerund, {
      kind: 'verb-form',
      reason: (texts) => texts.gerundAfter(star(cursor.text(0)), star(gerund)),
    })
  );
});

/** give up to smoke; worth to visit; recommend to visit; without to say; spend time to read. */
export const gerundForInfinitive = perWord((cursor) => {
  if (cursor.text(0) !== 'to') return undefined;
  const before = cursor.text(-1);
  const earlier = cursor.text(-2);
  const isAfterPreposition = /^(?:without|before|after)$/u.test(before);
  if (!isBase(cursor.token(1)) && !(isAfterPreposition && mayBeBase(cursor.token(1)))) {
    return undefined;
  }
  const isGiveUp = before === 'up' && /^(?:give|gave|gives|giving|given)$/u.test(earlier);
  const isWorth = before === 'worth';
  const isRecommend =
    /^(?:recommend|recommends|recommended|suggest|suggested|dislike|dislikes)$/u.test(before);
  const isPreposition = isAfterPreposition;
  const isSpent =
    before === 'time' &&
    cursor.sentence.tokens
      .slice(0, cursor.at)
      .some(({ text }) => /^(?:spend|spends|spent)$/u.test(text));
  if (!isGiveUp && !isWorth && !isRecommend && !isPreposition && !isSpent) return undefined;
  const gerund = gerundAt(cursor, 1);
  if (gerund === undefined) return undefined;
  return cursor.replace([0, 2], gerund, {
    kind: 'verb-form',
    reason: isPreposition
      ? { note: 'preposition-plus-ing' }
      : (texts) =>
          texts.gerundAfter(
            star(isGiveUp ? 'give up' : isSpent ? 'spend time' : before),
            star(gerund),
          ),
  });
});

/** I asked him help me → to help; I would like drink → to drink; it is easy learn → to learn. */
export const infinitiveNeeded = perWord((cursor) => {
  if (!isBase(cursor.token(0)) || cursor.text(0) === 'be' || isQuestion(cursor)) return undefined;
  const before = cursor.text(-1);
  const isAsked =
    /^(?:me|him|us|them)$/u.test(before) &&
    isForm(cursor.token(-2), wordSet('ask tell want advise invite allow')) &&
    cursor.text(-2) !== 'wants';
  const isWould =
    before === 'like' && /^(?:would|i'd|he'd|she'd|we'd|they'd|wouldn't)$/u.test(cursor.text(-2));
  const isEasy =
    isAdjective(cursor.token(-1)) &&
    /^(?:is|was|it's)$/u.test(cursor.text(-2)) &&
    (cursor.text(-2) === "it's" || cursor.text(-3) === 'it');
  if (!isAsked && !isWould && !isEasy) return undefined;
  const right = `to ${cursor.text(0)}`;
  return cursor.replace([0, 1], right, {
    kind: 'verb-form',
    reason: isAsked
      ? { note: 'want-somebody-to' }
      : isEasy
        ? { note: 'it-is-adjective-to' }
        : (texts) => texts.infinitiveAfter(star('would like'), star(right)),
  });
});

const objectOf = new Map([
  ['i', 'me'],
  ['you', 'you'],
  ['he', 'him'],
  ['she', 'her'],
  ['we', 'us'],
  ['they', 'them'],
  ['it', 'it'],
]);

/** I would like that you come; I need that he helps; I want that my brother comes. */
export const likeThat = perWord((cursor) => {
  if (cursor.text(1) !== 'that') return undefined;
  const isWould = cursor.text(0) === 'like' && /^(?:would|i'd|we'd)$/u.test(cursor.text(-1));
  const isNeed = /^(?:need|needs|needed)$/u.test(cursor.text(0)) && subjects.has(cursor.text(-1));
  const isWant = /^(?:want|wants|wanted)$/u.test(cursor.text(0));
  if (!isWould && !isNeed && !isWant) return undefined;
  const pronoun = objectOf.get(cursor.text(2));
  const isPhrase =
    determiners.has(cursor.text(2)) && isOnly(cursor.token(3), ({ pos }) => pos === 'noun');
  const at = pronoun !== undefined && !isWant ? 3 : isPhrase ? 4 : 0;
  if (at === 0 || !mayBe(cursor.token(at), ({ pos }) => pos === 'verb')) return undefined;
  const base = mayBeBase(cursor.token(at)) ? cursor.text(at) : baseOf(cursor, at);
  if (base === undefined) return undefined;
  const somebody = at === 3 ? (pronoun ?? '') : cursor.words(2, 4);
  return cursor.replace([1, at + 1], `${somebody} to ${base}`, {
    kind: 'verb-form',
    reason: { note: 'want-somebody-to' },
  });
});

const stative = wordSet(
  'knowing wanting needing understanding believing owning preferring belonging liking',
);

/** I am knowing him; I'm not understanding you. */
export const stativeVerb = perWord((cursor) => {
  if (!stative.has(cursor.text(0))) return undefined;
  if (cursor.sentence.tokens.some(({ text }) => /^(?:better|more|now)$/u.test(text)))
    return undefined;
  if (
    cursor.text(0) === 'liking' &&
    /^(?:|it|this|that|these|those|the|my|your|his|her)$/u.test(cursor.text(1))
  )
    return undefined;
  const isNot = cursor.text(-1) === 'not';
  const at = isNot ? -2 : -1;
  const short = mapShort.get(cursor.text(at));
  const subject = short ?? (/^(?:am|is|are)$/u.test(cursor.text(at)) ? cursor.text(at - 1) : '');
  if (!subjects.has(subject) || isQuestion(cursor)) return undefined;
  const isThird = singularSubjects.has(subject);
  const base = baseOf(cursor, 0);
  const form =
    isThird && !isNot ? verbForm(cursor.token(0), cursor.sentence.lexicon, 'third-person') : base;
  if (form === undefined) return undefined;
  const start = short === undefined ? at - 1 : at;
  const pronoun = subject === 'i' ? 'I' : subject;
  const negation = isNot ? (isThird ? "doesn't " : "don't ") : '';
  return cursor.replace([start, 1], `${pronoun} ${negation}${form}`, {
    kind: 'tense',
    reason: { note: 'stative-verbs' },
  });
});

const mapShort = new Map([
  ["i'm", 'i'],
  ["he's", 'he'],
  ["she's", 'she'],
  ["we're", 'we'],
  ["they're", 'they'],
  ["you're", 'you'],
]);

/** My parents let my sister to go. */
export const letNounTo = perWord((cursor) => {
  if (!/^(?:let|lets|makes)$/u.test(cursor.text(0)) || objectPronouns.has(cursor.text(1)))
    return undefined;
  if (!determiners.has(cursor.text(1)) || cursor.text(3) !== 'to' || !isBase(cursor.token(4)))
    return undefined;
  if (!/^(?:my|your|his|her|our|their)$/u.test(cursor.text(1))) return undefined;
  return cursor.replace([1, 5], `${cursor.words(1, 3)} ${cursor.text(4)}`, {
    kind: 'verb-form',
    reason: { note: 'make-let-bare-verb' },
  });
});
