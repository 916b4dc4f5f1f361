import { perWord } from '../../correction/cursor.ts';
import { mayBe } from '../../correction/reading-sentences.ts';
import type { CheckedToken } from '../../pack/correction-rules.ts';
import { wordSet } from '../../lookup/word-set.ts';
import {
  beForms,
  determiners,
  isBase,
  mayBeBase,
  mayBeVerb,
  isOtherVerbForm,
  modals,
  objectPronouns,
  possessives,
  singularSubjects,
  star,
  subjects,
} from './english-words.ts';

function comparison(token: CheckedToken | undefined, row: 'comparative' | 'superlative'): boolean {
  return mayBe(token, ({ place }) => place?.table === 'comparison' && place.row === row);
}

const short = wordSet(
  'big small old young tall short long cheap fast slow hot cold warm high low strong weak nice near hard good bad easy happy',
);

/** Adjectives that form the comparative only with -er; "more polite", "more clever" are right too. */
const oneSyllable = wordSet(
  `easy happy hard near dark light thick thin wide deep rich poor clean fat kind loud soft sweet tight
  sad young soon smart late great fresh dry wet heavy early busy hungry lazy noisy dirty pretty ugly funny`,
);

/** more big, more better, most biggest. */
export const doubleComparison = perWord((cursor) => {
  const word = cursor.text(0);
  if (word !== 'more' && word !== 'most') return undefined;
  const row = word === 'more' ? 'comparative' : 'superlative';
  const token = cursor.token(1);
  if (comparison(token, row)) {
    if (/^(?:more|most|less|later|rather|earlier)$/u.test(cursor.text(1))) return undefined;
    return cursor.replace([0, 2], cursor.text(1), {
      kind: 'expression',
      reason: { note: word === 'more' ? 'comparative-er-or-more' : 'superlative-the' },
    });
  }
  // "More sad than angry" compares two words for one thing.
  const isCompared =
    word === 'more' &&
    oneSyllable.has(cursor.text(1)) &&
    cursor.text(2) === 'than' &&
    !cursor.isEnd(2) &&
    !mayBe(cursor.token(3), ({ pos }) => pos === 'adjective' || pos === 'adverb');
  const isLoose = /^(?:easy|happy|hard|near)$/u.test(cursor.text(1)) && !isCompared;
  if ((!short.has(cursor.text(1)) && !isCompared) || isLoose) return undefined;
  if (word === 'most' && cursor.text(-1) !== 'the') return undefined;
  if (word === 'more' && cursor.text(2) !== 'than' && !cursor.isEnd(1)) return undefined;
  const lexeme = token?.readings.find(({ pos }) => pos === 'adjective')?.lexeme;
  const right =
    lexeme &&
    cursor.sentence.lexicon.formsAt(lexeme, 'adjective', {
      table: 'comparison',
      row,
      column: 'form',
    })[0];
  if (right === undefined || right.includes(' ')) return undefined;
  return cursor.replace([0, 2], right, {
    kind: 'expression',
    reason: { note: word === 'more' ? 'comparative-er-or-more' : 'superlative-the' },
  });
});

/** taller that his father, bigger then me. */
export const thanAfterComparative = perWord((cursor) => {
  const word = cursor.text(1);
  if (word !== 'that' && word !== 'then') return undefined;
  if (!comparison(cursor.token(0), 'comparative')) return undefined;
  if (/^(?:better|worse|easier|later|more|less|earlier|closer|sooner)$/u.test(cursor.text(0)))
    return undefined;
  const next = cursor.text(2);
  const isNamed = /^\p{Lu}/u.test(cursor.token(2)?.written ?? '') && cursor.isEnd(2);
  const isOwned = /^(?:mine|yours|hers|ours|theirs)$/u.test(next) && cursor.isEnd(2);
  const isSure =
    isNamed || isOwned || possessives.has(next) || /^(?:me|him|us|them|you)$/u.test(next);
  if (!isSure || next === 'i' || (word === 'that' && next === 'you')) return undefined;
  return cursor.replace([1, 2], 'than', {
    kind: 'expression',
    reason: (texts) => texts.goesWith(star(cursor.text(0)), star('than')),
  });
});

/** I go always to the gym. */
export const frequencyAdverb = perWord((cursor) => {
  const subject = cursor.text(0);
  const adverb = cursor.text(2);
  if (!subjects.has(subject) || !/^(?:always|never|usually|often)$/u.test(adverb)) return undefined;
  const verb = cursor.token(1);
  const isPlain = mayBeBase(verb) && !singularSubjects.has(subject) && adverb !== 'never';
  const isVerb = isBase(verb) || isPlain || isOtherVerbForm(verb, 'third-person');
  if (
    !isVerb ||
    /^(?:have|has|do|does|say|know|try|tries|mean|means|look|looks|feel|feels|seem)$/u.test(
      cursor.text(1),
    )
  ) {
    return undefined;
  }
  if (cursor.isEnd(2) || cursor.text(3) === 'enough' || cursor.text(-1) === 'do') return undefined;
  if (modals.has(cursor.text(-1)) || beForms.has(cursor.text(-1))) return undefined;
  const isOften = adverb === 'often' || adverb === 'usually';
  if (isOften && !/^(?:to|in|at|the|my|a|on|with|for)$/u.test(cursor.text(3))) return undefined;
  return cursor.replace([1, 3], `${adverb} ${cursor.words(1, 2)}`, {
    kind: 'word-order',
    reason: { note: 'frequency-adverb-position' },
  });
});

/** I very like. */
export const veryVerb = perWord((cursor) => {
  if (cursor.text(0) !== 'very' || !subjects.has(cursor.text(-1))) return undefined;
  if (!/^(?:like|love|want|need|enjoy)s?$/u.test(cursor.text(1))) return undefined;
  return cursor.replace([0, 1], 'really', {
    kind: 'expression',
    reason: (texts) => texts.said(star(`really ${cursor.text(1)}`)),
  });
});

const questionWords = wordSet('where when why how what who');

/** Where you are? Why she can't come? Where you live? */
export const questionOrder = perWord((cursor) => {
  const word = cursor.text(0);
  const subject = cursor.text(1);
  const { tokens, end, lexicon } = cursor.sentence;
  if (cursor.at !== 0 || !questionWords.has(word) || !subjects.has(subject)) return undefined;
  if (!end.includes('?') || tokens.some(({ gap }) => /[,;:—-]/u.test(gap))) return undefined;
  const pronoun = subject === 'i' ? 'I' : subject;
  const auxiliary = cursor.text(2);
  const reason = { note: 'question-word-order' };
  if (beForms.has(auxiliary) || modals.has(auxiliary)) {
    const others = tokens
      .slice(3)
      .filter((token) =>
        mayBe(token, ({ place }) => place?.row === 'third-person' || place?.table === 'present'),
      );
    if (others.length > 0 || word === 'what' || word === 'who') return undefined;
    return cursor.replace([1, 3], `${auxiliary} ${pronoun}`, { kind: 'word-order', reason });
  }
  const verb = cursor.token(2);
  const isThird = isOtherVerbForm(verb, 'third-person');
  const others = tokens.slice(3).filter((token) => mayBeVerb(token));
  const isVerb = isBase(verb) || (mayBeBase(verb) && others.length === 0);
  if ((!isVerb && !isThird) || tokens.length > 6) return undefined;
  const lexeme = verb?.readings[0]?.lexeme;
  const base =
    isThird && lexeme
      ? lexicon.formsAt(lexeme, 'verb', {
          table: 'principal-parts',
          row: 'base',
          column: 'form',
        })[0]
      : cursor.text(2);
  if (base === undefined) return undefined;
  const helper = singularSubjects.has(subject) ? 'does' : 'do';
  return cursor.replace([1, 3], `${helper} ${pronoun} ${base}`, {
    kind: 'word-order',
    reason: { note: 'do-in-questions' },
  });
});

/** What means this word? */
export const whatMeans = perWord((cursor) => {
  if (cursor.at !== 0 || cursor.text(0) !== 'what' || cursor.text(1) !== 'means') return undefined;
  const { tokens, end } = cursor.sentence;
  if (!end.includes('?') || tokens.length > 5) return undefined;
  return cursor.replace([0, tokens.length], `what does ${cursor.words(2, tokens.length)} mean`, {
    kind: 'word-order',
    reason: { note: 'do-in-questions' },
  });
});

/** I don't know where is my phone. */
export const indirectQuestion = perWord((cursor) => {
  const word = cursor.text(0);
  const be = cursor.text(1);
  if (!/^(?:where|when|why)$/u.test(word) || !beForms.has(be) || be === 'am') return undefined;
  const before = cursor.sentence.tokens.slice(0, cursor.at).map(({ text }) => text);
  const isIndirect =
    /^(?:know|knows|knew|wonder|remember|understand|forgot|forget|explain|sure)$/u.test(
      before.at(-1) ?? '',
    ) ||
    (/^(?:tell|ask|asked|show|told)$/u.test(before.at(-2) ?? '') &&
      objectPronouns.has(before.at(-1) ?? ''));
  if (!isIndirect || cursor.isStart(0)) return undefined;
  const first = cursor.text(2);
  const length = subjects.has(first) ? 1 : determiners.has(first) ? 2 : 0;
  if (length === 0 || !cursor.isEnd(1 + length)) return undefined;
  return cursor.replace([1, 2 + length], `${cursor.words(2, 2 + length)} ${be}`, {
    kind: 'word-order',
    reason: { note: 'indirect-questions' },
  });
});

const indefinites = new Map([
  ['nothing', 'anything'],
  ['nobody', 'anybody'],
  ['never', 'ever'],
  ['nowhere', 'anywhere'],
  ['none', 'any'],
]);

/** I don't know nothing. */
export const doubleNegation = perWord((cursor) => {
  const right = indefinites.get(cursor.text(0));
  if (right === undefined || cursor.text(0) === 'none') return undefined;
  const isNegated = /^(?:don't|doesn't|didn't|can't|won't)$/u;
  const hasNegation = isNegated.test(cursor.text(-2)) && isBase(cursor.token(-1));
  const isDirect = cursor.text(0) === 'never' && isNegated.test(cursor.text(-1));
  if (!hasNegation && !isDirect) return undefined;
  return cursor.replace([0, 1], right, {
    kind: 'negation',
    reason: { note: 'one-negative-only' },
  });
});
