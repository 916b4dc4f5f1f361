import { perWord, type Cursor } from '../../correction/cursor.ts';
import { isOnly } from '../../correction/reading-sentences.ts';
import { wordSet } from '../../lookup/word-set.ts';
import type { Lexeme } from '../../pack/lexicon.ts';
import { because } from './because.ts';
import { agrees, isPersonAt, nounPhraseAt } from './noun-phrase.ts';
import { adjectiveAt, adjectivesOf, isVerb, pronounForms } from './russian-words.ts';

/** The adjective of an adverb: хорошо, плохо, интересно. */
function adjectiveOf(cursor: Cursor, at: number): Lexeme | undefined {
  const text = cursor.text(at);
  if (!/[ео]$/u.test(text) || text.length < 4) return undefined;
  const { lexicon } = cursor.sentence;
  return ['ый', 'ий', 'ой']
    .flatMap((ending) => lexicon.lexemesOf(text.slice(0, -1) + ending))
    .find(({ pos }) => pos.includes('adjective'));
}

const between = /^(?:сегодня|очень|такая|такой|не|была|был|всегда|здесь|там|вчера|уже|тоже)$/u;

/** Погода сегодня плохо; Эта книга очень интересно: what a thing is like agrees with it. */
export const qualityOfThing = perWord((cursor) => {
  if (cursor.at !== 0) return undefined;
  const phrase = nounPhraseAt(cursor, 0);
  const nouns = phrase?.nouns.filter((one) => one.case === 'nominative') ?? [];
  const [noun] = nouns;
  if (!phrase || !noun || nouns.length !== 1 || noun.number !== 'singular') return undefined;
  if (noun.gender === 'n' || noun.lexeme.animate !== false) return undefined;
  if (!phrase.nouns.every((one) => /^(?:nominative|accusative)$/u.test(one.case))) return undefined;
  if (!phrase.adjectives.every((one) => agrees(one, noun))) return undefined;
  let at = phrase.to;
  while (between.test(cursor.text(at))) at += 1;
  const { tokens, lexicon } = cursor.sentence;
  const lexeme = at === tokens.length - 1 ? adjectiveOf(cursor, at) : undefined;
  if (!lexeme || !qualities.has(cursor.text(at))) return undefined;
  const right = adjectiveAt({ lexeme, pos: 'adjective' }, lexicon, {
    case: 'nominative',
    number: 'singular',
    gender: noun.gender,
    animate: false,
  });
  return (
    right !== undefined &&
    cursor.replace([at, at + 1], right, { kind: 'expression', reason: because('adjectiveForNoun') })
  );
});
const qualities = wordSet(
  `хорошо плохо интересно вкусно красиво холодно дорого дёшево трудно легко тепло скучно сложно громко
  удобно опасно полезно отлично прекрасно быстро приятно`,
);

const moments = wordSet(
  'прийти приходить вернуться возвращаться встать вставать лечь ложиться проснуться просыпаться приехать уйти',
);

/** Она пришла поздняя; Я встаю ранний. */
export const earlyAndLate = perWord((cursor) => {
  const [, base] = /^(поздн|ранн)(?:ий|яя|ее|ие)$/u.exec(cursor.text(0)) ?? [];
  const right = base && { поздн: 'поздно', ранн: 'рано' }[base];
  const before = cursor.text(-1) === 'очень' ? -2 : -1;
  // Весна пришла ранняя: an early spring.
  const isPerson = cursor.sentence.tokens
    .slice(0, cursor.at)
    .some(({ text }, at) => pronounForms.has(text) || isPersonAt(cursor, at - cursor.at));
  if (
    !isPerson ||
    right === undefined ||
    !cursor.isEnd(0) ||
    !isVerb(cursor.token(before), moments)
  )
    return undefined;
  return cursor.replace([0, 1], right, { kind: 'expression', reason: because('adverbForManner') });
});

const manner = wordSet('быстрый медленный громкий тихий красивый хороший плохой правильный');
const doing = wordSet(
  'готовить говорить читать писать петь танцевать работать бегать играть рисовать учиться плавать ходить водить',
);

/** Мама быстрая готовит ужин: how she does it. */
export const mannerBeforeVerb = perWord((cursor) => {
  const lexeme = adjectivesOf(cursor.token(0))?.[0]?.lexeme;
  if (!lexeme || !manner.has(lexeme.text) || !isPersonAt(cursor, -1)) return undefined;
  if (!isOnly(cursor.token(1), ({ place }) => place !== null) || !isVerb(cursor.token(1), doing))
    return undefined;
  const right = lexeme.text.replace(/(?:ий|ый|ой)$/u, 'о');
  return cursor.replace([0, 1], right, { kind: 'expression', reason: because('adverbForManner') });
});

/** Он себя чувствует плохой; "я чувствую себя плохой" may be a bad person. */
export const feelingHow = perWord((cursor) => {
  const lexeme = adjectivesOf(cursor.token(0))?.[0]?.lexeme;
  const isHow = lexeme?.text === 'хороший' || lexeme?.text === 'плохой';
  const isFeeling = (at: number) => isVerb(cursor.token(at), wordSet('чувствовать'));
  const isSelf =
    (isFeeling(-1) && cursor.text(-2) === 'себя') || (isFeeling(-2) && cursor.text(-1) === 'себя');
  const isShe =
    /^(?:плохой|хорошей)$/u.test(cursor.text(0)) && cursor.sentence.tokens[0]?.text !== 'он';
  if (!isHow || isShe || !isSelf || !cursor.isEnd(0)) return undefined;
  const right = lexeme.text === 'плохой' ? 'плохо' : 'хорошо';
  return cursor.replace([0, 1], right, { kind: 'expression', reason: because('adverbForManner') });
});
