import { perWord } from '../../correction/cursor.ts';
import { mayBe } from '../../correction/reading-sentences.ts';
import type { Lexicon } from '../../pack/lexicon.ts';
import type { CheckedToken } from '../../pack/correction-rules.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { isDoneByPerson, isVerbAt, skipForward } from './persons.ts';
import { placeNameOf } from './place-name-of.ts';
import { because } from './because.ts';
import { isInfinitive, isVerb, nounAt, nounsOf, star } from './russian-words.ts';

/** The same form of another verb of motion. */
function sameFormOf(
  token: CheckedToken | undefined,
  text: string,
  lexicon: Lexicon,
): string | undefined {
  const [other] = lexicon.lexemesOf(text);
  if (!other || !token) return undefined;
  if (isInfinitive(token)) return other.text;
  const place = token.readings.find(({ pos, place: one }) => pos === 'verb' && one !== null)?.place;
  if (!place) return undefined;
  const table = place.table === 'present' || place.table === 'future' ? undefined : place.table;
  const tables = table ? [table] : (['present', 'future'] as const);
  return tables.flatMap((one) => lexicon.formsAt(other, 'verb', { ...place, table: one }))[0];
}

const vehicles = wordSet('автобус машина поезд трамвай такси метро велосипед троллейбус мотоцикл');
const farther = mapOf({ идти: 'ехать', пойти: 'поехать', ходить: 'ездить', прийти: 'приехать' });
const nearer = mapOf({ ехать: 'идти', поехать: 'пойти', ездить: 'ходить', приехать: 'прийти' });

/** я иду на автобусе, мы пошли в Турцию, еду пешком. */
export const byFootOrTransport = perWord((cursor) => {
  const token = cursor.token(0);
  const { lexicon } = cursor.sentence;
  const walking = [...farther].find(([verb]) => isVerbAt(cursor, 0, new Set([verb])));
  const riding = [...nearer].find(([verb]) => isVerbAt(cursor, 0, new Set([verb])));
  const at = skipForward(cursor, 1);
  if (riding) {
    const isOnFoot = cursor.text(at) === 'пешком' || cursor.text(-1) === 'пешком';
    const right = isOnFoot ? sameFormOf(token, riding[1], lexicon) : undefined;
    const form = cursor.text(0) === 'еду' && isOnFoot ? 'иду' : right;
    return (
      form !== undefined &&
      cursor.replace([0, 1], form, { kind: 'expression', reason: because('onFoot') })
    );
  }
  if (!walking || !isDoneByPerson(cursor, 0)) return undefined;
  const { tokens } = cursor.sentence;
  const isRide = tokens.some((_, place) => {
    const offset = place - cursor.at;
    const nouns = nounsOf(cursor.token(offset));
    return (
      offset >= 2 &&
      offset <= 5 &&
      cursor.text(offset - 1) === 'на' &&
      nouns?.some(({ lexeme, case: row }) => vehicles.has(lexeme.text) && row === 'prepositional')
    );
  });
  const name = cursor.text(at) === 'в' ? placeNameOf(cursor.text(at + 1)) : undefined;
  const isFar = name?.cases.has('accusative') === true && walking[0] !== 'прийти';
  // "Дождь идёт", "Наполеон пошёл на Россию": only someone who speaks of a trip.
  if (!isRide && !isFar) return undefined;
  const right = sameFormOf(token, walking[1], lexicon);
  return (
    right !== undefined &&
    cursor.replace([0, 1], right, { kind: 'expression', reason: because('byTransport') })
  );
});

const repeated = mapOf({ идти: 'ходить', ехать: 'ездить' });

/** Я часто иду в кино. */
export const oftenGo = perWord((cursor) => {
  if (!/^(?:часто|редко)$/u.test(cursor.text(-1)) || !isDoneByPerson(cursor, 0)) return undefined;
  const verb = [...repeated].find(([one]) => isVerbAt(cursor, 0, new Set([one])));
  const isPresent = mayBe(cursor.token(0), ({ place }) => place?.table === 'present');
  if (!verb || !isPresent || !/^(?:в|на|к)$/u.test(cursor.text(1))) return undefined;
  const token = cursor.token(0);
  const right =
    cursor.text(0) === 'еду' ? 'езжу' : sameFormOf(token, verb[1], cursor.sentence.lexicon);
  return (
    right !== undefined &&
    cursor.replace([0, 1], right, { kind: 'expression', reason: because('oftenGo') })
  );
});

const there = mapOf({ здесь: 'сюда', тут: 'сюда', там: 'туда' });
const here = mapOf({ сюда: 'здесь', туда: 'там' });

/** иди здесь, приехал там, живу туда. */
export const hereAndThere = perWord((cursor) => {
  const at = 1;
  const word = cursor.text(at);
  const isComing = isVerb(cursor.token(0), wordSet('прийти приехать прилететь вернуться'));
  const isOrder = mayBe(
    cursor.token(0),
    ({ place, lexeme }) => place?.table === 'imperative' && lexeme.text === 'идти',
  );
  const to = there.get(word);
  if (to !== undefined && cursor.isEnd(at) && (isComing || isOrder))
    return cursor.replace([1, 2], to, {
      kind: 'expression',
      reason: (texts) => texts.said(star(`${cursor.text(0)} ${to}`)),
    });
  const stay = here.get(word);
  const isStaying = isVerb(cursor.token(0), wordSet('жить работать находиться'));
  return (
    stay !== undefined &&
    isStaying &&
    cursor.replace([1, 2], stay, {
      kind: 'expression',
      reason: (texts) => texts.said(star(`${cursor.text(0)} ${stay}`)),
    })
  );
});

/** иду дом, сижу дом; Где ты из? */
export const bareHome = perWord((cursor) => {
  if (
    cursor.text(0) === 'где' &&
    /^(?:ты|вы|он|она|они)$/u.test(cursor.text(1)) &&
    cursor.text(2) === 'из' &&
    cursor.isEnd(2)
  )
    return cursor.replace([0, 3], `откуда ${cursor.text(1)}`, {
      kind: 'expression',
      reason: (texts) => texts.said(star(`откуда ${cursor.text(1)}`)),
    });
  if (cursor.text(1) !== 'дом' || !cursor.isEnd(1) || !isDoneByPerson(cursor, 0)) return undefined;
  const isGoing = isVerbAt(
    cursor,
    0,
    wordSet('идти пойти ехать поехать прийти приехать вернуться возвращаться'),
  );
  const isStaying = isVerb(cursor.token(0), wordSet('сидеть остаться отдыхать быть'));
  const right = isGoing ? 'домой' : isStaying ? 'дома' : undefined;
  return (
    right !== undefined &&
    cursor.replace([1, 2], right, {
      kind: 'expression',
      reason: (texts) => texts.said(star(`${cursor.text(0)} ${right}`)),
    })
  );
});

const rides = wordSet('автобус машина поезд трамвай самолёт велосипед троллейбус такси метро');

/** мы приехали на самолёт: the means of transport is in the prepositional. */
export const rideInPrepositional = perWord((cursor) => {
  const isRide = isVerbAt(cursor, 0, wordSet('ехать ездить лететь прилететь приехать'));
  if (!isRide || cursor.text(1) !== 'на' || !cursor.isEnd(2)) return undefined;
  const nouns = nounsOf(cursor.token(2));
  if (!nouns?.every(({ lexeme }) => rides.has(lexeme.text))) return undefined;
  if (nouns.some((one) => one.case === 'prepositional' || one.number === 'plural'))
    return undefined;
  const [noun] = nouns;
  const right =
    noun &&
    nounAt(noun.lexeme, cursor.sentence.lexicon, { case: 'prepositional', number: 'singular' });
  return (
    right !== undefined &&
    cursor.replace([2, 3], right, {
      kind: 'case',
      reason: (texts) =>
        texts.caseAfter(star(`${cursor.text(0)} на`), 'prepositional', star(right)),
    })
  );
});
