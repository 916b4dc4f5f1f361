import { perWord } from '../../correction/cursor.ts';
import { mayBe } from '../../correction/reading-sentences.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { isVerb, star } from './russian-words.ts';

const dates = { kind: 'case' as const, reason: { note: 'dates-and-days' } };
const months = mapOf({
  январь: 'января',
  февраль: 'февраля',
  март: 'марта',
  апрель: 'апреля',
  май: 'мая',
  июнь: 'июня',
  июль: 'июля',
  август: 'августа',
  сентябрь: 'сентября',
  октябрь: 'октября',
  ноябрь: 'ноября',
  декабрь: 'декабря',
});
const ofMonths = new Set(months.values());
const ordinals = wordSet(
  `первый второй третий четвёртый четвертый пятый шестой седьмой восьмой девятый десятый одиннадцатый двенадцатый
  тринадцатый четырнадцатый пятнадцатый шестнадцатый семнадцатый восемнадцатый девятнадцатый двадцатый тридцатый`,
);

/** пятый → пятое, третий → третье. */
function neuter(ordinal: string): string {
  return ordinal === 'третий' ? 'третье' : ordinal.replace(/(?:ый|ой)$/u, 'ое');
}

function genitive(ordinal: string): string {
  return ordinal === 'третий' ? 'третьего' : ordinal.replace(/(?:ый|ой)$/u, 'ого');
}

const byNeuter = new Map([...ordinals].map((one) => [neuter(one), genitive(one)]));
const genitives = new Set(byNeuter.values());

/** Сегодня пятый май; сегодня пятого мая. */
export const dateOfToday = perWord((cursor) => {
  if (!/^(?:сегодня|завтра|вчера)$/u.test(cursor.text(0)) || !cursor.isStart(0)) return undefined;
  const at = /^(?:двадцать|тридцать)$/u.test(cursor.text(1)) ? 2 : 1;
  const month = months.get(cursor.text(at + 1)) ?? cursor.text(at + 1);
  const ordinal = cursor.text(at);
  const right = ordinals.has(ordinal)
    ? neuter(ordinal)
    : byNeuter.has(ordinal)
      ? ordinal
      : undefined;
  if (right === undefined || !ofMonths.has(month) || !cursor.isEnd(at + 1)) return undefined;
  const text = `${right} ${month}`;
  if (text === cursor.words(at, at + 2)) return undefined;
  return cursor.replace([at, at + 2], text, dates);
});

/** В пятого мая; в пятое мая: the genitive alone says on which day. */
export const dayWithoutPreposition = perWord((cursor) => {
  if (!/^во?$/u.test(cursor.text(0))) return undefined;
  const at = /^(?:двадцать|тридцать)$/u.test(cursor.text(1)) ? 2 : 1;
  const ordinal = cursor.text(at);
  const isGenitive = genitives.has(ordinal);
  const isNeuter = byNeuter.has(ordinal);
  const isMonth = ofMonths.has(cursor.text(at + 1));
  const isNumber = /^\d{1,2}$/u.test(ordinal);
  if (!isMonth || (!isGenitive && !isNeuter && !isNumber)) return undefined;
  const first = at === 2 ? `${cursor.text(1)} ` : '';
  const right = isNeuter ? byNeuter.get(ordinal) : ordinal;
  return cursor.replace([0, at + 1], `${first}${right ?? ordinal}`, dates);
});

/** Verbs that have no year as their object: начали 2020 год is right. */
const moved = wordSet('родиться умереть приехать переехать жениться');
const born = wordSet('родиться умереть приехать переехать жениться начать окончить закончить');

/** Он родился 1990 год; в 1990 год. */
export const yearOfEvent = perWord((cursor) => {
  if (!/^(?:1[5-9]|20)\d\d$/u.test(cursor.text(0)) || !/^год[ау]?$/u.test(cursor.text(1)))
    return undefined;
  const isIn = cursor.text(-1) === 'в';
  const isBare = isVerb(cursor.token(-1), moved);
  const isAfter = isIn && isVerb(cursor.token(-2), born);
  if (!cursor.isEnd(1) || (!isBare && !isAfter) || (isIn && cursor.text(1) === 'году'))
    return undefined;
  if (isBare && cursor.text(1) === 'года') return undefined;
  const right = isBare ? `в ${cursor.text(0)} году` : `${cursor.text(0)} году`;
  return cursor.replace([0, 2], right, dates);
});

const days = mapOf({
  понедельник: 'понедельника',
  вторник: 'вторника',
  среду: 'среды',
  четверг: 'четверга',
  пятницу: 'пятницы',
  субботу: 'субботы',
  воскресенье: 'воскресенья',
});
const fromDays = new Set(days.values());

/** С понедельника в пятницу: up to Friday. */
export const fromDayToDay = perWord((cursor) => {
  const isFrom = /^со?$/u.test(cursor.text(0)) && fromDays.has(cursor.text(1));
  const right = cursor.text(2) === 'в' ? days.get(cursor.text(3)) : undefined;
  if (!isFrom || right === undefined) return undefined;
  return cursor.replace([2, 4], `до ${right}`, {
    kind: 'preposition',
    reason: (texts) => texts.said(star(`с … до ${right}`)),
  });
});

const seasons = mapOf({
  лете: 'летом',
  зиме: 'зимой',
  осени: 'осенью',
  весне: 'весной',
});

/** В прошлом лете; в этой зиме; в следующей весне. */
export const seasonWithAdjective = perWord((cursor) => {
  const right = seasons.get(cursor.text(2));
  const [, base] = /^(прошл|следующ)(?:ом|ем|ой|ей)$/u.exec(cursor.text(1)) ?? [];
  const isThis = /^эт(?:ом|ой)$/u.test(cursor.text(1));
  if (cursor.text(0) !== 'в' || right === undefined || (base === undefined && !isThis))
    return undefined;
  // В этой зиме есть что-то особенное.
  if (isThis && /^(?:есть|был[аио]?|нет)$/u.test(cursor.text(3))) return undefined;
  const isNeuter = right === 'летом';
  const soft = base === 'следующ' ? (isNeuter ? 'им' : 'ей') : isNeuter ? 'ым' : 'ой';
  const first = isThis ? (isNeuter ? 'этим' : 'этой') : `${base}${soft}`;
  const text = `${first} ${right}`;
  return cursor.replace([0, 3], text, {
    kind: 'case',
    reason: (texts) => texts.said(star(text)),
  });
});

/** Познакомились на прошлом году: a year and a month take в. */
export const inYear = perWord((cursor) => {
  const isYear = /^(?:году|месяце)$/u.test(cursor.text(2));
  const isWhich = /^(?:прошлом|этом|следующем|том)$/u.test(cursor.text(1));
  if (cursor.text(0) !== 'на' || !isYear || !isWhich) return undefined;
  // На этом месяце беременности.
  if (mayBe(cursor.token(3), ({ pos, place }) => pos === 'noun' && place?.row === 'genitive'))
    return undefined;
  return cursor.replace([0, 1], 'в', {
    kind: 'preposition',
    reason: (texts) => texts.said(star(`в ${cursor.words(1, 3)}`)),
  });
});

/** Изучаю русский с два года: how long needs no preposition. */
export const lengthWithFrom = perWord((cursor) => {
  const isNumber = /^(?:два|две|три|четыре|пять|шесть|семь|восемь|девять|десять)$/u.test(
    cursor.text(1),
  );
  const isLength = /^(?:год|года|месяца|месяцев|недели|недель|дня|дней)$/u.test(cursor.text(2));
  if (!/^со?$/u.test(cursor.text(0)) || !isNumber || !isLength) return undefined;
  return cursor.replace([0, 2], cursor.text(1), {
    kind: 'preposition',
    reason: (texts) => texts.dropped(star(cursor.text(0))),
  });
});
