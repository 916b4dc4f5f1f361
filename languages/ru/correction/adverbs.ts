import { perWord, type Cursor } from '../../correction/cursor.ts';
import { isOnly } from '../../correction/reading-sentences.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { nounPhraseAt } from './noun-phrase.ts';
import { because } from './because.ts';
import { adjectiveAt, adjectivesOf } from './russian-words.ts';

const manner = wordSet(
  'хороший плохой быстрый медленный громкий тихий правильный красивый лёгкий легкий отличный свободный прекрасный',
);

const mannerVerbs = wordSet(
  `говорить читать писать петь танцевать работать бегать играть готовить рисовать учиться понимать знать плавать
  ходить спать выглядеть одеваться вести делать ответить отвечать объяснять сказать`,
);

/** он говорит хороший, он хороший говорит по-русски. */
export const adjectiveForAdverb = perWord((cursor) => {
  const isBefore = isOnly(cursor.token(1), ({ lexeme }) => mannerVerbs.has(lexeme.text));
  const verbAt = isOnly(cursor.token(-1), ({ lexeme }) => mannerVerbs.has(lexeme.text))
    ? -1
    : cursor.text(-1) === 'очень' &&
        isOnly(cursor.token(-2), ({ lexeme }) => mannerVerbs.has(lexeme.text))
      ? -2
      : undefined;
  const adjectives = adjectivesOf(cursor.token(0));
  const lexeme = adjectives?.[0]?.lexeme;
  if (
    !lexeme ||
    !manner.has(lexeme.text) ||
    !adjectives?.every(({ case: row }) => row === 'nominative' || row === 'accusative')
  )
    return undefined;
  const isSubject = /^(?:я|ты|он|она|мы|вы|они|очень)$/u.test(cursor.text(-1));
  const isFirst = isBefore && isSubject;
  const isLast =
    verbAt !== undefined && (cursor.isEnd(0) || /^(?:по-|в|на|и)/u.test(cursor.text(1)));
  if (!isFirst && !isLast) return undefined;
  if (isLast && cursor.text(verbAt ?? 0) === 'знает') return undefined;
  const right = lexeme.text.replace(/(?:ий|ый|ой)$/u, 'о');
  if (!cursor.sentence.lexicon.isKnown(right)) return undefined;
  return cursor.replace([0, 1], right, { kind: 'expression', reason: because('adverbForManner') });
});

const weather = mapOf({
  жаркий: 'жарко',
  холодный: 'холодно',
  тёплый: 'тепло',
  теплый: 'тепло',
  хороший: 'хорошо',
  тёмный: 'темно',
});

/** Летом здесь очень жаркий: a state of which nothing is the subject. */
export const stateIsAdverb = perWord((cursor) => {
  const right = weather.get(cursor.text(0));
  const { tokens } = cursor.sentence;
  if (right === undefined || cursor.at !== tokens.length - 1 || cursor.at === 0) return undefined;
  const isState = /^(?:сегодня|вчера|здесь|там|очень|летом|зимой|улице)$/u;
  const isBare = tokens
    .slice(0, -1)
    .every(
      ({ text, readings }) =>
        isState.test(text) ||
        /^(?:на|в|было)$/u.test(text) ||
        readings.some(({ place }) => place?.row === 'prepositional'),
    );
  if (!isBare) return undefined;
  return cursor.replace([0, 1], right, { kind: 'expression', reason: because('adverbForManner') });
});

/** хорошо друг, плохо погода, красиво девушка. */
export const adverbForAdjective = perWord((cursor: Cursor) => {
  const isOwned =
    /^(?:мой|моя|моё|мои|этот|эта|это|очень|какой|какая|какое|такой|такая|такое)$/u.test(
      cursor.text(-1),
    );
  const base = [...manner].find((one) => one.replace(/(?:ий|ый|ой)$/u, 'о') === cursor.text(0));
  if (!base || !isOwned) return undefined;
  const phrase = nounPhraseAt(cursor, 1);
  const noun = phrase?.nouns.find((one) => one.case === 'nominative');
  if (!phrase || !noun?.number || phrase.adjectives.length > 0 || !cursor.isEnd(1))
    return undefined;
  if (cursor.text(-1) === 'очень' && cursor.text(-2) !== 'это') return undefined;
  if (!cursor.isStart(cursor.text(-1) === 'очень' ? -2 : -1)) return undefined;
  const { lexicon } = cursor.sentence;
  const [lexeme] = lexicon.lexemesOf(base);
  const right =
    lexeme &&
    adjectiveAt({ lexeme, pos: 'adjective' }, lexicon, {
      case: 'nominative',
      number: noun.number,
      gender: noun.gender,
      animate: false,
    });
  return (
    right !== undefined &&
    cursor.replace([0, 1], right, { kind: 'expression', reason: because('adjectiveForNoun') })
  );
});
