import { perWord, type Cursor } from '../../correction/cursor.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import { wordSet } from '../../lookup/word-set.ts';
import type { Finding } from '../../pack/correction-rules.ts';
import { isNoun, mayBeVerb, nounForm, possessives, star, subjects } from './english-words.ts';
import { endsPhrase, isAdjective } from './noun-phrases.ts';
import { pairs, people, things, uncountable } from './nouns-of-english.ts';
import { muchAndMany } from './reasons.ts';

const numbers = wordSet(
  'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty',
);
const countWords = wordSet('many several few these those');
/** They have no plural of their own, or are counted in the singular. */
const uncounted = wordSet(
  'hundred thousand million billion dozen percent euro fish sheep deer people kilo pm am dice',
);
const wrongPlurals = new Map([
  ['informations', 'information'],
  ['advices', 'advice'],
  ['furnitures', 'furniture'],
  ['homeworks', 'homework'],
  ['luggages', 'luggage'],
  ['equipments', 'equipment'],
  ['knowledges', 'knowledge'],
  ['moneys', 'money'],
  ['progresses', 'progress'],
  ['weathers', 'weather'],
  ['traffics', 'traffic'],
]);

function plural(cursor: Cursor, at: number, word: string): Finding | undefined {
  const right = nounForm(cursor.token(at), cursor.sentence.lexicon, 'plural');
  if (right === undefined || right === cursor.text(at)) return undefined;
  return cursor.replace([at, at + 1], right, {
    kind: 'number',
    reason: (texts) => texts.pluralAfter(star(word), star(right)),
  });
}

/** three brother, many friend, these book. */
export const pluralAfterNumber = perWord((cursor) => {
  const word = cursor.text(0);
  const isNumber = numbers.has(word) || /^(?:[2-9]|[1-9]\d)$/u.test(word);
  if (!isNumber && !countWords.has(word)) return undefined;
  const before = cursor.text(-1);
  if (word === 'few' && before === 'a') {
    return isNoun(cursor.token(1), 'singular') && endsPhrase(cursor, 1)
      ? plural(cursor, 1, 'a few')
      : undefined;
  }
  if (
    /^(?:a|an|the|my|your|his|her|our|their|this|at|number|page|room|chapter|platform|gate|bus)$/u.test(
      before,
    )
  ) {
    return undefined;
  }
  const isDescribed = isOnly(cursor.token(1), ({ pos }) => pos === 'adjective');
  const at = isDescribed ? 2 : 1;
  const token = cursor.token(at);
  const isCounted = things.has(token?.text ?? '') || people.has(token?.text ?? '');
  if (isNumber && isDescribed && !isCounted) return undefined;
  if (!isNoun(token, 'singular') || uncounted.has(token?.text ?? '')) return undefined;
  if (token?.readings.some(({ lexeme }) => lexeme.number === 'singular-only')) return undefined;
  if (word === 'those' || word === 'these') {
    if (!endsPhrase(cursor, at)) return undefined;
    const noun = nounForm(token, cursor.sentence.lexicon, 'plural');
    return (
      noun !== undefined &&
      cursor.replace([at, at + 1], noun, {
        kind: 'number',
        reason: (texts) => texts.pluralAfter(star(word), star(noun)),
      })
    );
  }
  return endsPhrase(cursor, at) ? plural(cursor, at, word) : undefined;
});

/** this books → these books; every days → every day. */
export const numberOfDeterminer = perWord((cursor) => {
  const word = cursor.text(0);
  const token = cursor.token(1);
  const { lexicon } = cursor.sentence;
  const isPlural =
    isNoun(token, 'plural') || pairs.has(cursor.text(1)) || cursor.text(1) === 'people';
  const toMany = word === 'this' ? 'these' : word === 'that' ? 'those' : undefined;
  if (toMany !== undefined && isPlural) {
    const isComparison =
      /^(?:do|does)$/u.test(cursor.text(-1)) ||
      (cursor.text(-1) === 'like' && !subjects.has(cursor.text(-2)));
    // "I know that dogs bark": sure only where no verb follows.
    const isSure =
      word === 'this'
        ? endsPhrase(cursor, 1)
        : (cursor.isStart(0) && /^(?:are|is|were|was)$/u.test(cursor.text(2))) ||
          (cursor.isEnd(1) && subjects.has(cursor.text(-2)) && mayBeVerb(cursor.token(-1)));
    if (!isSure || isComparison) return undefined;
    return cursor.replace([0, 1], toMany, {
      kind: 'number',
      reason: (texts) => texts.pluralAfter(star(toMany), star(cursor.text(1))),
    });
  }
  if (!isNoun(token, 'plural')) return undefined;
  const isOne = word === 'every' || word === 'each' || word === 'a' || word === 'an';
  if (!isOne || cursor.text(1) === 'means' || cursor.text(1) === 'series') return undefined;
  if (!endsPhrase(cursor, 1)) return undefined;
  const right = nounForm(token, lexicon, 'singular');
  if (right === undefined || right === token?.text) return undefined;
  if (token?.readings.some(({ lexeme }) => lexeme.number === 'plural-only')) return undefined;
  return cursor.replace([1, 2], right, {
    kind: 'number',
    reason: (texts) => texts.singularAfter(star(word), star(right)),
  });
});

/** one of my friend. */
export const oneOf = perWord((cursor) => {
  if (cursor.text(0) !== 'one' || cursor.text(1) !== 'of') return undefined;
  if (!possessives.has(cursor.text(2)) && cursor.text(2) !== 'the') return undefined;
  const at = isOnly(cursor.token(3), ({ pos }) => pos === 'adjective') ? 4 : 3;
  if (!isNoun(cursor.token(at), 'singular') || !endsPhrase(cursor, at)) return undefined;
  return plural(cursor, at, 'one of');
});

/** much friends, how much books, many money. */
export const muchOrMany = perWord((cursor) => {
  const word = cursor.text(0);
  const token = cursor.token(1);
  const isUncountable =
    uncountable.has(cursor.text(1)) ||
    isOnly(token, ({ lexeme, pos }) => pos === 'noun' && lexeme.number === 'singular-only');
  const isPlural = mayBe(token, ({ place }) => place?.table === 'number' && place.row === 'plural');
  const isAsked =
    cursor.text(-1) === 'how' && /^(?:do|does|did|have|are|is)$/u.test(cursor.text(2));
  const isCounted = isNoun(token, 'plural') || (isPlural && isAsked) || cursor.text(1) === 'people';
  const right =
    word === 'much' && isCounted ? 'many' : word === 'many' && isUncountable ? 'much' : undefined;
  if (right === undefined || cursor.text(1) === 'news') return undefined;
  if (right === 'much' && !endsPhrase(cursor, 1)) return undefined;
  if (
    right === 'many' &&
    /^(?:very|not|so|as)$/u.test(cursor.text(-1)) &&
    cursor.text(-2) === 'love'
  ) {
    return undefined;
  }
  return cursor.replace([0, 1], right, { kind: 'number', reason: muchAndMany });
});

function becauseUncountable(noun: string) {
  return { kind: 'number' as const, reason: { note: 'uncountable-nouns' }, noun };
}

/** an information, a homework; informations. */
export const uncountableNoun = perWord((cursor) => {
  const written = cursor.text(0);
  const right = wrongPlurals.get(written);
  if (right !== undefined && written !== 'peoples') {
    const isMany = /^(?:many|several|few)$/u.test(cursor.text(-1));
    if (isMany && uncountable.has(right)) {
      return cursor.replace([-1, 1], `a lot of ${right}`, becauseUncountable(right));
    }
    return cursor.replace([0, 1], right, becauseUncountable(right));
  }
  if (written !== 'a' && written !== 'an') return undefined;
  const isDescribed = isAdjective(cursor.token(1)) && !cursor.isEnd(1);
  const at = isDescribed ? 2 : 1;
  const noun = cursor.text(at);
  if (!uncountable.has(noun) || !endsPhrase(cursor, at) || noun === 'music') return undefined;
  if (noun === 'knowledge' || (isDescribed && noun === 'bread')) return undefined;
  const isExclaimed = isDescribed && (cursor.text(-1) === 'what' || noun === 'weather');
  const isTold = isDescribed && /^(?:is|was|'s|it's|that's)$/u.test(cursor.text(-1));
  const phrase = `${isExclaimed || isTold ? '' : 'some '}${cursor.words(1, at + 1)}`;
  return cursor.replace([0, at + 1], phrase, becauseUncountable(noun));
});
