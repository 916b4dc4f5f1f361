import { perWord, type Cursor } from '../../correction/cursor.ts';
import type { Finding } from '../../pack/correction-rules.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { isSame, nounPhraseAt, phraseInCase, type NounPhrase } from './noun-phrase.ts';
import { isDoneByPerson, isVerbAt, skipBack, skipForward } from './persons.ts';
import { placeNameOf } from './place-name-of.ts';
import { because } from './because.ts';
import type { RussianCase } from './russian-words.ts';

/** Places that take на and с. */
const onPlaces = wordSet(
  `работа почта вокзал концерт урок экзамен рынок дача остановка стадион вечеринка выставка завод фабрика
  станция лекция собрание пляж матч свадьба экскурсия конференция площадь спектакль факультет ферма балкон
  улица`,
);
/** Places that take в and из. */
const inPlaces = wordSet(
  `школа магазин университет театр парк больница банк ресторан аптека библиотека музей кафе кино деревня класс
  офис гостиница отель институт клуб бассейн супермаркет поликлиника цирк зоопарк церковь лес город комната
  квартира столовая аэропорт`,
);
/** Places where someone also goes about, so that both cases are right after идти and ехать. */
const wide = wordSet('город лес парк улица площадь центр');

const comingVerbs = wordSet('пойти поехать прийти приехать прилететь вернуться возвращаться зайти');
const goingVerbs = wordSet('идти ехать лететь');
const motionVerbs = wordSet(
  [
    ...comingVerbs,
    ...goingVerbs,
    'ходить',
    'ездить',
    'приходить',
    'приезжать',
    'поступить',
    'поступать',
  ].join(' '),
);
const stayingVerbs = wordSet('жить работать учиться находиться отдыхать');
const beingVerbs = wordSet('быть');

/** A place: a phrase of the tables, or the name of a city or country. */
interface Found {
  to: number;
  cases: ReadonlySet<RussianCase>;
  phrase: NounPhrase | undefined;
  isName: boolean;
  isOn: boolean;
  isIn: boolean;
  isWide: boolean;
  inCase: (row: RussianCase) => string | undefined;
}

function placeAt(cursor: Cursor, from: number): Found | undefined {
  const name = placeNameOf(cursor.text(from));
  if (name) {
    return {
      to: from + 1,
      cases: name.cases,
      phrase: undefined,
      isName: true,
      isOn: false,
      isIn: true,
      isWide: false,
      inCase: (row) => name.forms[row],
    };
  }
  const phrase = nounPhraseAt(cursor, from);
  if (!phrase) return undefined;
  const every = (set: ReadonlySet<string>) =>
    phrase.nouns.every(({ lexeme }) => set.has(lexeme.text));
  return {
    to: phrase.to,
    cases: phrase.cases,
    phrase,
    isName: false,
    isOn: every(onPlaces),
    isIn: every(inPlaces),
    isWide: every(wide),
    inCase: (row) => phraseInCase(cursor, phrase, row),
  };
}

const isTo = (cursor: Cursor, at: number) => isVerbAt(cursor, at, motionVerbs);
const isAt = (cursor: Cursor, at: number) =>
  isVerbAt(cursor, at, stayingVerbs) ||
  (isVerbAt(cursor, at, beingVerbs) && isDoneByPerson(cursor, at));

const riding = wordSet('ездить приехать прилететь');

/** Приехал на Москву: towns and countries take в; "едем на Москву" is the direction. */
function onTown(cursor: Cursor, place: Found, verb: number): Finding | undefined {
  const isRiding = isVerbAt(cursor, verb, riding) && isDoneByPerson(cursor, verb);
  const isIsland = /^(?:куб|украин)/u.test(cursor.text(1));
  if (cursor.text(0) !== 'на' || !isRiding || isIsland) return undefined;
  if (!place.cases.has('accusative') || !cursor.isEnd(1)) return undefined;
  const reason = because('ownPreposition');
  return cursor.replace([0, 1], 'в', { kind: 'preposition', reason });
}

/** работает в заводе, идём в концерт, живёт на деревне; the noun keeps its case. */
export const prepositionOfPlace = perWord((cursor) => {
  const preposition = cursor.text(0);
  if (preposition !== 'в' && preposition !== 'на') return undefined;
  const place = placeAt(cursor, 1);
  if (!place) return undefined;
  const verb = skipBack(cursor, -1);
  if (place.isName) return onTown(cursor, place, verb);
  if (place.phrase?.nouns.some(({ number }) => number === 'plural')) {
    if (!place.phrase.nouns.some(({ number }) => number === 'singular')) return undefined;
  }
  const isGoal =
    isTo(cursor, verb) && isDoneByPerson(cursor, verb) && place.cases.has('accusative');
  const isStay = isAt(cursor, verb) && place.cases.has('prepositional');
  if (!isGoal && !isStay) return undefined;
  const isWrong = preposition === 'в' ? place.isOn : place.isIn;
  // "стоять на квартире", "сели на город": other meanings of на.
  if (!isWrong || /^(?:квартир|комнат|город)/u.test(cursor.text(place.to - 1))) return undefined;
  if (/^(?:празднике|свете|работу|работы)$/u.test(cursor.text(1)) && !isGoal) return undefined;
  return cursor.replace([0, 1], preposition === 'в' ? 'на' : 'в', {
    kind: 'preposition',
    reason: because('ownPreposition'),
  });
});

const events = wordSet('работа урок концерт лекция экзамен вечеринка кино рынок');
const returning = wordSet('прийти приехать вернуться возвращаться');

/** пришёл от работы, вернулся с магазин: the wrong preposition, with the place in any case. */
function fromPlace(cursor: Cursor): Finding | undefined {
  const place = placeAt(cursor, 1);
  if (!place || !isVerbAt(cursor, skipBack(cursor, -1), returning)) return undefined;
  const isMany = place.phrase?.nouns.every(({ number }) => number === 'plural') === true;
  if (isMany) return undefined;
  // Приглашение пришло от университета: a sender is no place.
  const isEvent = place.phrase?.nouns.every(({ lexeme }) => events.has(lexeme.text)) === true;
  const isFrom = cursor.text(0) === 'от' && place.cases.has('genitive') && isEvent;
  const isBare =
    cursor.text(0) !== 'от' && place.cases.has('nominative') && !place.cases.has('genitive');
  if ((!isFrom && !isBare) || (!place.isIn && !place.isOn)) return undefined;
  const right = place.phrase
    ? phraseInCase(cursor, place.phrase, 'genitive', 'singular')
    : place.inCase('genitive');
  if (right === undefined) return undefined;
  return cursor.replace([0, place.to], `${place.isOn ? 'с' : 'из'} ${right}`, {
    kind: 'preposition',
    reason: because('ownPreposition'),
  });
}

/** приехал из работы, вернулась с школы, я с Турции. */
export const prepositionOfOrigin = perWord((cursor) => {
  const preposition = cursor.text(0);
  if (!/^(?:из|с|со|от)$/u.test(preposition)) return undefined;
  if (preposition === 'от') return fromPlace(cursor);
  const bare = preposition === 'из' ? undefined : fromPlace(cursor);
  if (bare) return bare;
  const place = placeAt(cursor, 1);
  if (!place?.cases.has('genitive') || place.phrase?.adjectives.some((one) => one.length > 0))
    return undefined;
  if (preposition !== 'из' && place.cases.has('instrumental')) return undefined;
  const verb = skipBack(cursor, -1);
  const isComing = isTo(cursor, verb) || isVerbAt(cursor, verb, wordSet('уйти уехать прилететь'));
  const isFrom =
    place.isName && /^(?:я|ты|он|она|мы|вы|они)$/u.test(cursor.text(-1)) && cursor.isEnd(1);
  if (!isComing && !isFrom) return undefined;
  if (/^(?:вокзал|станци|улиц|площад|ферм|балкон)/u.test(cursor.text(1))) return undefined;
  if (preposition === 'из' ? !place.isOn : !place.isIn) return undefined;
  const isHard = /^с[бвгдзкмнпрстф]/u.test(cursor.text(1)) && preposition === 'из';
  return cursor.replace([0, 1], preposition === 'из' ? (isHard ? 'со' : 'с') : 'из', {
    kind: 'preposition',
    reason: because('ownPreposition'),
  });
});

function inPlaceCase(
  cursor: Cursor,
  from: number,
  place: Found,
  row: RussianCase,
): Finding | undefined {
  const right = place.inCase(row);
  if (right === undefined) return undefined;
  if (place.phrase && isSame(cursor, place.phrase, right)) return undefined;
  return cursor.replace([from, place.to], right, {
    kind: 'case',
    reason: because(row === 'accusative' ? 'placeTo' : 'placeIn'),
  });
}

/** мы идём в школе, я был на концерт, поехали в Москве. */
export const caseOfPlace = perWord((cursor) => {
  if (!/^(?:в|во|на)$/u.test(cursor.text(0))) return undefined;
  const place = placeAt(cursor, 1);
  if (!place || (!place.isIn && !place.isOn)) return undefined;
  const verb = skipBack(cursor, -1);
  const { cases } = place;
  const isComing = isVerbAt(cursor, verb, comingVerbs) && isDoneByPerson(cursor, verb);
  const isGoing =
    isVerbAt(cursor, verb, goingVerbs) && isDoneByPerson(cursor, verb) && !place.isWide;
  if ((isComing || isGoing) && cases.has('prepositional') && !cases.has('accusative'))
    return inPlaceCase(cursor, 1, place, 'accusative');
  if (cursor.text(0) === 'на' && place.isIn) return undefined;
  const isWrong =
    (cases.has('accusative') || cases.has('nominative')) && !cases.has('prepositional');
  if (isAt(cursor, verb) && isWrong) return inPlaceCase(cursor, 1, place, 'prepositional');
  if ((isComing || isGoing) && cases.has('nominative') && !cases.has('accusative'))
    return inPlaceCase(cursor, 1, place, 'accusative');
  return undefined;
});

const leavingVerbs = wordSet(
  'забыть оставить встретить увидеть найти потерять обедать ужинать завтракать',
);
const inside = wordSet('автобус поезд метро машина такси самолёт трамвай');

/** забыл зонт в автобус: where it was, with the object before. */
export const caseOfPlaceAfterObject = perWord((cursor) => {
  if (cursor.text(0) !== 'в') return undefined;
  const verb = [-1, -2, -3, -4].find((at) => isVerbAt(cursor, at, leavingVerbs));
  const place = verb === undefined ? undefined : placeAt(cursor, 1);
  const isInside = place?.phrase?.nouns.every(({ lexeme }) => inside.has(lexeme.text)) === true;
  if (!place || (!place.isIn && !isInside)) return undefined;
  if (place.cases.has('prepositional') || !place.cases.has('nominative')) return undefined;
  return inPlaceCase(cursor, 1, place, 'prepositional');
});

/** иду школу, хочу поехать Москву, живу Москве, работаю банк. */
export const missingPrepositionOfPlace = perWord((cursor) => {
  const isGoal = isTo(cursor, 0);
  const isStay = isVerbAt(cursor, 0, stayingVerbs);
  if ((!isGoal && !isStay) || !isDoneByPerson(cursor, 0)) return undefined;
  const from = skipForward(cursor, 1);
  const place = placeAt(cursor, from);
  if (!place || (!place.isIn && !place.isOn)) return undefined;
  if (place.phrase && place.phrase.nouns.every(({ number }) => number === 'plural'))
    return undefined;
  const row = isGoal ? 'accusative' : 'prepositional';
  const isFit =
    place.cases.has(row) || (place.cases.has('nominative') && !place.cases.has('genitive'));
  if (!isFit || place.cases.has('instrumental')) return undefined;
  const right = place.inCase(row);
  if (right === undefined) return undefined;
  return cursor.replace([from, place.to], `${place.isOn ? 'на' : 'в'} ${right}`, {
    kind: 'preposition',
    reason: because('missingPreposition'),
  });
});

/** я живу в москве: cities and countries without their capital. */
export const capitalOfPlace = perWord((cursor) => {
  const token = cursor.token(0);
  if (!token || !/^\p{Ll}/u.test(token.written) || !/^(?:в|во|из|до)$/u.test(cursor.text(-1)))
    return undefined;
  const name = placeNameOf(token.text);
  if (!name) return undefined;
  const right = token.written.slice(0, 1).toUpperCase() + token.written.slice(1);
  return cursor.replace([0, 1], right, {
    kind: 'spelling',
    reason: (texts) => texts.capital(`*${right}*`),
  });
});
