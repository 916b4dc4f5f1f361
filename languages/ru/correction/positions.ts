import { perWord } from '../../correction/cursor.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { because } from './because.ts';
import { isSame, isTime, nounPhraseAt, phraseInCase } from './noun-phrase.ts';
import { isVerbAt, skipForward } from './persons.ts';

/** "Сел на кровати" and "бросил на полу" are right. */
const putting = wordSet('положить класть поставить ставить');
const surfaces = wordSet('стол стул диван кровать пол подоконник кресло земля плита');
const containers = wordSet(
  'шкаф сумка холодильник карман ящик коробка чемодан рюкзак кошелёк стакан чашка тарелка банка',
);

/** Положил книгу на столе; Поставь молоко в холодильнике: it goes there. */
export const whereItGoes = perWord((cursor) => {
  const preposition = cursor.text(0);
  if (preposition !== 'на' && preposition !== 'в') return undefined;
  const phrase = nounPhraseAt(cursor, 1);
  const places = preposition === 'на' ? surfaces : containers;
  const isPlace = phrase?.nouns.every(
    ({ lexeme, number }) => places.has(lexeme.text) && number === 'singular',
  );
  if (!phrase || !isPlace || phrase.cases.has('accusative')) return undefined;
  if (!phrase.cases.has('prepositional')) return undefined;
  // The verb is right before, or its object stands between.
  const verb = [-1, -2, -3].find((at) => isVerbAt(cursor, at, putting));
  const object = verb === undefined || verb === -1 ? undefined : nounPhraseAt(cursor, verb + 1);
  const isNear = verb === -1 || (object?.to === 0 && object.cases.has('accusative'));
  // Положил книгу на столе в порядке: what is on the table may be put elsewhere.
  if (!isNear || !cursor.isEnd(phrase.to - 1)) return undefined;
  const right = phraseInCase(cursor, phrase, 'accusative');
  if (right === undefined || isSame(cursor, phrase, right)) return undefined;
  return cursor.replace([1, phrase.to], right, { kind: 'case', reason: because('placeTo') });
});

const lying = wordSet('лежать стоять висеть сидеть находиться спать');
const playing = wordSet('играть гулять погулять');
const onTheWay = /^(?:по[шй]|иду|ид[её]|хо[дж]|вы[шй]|е[дх]|поех|поед|давай|мож|хоч|хот)/u;
const yards = wordSet('сад парк двор лес комната');

/** In which one sleeps or not: в такую жару. */
const weather = wordSet(
  'жара холод мороз дождь погода буря тишина темнота шум обед праздник выходной',
);

/** Places with a case of their own after в and на. */
const ownLocatives = mapOf({
  саде: 'саду',
  лесе: 'лесу',
  шкафе: 'шкафу',
  поле: 'полу',
  угле: 'углу',
  мосте: 'мосту',
  береге: 'берегу',
  аэропорте: 'аэропорту',
});

/** Книга лежит в стол; Дети играют в сад: it is there. */
export const whereItIs = perWord((cursor) => {
  const isLying = isVerbAt(cursor, 0, lying);
  const isPlaying = isVerbAt(cursor, 0, playing);
  if (!isLying && !isPlaying) return undefined;
  // Пошли гулять в парк: where they go.
  const { tokens } = cursor.sentence;
  const isOnTheWay = tokens.slice(0, cursor.at).some(({ text }) => onTheWay.test(text));
  if (isPlaying && isOnTheWay) return undefined;
  const at = skipForward(cursor, 1);
  if (!/^(?:в|во|на)$/u.test(cursor.text(at))) return undefined;
  const phrase = nounPhraseAt(cursor, at + 1);
  if (!phrase || isTime(phrase) || phrase.cases.has('prepositional')) return undefined;
  if (!phrase.nouns.every(({ number }) => number === 'singular')) return undefined;
  const isWrong = [...phrase.cases].every((row) => row === 'accusative' || row === 'nominative');
  const isPlace = isLying || phrase.nouns.every(({ lexeme }) => yards.has(lexeme.text));
  // Сидеть на диету, стоять на учёт: not of places.
  if (phrase.nouns.some(({ lexeme }) => weather.has(lexeme.text))) return undefined;
  if (!isWrong || !isPlace || phrase.nouns.some(({ lexeme }) => lexeme.animate)) return undefined;
  const right = phraseInCase(cursor, phrase, 'prepositional');
  if (right === undefined || isSame(cursor, phrase, right)) return undefined;
  const last = right.split(' ').at(-1) ?? '';
  const shown = right.slice(0, right.length - last.length) + (ownLocatives.get(last) ?? last);
  return cursor.replace([at + 1, phrase.to], shown, { kind: 'case', reason: because('placeIn') });
});
