import { perWord } from '../../correction/cursor.ts';
import { isOnly } from '../../correction/reading-sentences.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { determiners, isNoun, star } from './english-words.ts';
import { endsPhrase, isAdjective } from './noun-phrases.ts';
import { pairs } from './nouns-of-english.ts';
import { numberWords } from './phrase-classes.ts';
import { onlyPlural } from './reasons.ts';

/** They are only irregular after these: "he foots the bill" is right. */
const afterThese = wordSet(
  'my your his her our their the two three four five six many some these those all both several few of',
);
const irregularPlurals = new Map([
  ['foots', 'feet'],
  ['tooths', 'teeth'],
  ['mans', 'men'],
  ['womans', 'women'],
  ['womens', 'women'],
  ['mens', 'men'],
  ['childrens', 'children'],
  ['feets', 'feet'],
  ['teeths', 'teeth'],
  ['mouses', 'mice'],
  ['wifes', 'wives'],
  ['knifes', 'knives'],
  ['lifes', 'lives'],
  ['halfs', 'halves'],
  ['leafs', 'leaves'],
  ['wolfs', 'wolves'],
  ['shelfs', 'shelves'],
  ['sheeps', 'sheep'],
  ['deers', 'deer'],
]);

/** my foots, two womans. */
export const irregularPlural = perWord((cursor) => {
  const right = irregularPlurals.get(cursor.text(0));
  if (right === undefined) return undefined;
  const isAfter =
    afterThese.has(cursor.text(-1)) ||
    (isAdjective(cursor.token(-1)) && afterThese.has(cursor.text(-2))) ||
    /^(?:childrens|womens|sheeps|deers|tooths|feets|teeths)$/u.test(cursor.text(0));
  if (!isAfter) return undefined;
  return cursor.replace([0, 1], right, { kind: 'number', reason: { note: 'irregular-plurals' } });
});

/** six peoples; not "the peoples of Siberia". */
export const peoples = perWord((cursor) => {
  if (
    cursor.text(0) !== 'peoples' ||
    !/^(?:two|three|four|five|six|ten|many|some)$/u.test(cursor.text(-1))
  ) {
    return undefined;
  }
  if (!/^(?:were|are|was|is)$/u.test(cursor.text(-2)) || cursor.text(-3) !== 'there')
    return undefined;
  return cursor.replace([0, 1], 'people', { kind: 'number', reason: { mistake: 'many-peoples' } });
});

/** a jeans, a scissors. */
export const pairOf = perWord((cursor) => {
  if (!/^an?$/u.test(cursor.text(0))) return undefined;
  const at = isAdjective(cursor.token(1)) && !cursor.isEnd(1) ? 2 : 1;
  const noun = cursor.text(at);
  if (!pairs.has(noun) || noun === 'clothes' || !endsPhrase(cursor, at)) return undefined;
  return cursor.replace([0, at + 1], `a pair of ${cursor.words(1, at + 1)}`, {
    kind: 'number',
    reason: onlyPlural(star(noun)),
  });
});

const hundreds = new Map([
  ['hundreds', 'hundred'],
  ['thousands', 'thousand'],
  ['millions', 'million'],
]);

/** two hundreds people, three thousands of books. */
export const exactHundreds = perWord((cursor) => {
  const right = hundreds.get(cursor.text(1));
  const isNumber = numberWords.has(cursor.text(0)) || /^(?:[2-9]|[1-9]\d)$/u.test(cursor.text(0));
  if (right === undefined || !isNumber) return undefined;
  const isOf = cursor.text(2) === 'of';
  if (isOf && determiners.has(cursor.text(3))) return undefined;
  return cursor.replace([1, isOf ? 3 : 2], right, {
    kind: 'number',
    reason: { note: 'no-plural-numbers' },
  });
});

/** others people, other things than "the others". */
export const othersBeforeNoun = perWord((cursor) => {
  if (cursor.text(0) !== 'others') return undefined;
  const isNounNext = isNoun(cursor.token(1), 'plural') || cursor.text(1) === 'people';
  if (!isNounNext || !endsPhrase(cursor, 1)) return undefined;
  // "Some like cats, and others dogs": the verb is left out.
  const isOfSome = cursor.sentence.tokens.slice(0, cursor.at).some(({ text }) => text === 'some');
  if (isOfSome && /^(?:and|but|while|)$/u.test(cursor.text(-1))) return undefined;
  if (
    /^(?:g[ia]v|tell|told|show|t[ea][au]|b[uo][yu]|sen[dt]|len[dt]|offer|br[io]|ma[kd]e|call)/u.test(
      cursor.text(-1),
    )
  ) {
    return undefined;
  }
  return cursor.replace([0, 1], 'other', {
    kind: 'number',
    reason: { mistake: 'plural-adjective' },
  });
});

/** greens eyes, importants things. */
export const pluralAdjective = perWord((cursor) => {
  const text = cursor.text(0);
  if (!text.endsWith('s') || !isNoun(cursor.token(1), 'plural')) return undefined;
  const isColor = /^(?:blues|greens|reds|browns|blacks|whites|yellows)$/u.test(text);
  const { lexicon } = cursor.sentence;
  if (!isColor && lexicon.isKnown(text)) return undefined;
  const right = text.slice(0, -1);
  const isAdjectiveForm = isOnly(
    { readings: lexicon.readingsOf(right) },
    ({ pos }) => pos === 'adjective',
  );
  if (!isAdjectiveForm || !endsPhrase(cursor, 1)) return undefined;
  return cursor.replace([0, 1], right, { kind: 'number', reason: { mistake: 'plural-adjective' } });
});

/** a lot people, lot of friends; most of people. */
export const quantityOf = perWord((cursor) => {
  const noun = cursor.token(2);
  const isMany = isNoun(noun, 'plural') || /^(?:people|money|time|water)$/u.test(cursor.text(2));
  if (cursor.text(0) === 'a' && cursor.text(1) === 'lot' && isMany && endsPhrase(cursor, 2)) {
    return cursor.replace([0, 2], 'a lot of', {
      kind: 'expression',
      reason: (texts) => texts.missing(star('of')),
    });
  }
  const isLot = cursor.text(0) === 'lot' && cursor.text(1) === 'of' && isMany;
  const before = cursor.text(-1);
  if (
    isLot &&
    (before === '' || /^(?:have|has|had|are|is|with|eat|buy|know|see|saw|bought)$/u.test(before))
  ) {
    return cursor.replace([0, 1], 'a lot', {
      kind: 'expression',
      reason: (texts) => texts.missing(star('a')),
    });
  }
  const isShare = /^(?:most|some|many|several)$/u.test(cursor.text(0)) && cursor.text(1) === 'of';
  const isBare =
    (isNoun(noun, 'plural') && !/^\p{Lu}/u.test(noun?.written ?? '')) ||
    cursor.text(2) === 'people';
  if (!isShare || !isBare || !endsPhrase(cursor, 2)) return undefined;
  const right = `${cursor.text(0)} ${cursor.text(2)}`;
  return cursor.replace([0, 3], right, {
    kind: 'expression',
    reason: (texts) => texts.said(star(right)),
  });
});
