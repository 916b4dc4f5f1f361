import { perWord, type Cursor } from '../../correction/cursor.ts';
import { mayBe } from '../../correction/reading-sentences.ts';
import { wordSet } from '../../lookup/word-set.ts';
import {
  agrees,
  isSame,
  isTime,
  nounPhraseAt,
  phraseInCase,
  type NounPhrase,
} from './noun-phrase.ts';
import { because } from './because.ts';
import {
  adjectiveAt,
  adjectivesOf,
  star,
  type Nominal,
  type RussianCase,
} from './russian-words.ts';

const maleWords = wordSet(
  'папа дедушка дядя брат друг мужчина сын муж отец мальчик кот парень юноша дед внук король бык пёс',
);

/** Nouns that name men and women with the same word: врач, and those of both genders. */
function isOfBoth(nouns: readonly Nominal[]): boolean {
  return nouns.some(
    ({ lexeme, gender, number }) =>
      (gender === undefined && number !== 'plural') ||
      (lexeme.animate === true && gender === 'm' && !maleWords.has(lexeme.text)),
  );
}

function isAfterNumber(cursor: Cursor): boolean {
  return (
    /\d$/u.test(cursor.text(-1)) ||
    mayBe(cursor.token(-1), ({ pos }) => pos === 'numeral') ||
    /^(?:много|мало|несколько|сколько|немного|оба|обе)$/u.test(cursor.text(-1))
  );
}

/** Какой красивая девушка, мой новые друзья: the first of two adjectives. */
export const firstOfAdjectives = perWord((cursor) => {
  const first = adjectivesOf(cursor.token(0));
  const phrase = first && nounPhraseAt(cursor, 1);
  if (!first || !phrase || phrase.adjectives.length === 0 || isAfterNumber(cursor))
    return undefined;
  if (isTime(phrase)) return undefined;
  if (new Set(first.map(({ lexeme }) => lexeme)).size > 1 || isOfBoth(phrase.nouns))
    return undefined;
  const whole = phrase.nouns.filter((noun) => phrase.adjectives.every((one) => agrees(one, noun)));
  if (whole.length === 0 || whole.some((noun) => agrees(first, noun))) return undefined;
  const shared = whole.filter((noun) => first.some((one) => one.case === noun.case));
  const noun = shared.find((one) => one.case === 'nominative') ?? shared[0];
  const [adjective] = first;
  if (!noun?.number || !adjective) return undefined;
  const isAfterPreposition = mayBe(cursor.token(-1), ({ pos }) => pos === 'preposition');
  if (isAfterPreposition && noun.case === 'nominative') return undefined;
  if (noun.number !== adjective.number && !cursor.isStart(0)) return undefined;
  const right = adjectiveAt(adjective, cursor.sentence.lexicon, {
    case: noun.case,
    number: noun.number,
    gender: noun.gender,
    animate: noun.lexeme.animate ?? false,
  });
  if (right === undefined || right === cursor.text(0)) return undefined;
  return cursor.replace([0, 1], right, {
    kind: 'agreement',
    reason: (texts) => texts.agreesWith(star(right), star(cursor.words(phrase.to - 1, phrase.to))),
  });
});

/** Этот книги, мой друзья, эти книга: another number at the start, or after это. */
export const numberOfAdjective = perWord((cursor) => {
  const isHad =
    cursor.at === 2 &&
    cursor.text(-2) === 'у' &&
    /^(?:меня|тебя|него|неё|нее|нас|вас|них)$/u.test(cursor.text(-1));
  const isBare = cursor.at === 0 || isHad || (cursor.text(-1) === 'это' && cursor.at === 1);
  const first = adjectivesOf(cursor.token(0));
  const phrase = nounPhraseAt(cursor, 0);
  if (!isBare || !first || phrase?.adjectives.length !== 1) return undefined;
  const isOwner =
    /^(?:мой|моя|моё|мое|мои|твой|твоя|твоё|твои|наш|наша|наше|наши|ваш|ваша|ваши|этот|эта|эти)$/u;
  if ((!isHad && !isOwner.test(cursor.text(0))) || phrase.nouns.some((noun) => agrees(first, noun)))
    return undefined;
  const nouns = phrase.nouns.filter((one) => one.case === 'nominative');
  const [noun] = nouns;
  if (
    !noun ||
    nouns.length !== 1 ||
    isOfBoth(phrase.nouns.filter((one) => one.number === 'singular'))
  )
    return undefined;
  const after = cursor.token(phrase.to)?.text;
  // "Мой руки" is an order: wash.
  if (cursor.text(0) === 'мой' && noun.lexeme.animate !== true) return undefined;
  if (
    after === 'и' ||
    after === 'с' ||
    after === 'со' ||
    cursor.sentence.tokens[cursor.at + phrase.to]?.gap.includes(',')
  )
    return undefined;
  if (
    noun.number === 'singular' &&
    mayBe(cursor.token(phrase.to), ({ place }) => place?.column === 'plural')
  )
    return undefined;
  const [adjective] = first;
  const right =
    adjective &&
    noun.number &&
    adjectiveAt(adjective, cursor.sentence.lexicon, {
      case: 'nominative',
      number: noun.number,
      gender: noun.gender,
      animate: false,
    });
  if (right === undefined || right === cursor.text(0)) return undefined;
  return cursor.replace([0, 1], right, {
    kind: 'agreement',
    reason: (texts) => texts.agreesWith(star(right), star(cursor.words(1, 2))),
  });
});

/** Моё имя красивый, погода была хороший: the adjective that ends the sentence. */
export const predicateAdjective = perWord((cursor) => {
  if (cursor.at !== 0) return undefined;
  const phrase = nounPhraseAt(cursor, 0);
  if (!phrase || isOfBoth(phrase.nouns)) return undefined;
  const nouns = phrase.nouns.filter((one) => one.case === 'nominative');
  const [noun] = nouns;
  const isOther = phrase.nouns.some(
    ({ case: row, number }) =>
      row !== 'nominative' &&
      row !== 'accusative' &&
      !(row === 'genitive' && number === 'singular' && noun?.number === 'plural'),
  );
  if (
    !noun ||
    nouns.length !== 1 ||
    isOther ||
    !phrase.adjectives.every((one) => agrees(one, noun))
  )
    return undefined;
  let at = phrase.to;
  while (
    /^(?:очень|был|была|было|были|такой|такая|такое|слишком|не|тоже|всегда|сегодня|вчера|уже|ещё)$/u.test(
      cursor.text(at),
    )
  )
    at += 1;
  const adjectives = adjectivesOf(cursor.token(at));
  if (!adjectives || !cursor.isEnd(at) || cursor.sentence.tokens.length !== at + 1)
    return undefined;
  if (!adjectives.every(({ pos }) => pos === 'adjective') || agrees(adjectives, noun))
    return undefined;
  if (!adjectives.every(({ case: row }) => row === 'nominative' || row === 'accusative'))
    return undefined;
  // Кофе is also neuter.
  const isTwofold = /^(?:кофе|евро)$/u.test(noun.lexeme.text);
  if (isTwofold && !adjectives.every(({ gender }) => gender === 'f')) return undefined;
  const [adjective] = adjectives;
  const right =
    adjective &&
    noun.number &&
    adjectiveAt(adjective, cursor.sentence.lexicon, {
      case: 'nominative',
      number: noun.number,
      gender: noun.gender,
      animate: false,
    });
  if (right === undefined || right === cursor.text(at)) return undefined;
  return cursor.replace([at, at + 1], right, {
    kind: 'agreement',
    reason: (texts) => texts.agreesWith(star(right), star(cursor.words(phrase.to - 1, phrase.to))),
  });
});

/** Мой кофе уже холодная: a word without cases, masculine. */
export const coffeeIsMasculine = perWord((cursor) => {
  if (cursor.text(0) !== 'кофе') return undefined;
  const at = /^(?:уже|очень|был|такой|слишком|здесь|сегодня)$/u.test(cursor.text(1)) ? 2 : 1;
  const adjectives = adjectivesOf(cursor.token(at));
  const isFeminine = adjectives?.every(
    ({ gender, case: row, pos }) => gender === 'f' && row === 'nominative' && pos === 'adjective',
  );
  const right = isFeminine ? adjectives?.[0]?.lexeme.text : undefined;
  if (right === undefined || !cursor.isEnd(at) || !cursor.isStart(-1)) return undefined;
  return cursor.replace([at, at + 1], right, {
    kind: 'agreement',
    reason: (texts) => texts.agreesWith(star(right), star('кофе')),
  });
});

const onlyCase = new Map<string, readonly RussianCase[]>([
  ...'без для до из от у около после кроме против возле'
    .split(' ')
    .map((one) => [one, ['genitive']] as [string, RussianCase[]]),
  ...'к ко'.split(' ').map((one) => [one, ['dative']] as [string, RussianCase[]]),
  ...'в во на'
    .split(' ')
    .map((one) => [one, ['prepositional', 'accusative']] as [string, RussianCase[]]),
  ...'о об'.split(' ').map((one) => [one, ['prepositional']] as [string, RussianCase[]]),
  ...'с со'.split(' ').map((one) => [one, ['instrumental', 'genitive']] as [string, RussianCase[]]),
  ...'над перед'.split(' ').map((one) => [one, ['instrumental']] as [string, RussianCase[]]),
]);

function misfit(phrase: NounPhrase, row: RussianCase): boolean {
  const nouns = phrase.nouns.filter((one) => one.case === row);
  return nouns.every((noun) => phrase.adjectives.some((one) => !agrees(one, noun)));
}

/** в новый школе, с хороший другом, для моя мамы: the noun is right, its adjective is not. */
export const adjectiveAfterPreposition = perWord((cursor) => {
  const allowed = onlyCase.get(cursor.text(0));
  const phrase = allowed && nounPhraseAt(cursor, 1);
  if (!allowed || !phrase || phrase.adjectives.length === 0) return undefined;
  if (/^(?:каждый|любой|другой|самый|целом|общем)$/u.test(cursor.text(1))) return undefined;
  // "в мой жизни": the number of the adjective says which form of the noun is meant.
  const numbers = new Set(phrase.adjectives.flatMap((one) => one.map(({ number }) => number)));
  const isMeant = ({ number }: Nominal) => numbers.size !== 1 || numbers.has(number);
  const rows = allowed.filter((row) =>
    phrase.nouns.some((one) => one.case === row && isMeant(one)),
  );
  const [row] = rows;
  if (row === undefined || rows.length !== 1) return undefined;
  const nouns = phrase.nouns.filter((one) => one.case === row && isMeant(one));
  if (nouns.length !== 1 || !misfit(phrase, row)) return undefined;
  const isNominative = phrase.adjectives.some(
    (one) =>
      one.length > 0 &&
      one.every((reading) => reading.case === 'nominative' || reading.case === 'accusative'),
  );
  const [noun] = nouns;
  if (!isNominative && noun?.number !== 'singular') return undefined;
  // Another case may belong to the adjective as a noun: к больной ребёнка привели.
  const isAllowed = phrase.adjectives.every((one) =>
    one.some((reading) => allowed.includes(reading.case)),
  );
  if (
    isAllowed &&
    !isNominative &&
    new Set(phrase.nouns.map((one) => one.case)).size > 1 &&
    row !== 'genitive'
  )
    return undefined;
  const right = noun?.number && phraseInCase(cursor, phrase, row, noun.number);
  if (right === undefined || isSame(cursor, phrase, right)) return undefined;
  return cursor.replace([phrase.from, phrase.to], right, {
    kind: 'agreement',
    reason: because('fullForm'),
  });
});
