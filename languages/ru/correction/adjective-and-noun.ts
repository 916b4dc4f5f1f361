import { perWord, type Cursor } from '../../correction/cursor.ts';
import { mayBe } from '../../correction/reading-sentences.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import {
  adjectiveAt,
  adjectivesOf,
  casesOf,
  isFinite,
  isVerb,
  nounsOf,
  star,
  type Nominal,
  type RussianCase,
} from './russian-words.ts';
import { maleWords } from './noun-and-verb.ts';

const numerals = wordSet(
  'два две три четыре оба обе полтора полторы пара пять шесть семь восемь девять десять несколько много сколько',
);

function fits(adjective: Nominal, noun: Nominal, nounCases: ReadonlySet<RussianCase>): boolean {
  const isCase =
    adjective.case === noun.case ||
    (adjective.case === 'prepositional' &&
      noun.case === 'dative' &&
      nounCases.has('prepositional'));
  if (!isCase || adjective.number !== noun.number) return false;
  if (
    adjective.case === 'accusative' &&
    adjective.animate !== undefined &&
    noun.lexeme.animate !== undefined
  ) {
    const isMarked = adjective.number === 'plural' || adjective.gender === 'm';
    if (isMarked && adjective.animate !== noun.lexeme.animate) return false;
  }
  return (
    adjective.number === 'plural' || noun.gender === undefined || adjective.gender === noun.gender
  );
}

function isLinking(cursor: Cursor, at: number): boolean {
  return isVerb(
    cursor.token(at),
    wordSet('быть нравиться понравиться прийти приехать лежать стоять висеть'),
  );
}

/** моя папа, новый машина, красивая дом. */
export const adjectiveAndNoun = perWord((cursor) => {
  const adjectives = adjectivesOf(cursor.token(0));
  const nouns = nounsOf(cursor.token(1));
  const written = cursor.text(1);
  if (!adjectives || !nouns) return undefined;
  const before = cursor.text(-1);
  if (
    numerals.has(before) ||
    /\d$/u.test(before) ||
    mayBe(cursor.token(-1), ({ pos }) => pos === 'numeral')
  ) {
    return undefined;
  }
  const nounCases = casesOf(nouns, written);
  if (adjectives.some((one) => nouns.some((noun) => fits(one, noun, nounCases)))) return undefined;
  const [adjective] = adjectives;
  if (!adjective) return undefined;
  const isProfession = nouns.every(
    ({ lexeme, gender }) =>
      lexeme.animate === true && gender === 'm' && !maleWords.has(lexeme.text),
  );
  if (isProfession && adjectives.some(({ gender }) => gender === 'f')) return undefined;
  const lexemes = new Set(nouns.map(({ lexeme }) => lexeme));
  if (lexemes.size > 1 || new Set(adjectives.map(({ lexeme }) => lexeme)).size > 1)
    return undefined;
  // A mismatch of gender in the same case is sure; one of cases may belong to other words.
  const shared = nouns.filter((noun) =>
    adjectives.some((one) => one.case === noun.case && one.number === noun.number),
  );
  const isAfterPreposition = mayBe(cursor.token(-1), ({ pos }) => pos === 'preposition');
  // A noun in the nominative is wrong itself after a preposition or a verb with an object.
  const isObject = isAfterPreposition || (isFinite(cursor.token(-1)) && !isLinking(cursor, -1));
  if (isObject && shared.every((one) => one.case === 'nominative')) return undefined;
  const sameNumber = shared.length > 0;
  if (!sameNumber) return undefined;
  const noun =
    (isAfterPreposition || isObject
      ? shared.find((one) => isObject && one.case === 'accusative')
      : shared.find((one) => one.case === 'nominative')) ??
    shared[0] ??
    nouns.find((one) => one.case === 'nominative') ??
    nouns[0];
  if (!noun || noun.number === undefined) return undefined;
  const isFirstMasculine = adjectives.some(({ case: row }) => row === 'nominative');
  if (!isAfterPreposition && noun.case === 'nominative' && !isFirstMasculine) return undefined;
  const right = adjectiveAt(adjective, cursor.sentence.lexicon, {
    case: noun.case,
    number: noun.number,
    gender: noun.gender,
    animate: noun.lexeme.animate ?? false,
  });
  if (right === undefined || right === cursor.text(0)) return undefined;
  const { gender } = noun;
  return cursor.replace([0, 1], right, {
    kind: sameNumber && gender ? 'gender' : 'agreement',
    reason: (texts) =>
      sameNumber && gender && noun.number === 'singular'
        ? texts.genderOf(star(noun.lexeme.text), gender, star(right))
        : texts.agreesWith(star(right), star(cursor.words(1, 2))),
  });
});

const ones = mapOf({ один: 'm', одна: 'f', одно: 'n' } as const);

/** один книга, одна день. */
export const genderOfOne = perWord((cursor) => {
  const own = ones.get(cursor.text(0));
  const nouns = nounsOf(cursor.token(1));
  const genders = new Set(nouns?.map(({ gender }) => gender));
  const [gender] = genders;
  if (!own || !nouns || genders.size !== 1 || gender === undefined || gender === own)
    return undefined;
  if (!nouns.some((one) => one.case === 'nominative' && one.number === 'singular'))
    return undefined;
  const right = [...ones].find(([, one]) => one === gender)?.[0] ?? '';
  const noun = nouns[0]?.lexeme.text ?? '';
  return cursor.replace([0, 1], right, {
    kind: 'gender',
    reason: (texts) => texts.genderOf(star(noun), gender, star(right)),
  });
});
