import { perWord, type Cursor } from '../../correction/cursor.ts';
import { wordSet } from '../../lookup/word-set.ts';
import {
  adjectivesOf,
  nounAt,
  nounsOf,
  plain,
  star,
  type RussianCase,
  type RussianNumber,
} from './russian-words.ts';

const few = wordSet('два две три четыре оба обе');
const many = wordSet(
  `пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать
  шестнадцать семнадцать восемнадцать девятнадцать двадцать тридцать сорок пятьдесят шестьдесят сто
  много мало сколько несколько немного`,
);
const tens = wordSet(
  'двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто',
);

/** What a number requires of its noun. */
function required(text: string): { case: RussianCase; number: RussianNumber } | undefined {
  if (few.has(text)) return { case: 'genitive', number: 'singular' };
  if (many.has(text)) return { case: 'genitive', number: 'plural' };
  if (!/^\d{1,3}$/u.test(text)) return undefined;
  const number = Number(text);
  const last = number % 10;
  const isTeen = number % 100 >= 11 && number % 100 <= 14;
  if (number === 0) return undefined;
  if (last === 1 && !isTeen) return { case: 'nominative', number: 'singular' };
  const isFew = last >= 2 && last <= 4 && !isTeen;
  return { case: 'genitive', number: isFew ? 'singular' : 'plural' };
}

function why(cursor: Cursor, right: string) {
  return {
    kind: 'case' as const,
    reason: { note: 'genitive-with-numbers' },
    right,
    number: cursor.text(0),
  };
}

/** Words whose forms belong to two headwords: часов, люди. */
function specialForm(
  cursor: Cursor,
  wanted: { case: RussianCase; number: RussianNumber },
  isAdverb: boolean,
): string | undefined {
  const written = cursor.text(1);
  const isClock = !isAdverb && /^(?:час|часа|часов|часы)$/u.test(written);
  if (isClock && /^(?:сейчас|в|уже|было|через|только)$/u.test(cursor.text(-1))) {
    if (wanted.case === 'nominative') return undefined;
    return wanted.number === 'plural' ? 'часов' : 'часа';
  }
  if (written !== 'люди' || wanted.number !== 'plural') return undefined;
  return isAdverb ? 'людей' : 'человек';
}

/** пять год, три брат, много друг, двадцать один лет. */
export const nounAfterNumeral = perWord((cursor) => {
  const text = cursor.text(0);
  const isOne = text === 'один' && tens.has(cursor.text(-1));
  const isYears = plain(cursor.text(1)) === 'лет';
  if (isOne && isYears) return cursor.replace([1, 2], 'год', why(cursor, 'год'));
  const wanted = required(text);
  if (!wanted) return undefined;
  const isAdverb = /^(?:много|мало|сколько|несколько|немного)$/u.test(text);
  // "В два мама придёт": the hour alone.
  const isHour = /^(?:в|во|к|до|после|около|с|на|без|дом|номер|квартира|автобус|страница)$/u.test(
    cursor.text(-1),
  );
  if (isYears) {
    const right =
      wanted.number === 'plural' ? undefined : wanted.case === 'nominative' ? 'год' : 'года';
    return right !== undefined && cursor.replace([1, 2], right, why(cursor, right));
  }
  const special = specialForm(cursor, wanted, isAdverb);
  if (special !== undefined && special !== cursor.text(1))
    return cursor.replace([1, 2], special, why(cursor, special));
  const nouns = nounsOf(cursor.token(1));
  if (!nouns || adjectivesOf(cursor.token(1)) || cursor.text(-1) === 'не') return undefined;
  if (
    /(?:ых|их|ые|ие|ая)$/u.test(cursor.text(1)) ||
    nounsOf(cursor.token(2))?.some(
      ({ case: row }) => row === 'genitive' && /(?:ый|ий|ой)$/u.test(cursor.text(1)),
    )
  )
    return undefined;
  const isTime = nouns.every(({ lexeme }) =>
    /^(?:час|минута|день|неделя|месяц|год|раз|рубль|человек)$/u.test(lexeme.text),
  );
  if (isHour && !isTime) return undefined;
  if (new Set(nouns.map(({ lexeme }) => lexeme)).size > 1) return undefined;
  const [noun] = nouns;
  if (!noun) return undefined;
  const isYear = noun.lexeme.text === 'год';
  if (plain(cursor.text(1)) === 'людей' && !isAdverb && wanted.number === 'plural') {
    return cursor.replace([1, 2], 'человек', why(cursor, 'человек'));
  }
  if (noun.lexeme.text === 'человек' && cursor.text(1) === 'человек') return undefined;
  const isFit = nouns.some(
    (one) =>
      one.case === wanted.case &&
      (one.number === wanted.number || (isAdverb && one.case === 'genitive')),
  );
  if (isFit && !isYear) return undefined;
  if (isYear && wanted.number === 'singular' && isFit) return undefined;
  // With other cases of the number itself (к двум часам) the number would not stand in this form.
  if (
    isAdverb &&
    /^(?:много|мало|немного)$/u.test(text) &&
    nouns.some(
      (one) => one.case === 'instrumental' || one.case === 'dative' || one.case === 'prepositional',
    )
  ) {
    return undefined;
  }
  if (
    isAdverb &&
    nouns.some((one) => one.case === 'accusative' && one.number === 'singular') &&
    text === 'много' &&
    !nouns.some((one) => one.lexeme.animate)
  ) {
    // "много друг" is wrong, but "много раз" and uncountable nouns may stand so.
    if (cursor.text(1) === 'раз') return undefined;
  }
  if (
    cursor.text(1) === 'раз' ||
    (/^\d/u.test(text) &&
      /^(?:января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря)$/u.test(
        cursor.text(1),
      ))
  )
    return undefined;
  if (nouns.every((one) => /^(?:dative|instrumental|prepositional)$/u.test(one.case)))
    return undefined;
  const isNominative = nouns.some((one) => one.case === 'nominative');
  const isAccusative = nouns.every((one) => one.case === 'accusative' || one.case === 'nominative');
  if (!isNominative && isAccusative && isAdverb) return undefined;
  const isUncountable =
    isAdverb &&
    (noun.lexeme.number === 'singular-only' ||
      nounAt(noun.lexeme, cursor.sentence.lexicon, { case: 'genitive', number: 'plural' }) ===
        undefined);
  const number = isUncountable ? 'singular' : wanted.number;
  const right =
    isYear && wanted.number === 'plural'
      ? 'лет'
      : nounAt(noun.lexeme, cursor.sentence.lexicon, { case: wanted.case, number });
  if (right === undefined || plain(right) === plain(cursor.text(1))) return undefined;
  const shown =
    noun.lexeme.text === 'человек' && wanted.number === 'plural' && !isAdverb ? 'человек' : right;
  return cursor.replace([1, 2], shown, why(cursor, shown));
});

/** два книги, две стола. */
export const genderOfTwo = perWord((cursor) => {
  const text = cursor.text(0);
  if (text !== 'два' && text !== 'две' && text !== 'оба' && text !== 'обе') return undefined;
  const at = adjectivesOf(cursor.token(1)) && !nounsOf(cursor.token(1)) ? 2 : 1;
  const nouns = nounsOf(cursor.token(at));
  const genders = new Set(nouns?.map(({ gender }) => gender));
  const [gender] = genders;
  if (!nouns || genders.size !== 1 || gender === undefined) return undefined;
  if (!nouns.some((one) => one.case === 'genitive' && one.number === 'singular')) return undefined;
  if (
    /^(?:в|к|до|после|без)$/u.test(cursor.text(-1)) &&
    !nouns.every(({ lexeme }) => /^(?:час|неделя|минута)$/u.test(lexeme.text))
  )
    return undefined;
  const isFeminine = text === 'две' || text === 'обе';
  if ((gender === 'f') === isFeminine) return undefined;
  const base = text.startsWith('об') ? 'об' : 'дв';
  const right = base + (gender === 'f' ? (base === 'дв' ? 'е' : 'е') : 'а');
  const noun = nouns[0]?.lexeme.text ?? '';
  return cursor.replace([0, 1], right, {
    kind: 'gender',
    reason: (texts) => texts.genderOf(star(noun), gender, star(right)),
  });
});
