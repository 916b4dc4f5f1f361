import { perWord } from '../../correction/cursor.ts';
import { mayBe } from '../../correction/reading-sentences.ts';
import { wordSet } from '../../lookup/word-set.ts';
import {
  isBase,
  isOtherVerbForm,
  mayBeBase,
  modals,
  singularSubjects,
  star,
  subjects,
  verbForm,
} from './english-words.ts';
import { endsClause, isAnyVerb, isQuestion } from './noun-phrases.ts';
import { isNumber } from './phrase-classes.ts';

const startOfTime =
  /^(?:(?:19|20)\d\d|last|yesterday|childhood|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|i)$/u;

/** I am living here since 2019; I don't see him since Monday. */
export const presentSince = perWord((cursor) => {
  const { tokens } = cursor.sentence;
  if (cursor.at !== 0 || !subjects.has(cursor.text(0)) || isQuestion(cursor)) return undefined;
  const since = tokens.findIndex(({ text }) => text === 'since');
  const isBirth =
    /^(?:he|she|we|they)$/u.test(tokens[since + 1]?.text ?? '') &&
    /^(?:was|were)$/u.test(tokens[since + 2]?.text ?? '') &&
    (isNumber(tokens[since + 3]?.text ?? '') ||
      /^(?:a|young|born)$/u.test(tokens[since + 3]?.text ?? ''));
  if (since < 3 || !(isBirth || startOfTime.test(tokens[since + 1]?.text ?? ''))) return undefined;
  const isThird = singularSubjects.has(cursor.text(0));
  const reason = { note: 'present-perfect-how-long' };
  if (
    /^(?:am|is|are)$/u.test(cursor.text(1)) &&
    mayBe(cursor.token(2), ({ place }) => place?.row === 'gerund')
  ) {
    const right = `${isThird ? 'has' : 'have'} been`;
    return cursor.replace([1, 2], right, { kind: 'tense', reason });
  }
  if (/^(?:don't|doesn't)$/u.test(cursor.text(1)) && isBase(cursor.token(2))) {
    const participle = verbForm(cursor.token(2), cursor.sentence.lexicon, 'past-participle');
    if (participle === undefined) return undefined;
    return cursor.replace([1, 3], `${isThird ? "hasn't" : "haven't"} ${participle}`, {
      kind: 'tense',
      reason,
    });
  }
  return undefined;
});

const durations = /^(?:years?|months?|weeks?|days?|hours?|minutes?)$/u;

/** I have lived here since two years → for; I bought it since three days → three days ago. */
export const sinceDuration = perWord((cursor) => {
  if (cursor.text(0) !== 'since' || !cursor.isEnd(2)) return undefined;
  if (!isNumber(cursor.text(1)) && !/^(?:many|several)$/u.test(cursor.text(1))) return undefined;
  if (!durations.test(cursor.text(2))) return undefined;
  const earlier = cursor.sentence.tokens.slice(0, cursor.at);
  const isPerfect = earlier.some(({ text }) => /^(?:have|has|had|been)$|'ve$|n't$|'s$/u.test(text));
  const isPast =
    !isPerfect && earlier.some((token) => isOtherVerbForm(token, 'past', 'past-participle'));
  if (isPast) {
    return cursor.replace([0, 3], `${cursor.words(1, 3)} ago`, {
      kind: 'expression',
      reason: { mistake: 'before-two-years' },
    });
  }
  return cursor.replace([0, 1], 'for', {
    kind: 'preposition',
    reason: { note: 'present-perfect-how-long' },
  });
});

/** I know him for ten years. */
export const presentFor = perWord((cursor) => {
  const { tokens, lexicon } = cursor.sentence;
  if (cursor.at !== 0 || !subjects.has(cursor.text(0)) || isQuestion(cursor)) return undefined;
  const isKnown = /^(?:know|knows)$/u.test(cursor.text(1));
  const isLived = /^(?:live|lives)$/u.test(cursor.text(1)) && /^(?:here|in)$/u.test(cursor.text(2));
  if (!isKnown && !isLived) return undefined;
  const at = tokens.findIndex(({ text }) => text === 'for');
  if (at < 3 || tokens.slice(2, at).some(isAnyVerb)) return undefined;
  const last = tokens.at(-1)?.text ?? '';
  const isLong =
    tokens
      .slice(at + 1)
      .map(({ text }) => text)
      .join(' ') === 'a long time';
  if (!/^years$/u.test(last) && !isLong) return undefined;
  const participle = verbForm(cursor.token(1), lexicon, 'past-participle');
  const auxiliary = singularSubjects.has(cursor.text(0)) ? 'has' : 'have';
  return (
    participle !== undefined &&
    cursor.replace([1, 2], `${auxiliary} ${participle}`, {
      kind: 'tense',
      reason: { note: 'present-perfect-how-long' },
    })
  );
});

const pastWords = wordSet('yesterday ago');

function hasPastTime(texts: readonly string[]): boolean {
  const last = texts.indexOf('last');
  const unit = texts[last + 1] ?? '';
  const isLast =
    last >= 0 &&
    texts[last - 1] !== 'the' &&
    /^(?:week|year|month|night|summer|winter)$/u.test(unit);
  return isLast || texts.some((text) => pastWords.has(text));
}

const joining = wordSet(
  'that who which because when if and but so while after before since as than',
);

/** Do you see him yesterday? I don't go to work yesterday. I can't sleep last night. */
export const auxiliaryWithPastTime = perWord((cursor) => {
  const texts = cursor.sentence.tokens.map(({ text }) => text);
  if (!hasPastTime(texts) || texts.some((text) => joining.has(text))) return undefined;
  const auxiliary = cursor.text(0);
  const isAsked =
    isQuestion(cursor) &&
    /^(?:do|does)$/u.test(auxiliary) &&
    subjects.has(cursor.text(1)) &&
    mayBeBase(cursor.token(2));
  const isNegated =
    /^(?:don't|doesn't)$/u.test(auxiliary) &&
    subjects.has(cursor.text(-1)) &&
    isBase(cursor.token(1));
  const isModal =
    /^(?:can't|cannot)$/u.test(auxiliary) &&
    subjects.has(cursor.text(-1)) &&
    mayBeBase(cursor.token(1));
  if (!isAsked && !isNegated && !isModal) return undefined;
  if (/^(?:know|remember|think|understand|believe|want)$/u.test(cursor.text(isAsked ? 2 : 1)))
    return undefined;
  const right = isAsked ? 'did' : isModal ? "couldn't" : "didn't";
  return cursor.replace([0, 1], right, {
    kind: 'tense',
    reason: (texts_) =>
      texts_.tenseWith(
        star(
          texts.includes('yesterday')
            ? 'yesterday'
            : texts.includes('ago')
              ? 'ago'
              : `last ${texts[texts.indexOf('last') + 1] ?? ''}`,
        ),
        'past',
        star(right),
      ),
  });
});

/** My brother go to Paris last year. */
export const nounWithPastTime = perWord((cursor) => {
  const { tokens, lexicon } = cursor.sentence;
  const texts = tokens.map(({ text }) => text);
  if (!cursor.isStart(0) || isQuestion(cursor) || !hasPastTime(texts)) return undefined;
  if (!/^(?:my|your|his|her|our|their|the)$/u.test(cursor.text(0))) return undefined;
  if (
    !mayBe(cursor.token(1), ({ pos }) => pos === 'noun') ||
    texts.some((text) => joining.has(text) || modals.has(text))
  ) {
    return undefined;
  }
  const verb = cursor.token(2);
  if (/^(?:remember|miss|love|like|forget|discuss|describe|hate)/u.test(cursor.text(2)))
    return undefined;
  if (!isBase(verb) && !isOtherVerbForm(verb, 'third-person')) return undefined;
  // "My sister has told me about the party last night."
  const isPerfect = mayBe(cursor.token(3), ({ place }) => place?.row === 'past-participle');
  if (cursor.text(2) === 'has' && isPerfect) return undefined;
  if (texts.slice(3).some((text) => subjects.has(text) && text !== 'you' && text !== 'it'))
    return undefined;
  const right = verbForm(verb, lexicon, 'past');
  return (
    right !== undefined &&
    cursor.replace([2, 3], right, { kind: 'tense', reason: { note: 'irregular-past-verbs' } })
  );
});

/** When have you arrived? Have you seen him yesterday? */
export const perfectQuestion = perWord((cursor) => {
  if (
    !/^(?:have|has)$/u.test(cursor.text(0)) ||
    !subjects.has(cursor.text(1)) ||
    !isQuestion(cursor)
  ) {
    return undefined;
  }
  const isParticiple = mayBe(cursor.token(2), ({ place }) => place?.row === 'past-participle');
  if (!isParticiple || /^(?:been|got|had)$/u.test(cursor.text(2))) return undefined;
  const isWhen = cursor.text(-1) === 'when' && cursor.at === 1 && endsClause(cursor, 2);
  const texts = cursor.sentence.tokens.map(({ text }) => text);
  const isPast = hasPastTime(texts) && !texts.some((text) => joining.has(text));
  const base = verbForm(cursor.token(2), cursor.sentence.lexicon, 'base');
  if ((!isWhen && !isPast) || base === undefined) return undefined;
  return cursor.replace([0, 3], `did ${cursor.words(1, 2)} ${base}`, {
    kind: 'tense',
    reason: { mistake: 'perfect-with-date' },
  });
});

const mainVerbs = wordSet('call phone text be come go help start leave buy send cook visit');

/** I will call you when I will arrive; I'll wait until he will come. */
export const noWillAfterTime = perWord((cursor) => {
  const word = cursor.text(0);
  if (!/^(?:when|if|after|before|until|as)$/u.test(word) || cursor.at < 2 || isQuestion(cursor))
    return undefined;
  const start = word === 'as' ? 3 : 1;
  if (word === 'as' && cursor.words(0, 3) !== 'as soon as') return undefined;
  const subject = cursor.text(start);
  if (!subjects.has(subject) || cursor.text(start + 1) !== 'will') return undefined;
  const earlier = cursor.sentence.tokens.slice(0, cursor.at);
  const isMain = earlier.some(
    ({ text }, place) =>
      mainVerbs.has(text) && /(?:^will|'ll|n't|^not)$/u.test(earlier[place - 1]?.text ?? ''),
  );
  const isAsked = earlier.some(({ text }) =>
    /^(?:know|tell|ask|say|wonder|decide|see|remember|sure)$/u.test(text),
  );
  if (isAsked || (/^(?:when|if)$/u.test(word) && !isMain)) return undefined;
  const verb = cursor.token(start + 2);
  const isBe = cursor.text(start + 2) === 'be';
  const isThird = singularSubjects.has(subject);
  const be = subject === 'i' ? 'am' : isThird ? 'is' : 'are';
  if (!isBe && !mayBeBase(verb)) return undefined;
  const right = isBe
    ? be
    : isThird
      ? verbForm(verb, cursor.sentence.lexicon, 'third-person')
      : cursor.text(start + 2);
  return (
    right !== undefined &&
    cursor.replace([start + 1, start + 3], right, {
      kind: 'tense',
      reason: { note: word === 'if' ? 'first-conditional' : 'present-after-when' },
    })
  );
});
