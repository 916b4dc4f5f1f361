import { perWord } from '../../correction/cursor.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { because } from './because.ts';
import { star } from './russian-words.ts';

/** Words that are written as they sound, or as in other languages. */
const asHeard = mapOf({
  ложу: 'кладу',
  ложишь: 'кладёшь',
  ложит: 'кладёт',
  ложим: 'кладём',
  ложат: 'кладут',
  ложить: 'класть',
  покласть: 'положить',
  што: 'что',
  чево: 'чего',
  ево: 'его',
  каво: 'кого',
  севодня: 'сегодня',
  сигодня: 'сегодня',
  кафэ: 'кафе',
  кофэ: 'кофе',
  здраствуйте: 'здравствуйте',
  здраствуй: 'здравствуй',
  пожалуста: 'пожалуйста',
  пажалуйста: 'пожалуйста',
  пожалуйсто: 'пожалуйста',
  сичас: 'сейчас',
  сечас: 'сейчас',
  сийчас: 'сейчас',
  исчё: 'ещё',
  ищё: 'ещё',
  сонце: 'солнце',
  серце: 'сердце',
  чуство: 'чувство',
  празник: 'праздник',
  позно: 'поздно',
  лесница: 'лестница',
  грусный: 'грустный',
  щастье: 'счастье',
  щастливый: 'счастливый',
  жызнь: 'жизнь',
  машына: 'машина',
  жыть: 'жить',
  жывёт: 'живёт',
  хорошый: 'хороший',
  харашо: 'хорошо',
  карова: 'корова',
  малако: 'молоко',
  вада: 'вода',
  акно: 'окно',
  абед: 'обед',
  гаварить: 'говорить',
  гаворю: 'говорю',
  руский: 'русский',
  русскый: 'русский',
  рускии: 'русский',
  расия: 'Россия',
  росия: 'Россия',
  чорный: 'чёрный',
  жолтый: 'жёлтый',
  обьяснить: 'объяснить',
  подьезд: 'подъезд',
  друзя: 'друзья',
  братя: 'братья',
  плате: 'платье',
  тетрать: 'тетрадь',
  завтро: 'завтра',
  вчира: 'вчера',
  мущина: 'мужчина',
  женшина: 'женщина',
  девущка: 'девушка',
  бабущка: 'бабушка',
  бизнэс: 'бизнес',
  интирес: 'интерес',
  интиресно: 'интересно',
  интерестно: 'интересно',
  ужастно: 'ужасно',
  опастно: 'опасно',
  будующий: 'будущий',
  следущий: 'следующий',
  вообщем: 'в общем',
  вобще: 'вообще',
  извените: 'извините',
  тоесть: 'то есть',
  потомучто: 'потому что',
  досвидания: 'до свидания',
  досвидание: 'до свидания',
  помойму: 'по-моему',
  впринципе: 'в принципе',
  наконецто: 'наконец-то',
});

/** што, кафэ, празник, потомучто. */
export const misspelling = perWord((cursor) => {
  const token = cursor.token(0);
  const right = asHeard.get(cursor.text(0));
  if (!token || right === undefined || cursor.sentence.lexicon.isKnown(token.text))
    return undefined;
  return cursor.replace([0, 1], right, {
    kind: 'spelling',
    reason: (texts) => texts.spelled(star(right)),
  });
});

const asked = wordSet(
  'кто кого кому кем что чего чему чем где куда откуда когда как какой какая какое какие какую какого каком почему чей чья сколько',
);

/** кто нибудь, какой то, что либо. */
export const hyphenOfIndefinite = perWord((cursor) => {
  if (!asked.has(cursor.text(0)) || !/^(?:нибудь|либо|то)$/u.test(cursor.text(1))) return undefined;
  if (cursor.text(1) === 'то') {
    // "что то, что он сказал", "как то дерево" are right.
    const isSure = /^(?:кто|какой|какая|какие|какую|куда|почему|откуда)$/u.test(cursor.text(0));
    if (!isSure || cursor.isEnd(1) || /^(?:что|же|есть|ли)$/u.test(cursor.text(2)))
      return undefined;
  }
  const right = `${cursor.text(0)}-${cursor.text(1)}`;
  return cursor.replace([0, 2], right, { kind: 'spelling', reason: because('indefiniteHyphen') });
});

const hyphened = mapOf({
  'из за': 'из-за',
  'из под': 'из-под',
  'все таки': 'всё-таки',
  'всё таки': 'всё-таки',
  'во первых': 'во-первых',
  'во вторых': 'во-вторых',
  'по прежнему': 'по-прежнему',
  'по разному': 'по-разному',
  'по другому': 'по-другому',
});

/** из за дождя, все таки, во первых. */
export const hyphenOfPair = perWord((cursor) => {
  const right = hyphened.get(`${cursor.text(0)} ${cursor.text(1)}`);
  if (right === undefined) return undefined;
  if (cursor.text(0) === 'по' && !cursor.isEnd(1)) return undefined;
  if (cursor.text(1) === 'под' && cursor.isEnd(1)) return undefined;
  return cursor.replace([0, 2], right, {
    kind: 'spelling',
    reason: (texts) => texts.spelled(star(right)),
  });
});

const neverDoubled = wordSet(
  'я ты мы вы он она они в во на с к у из от до для о об по за без под над при через что это если когда или мне меня тебе тебя есть был была были моя мой мои его её',
);

/** я я живу, в в городе. */
export const doubledWord = perWord((cursor) => {
  const text = cursor.text(0);
  if (!neverDoubled.has(text) || cursor.text(1) !== text) return undefined;
  return cursor.replace([0, 2], text, { kind: 'spelling', reason: because('doubled') });
});

const languageAdjective =
  /^(?:русск|английск|испанск|турецк|немецк|французск|итальянск|китайск)(?:ий|ого|ому|им|ом)$/u;

/** Я учу Русский язык: small letters for languages and peoples. */
export const smallLanguage = perWord((cursor) => {
  const token = cursor.token(0);
  if (
    !token ||
    cursor.at === 0 ||
    !/^\p{Lu}\p{Ll}/u.test(token.written) ||
    !/^\s+$/u.test(token.gap)
  )
    return undefined;
  const isLanguage =
    languageAdjective.test(token.text) &&
    cursor.text(1).startsWith('язык') &&
    /^\p{Ll}/u.test(cursor.token(1)?.written ?? '');
  if (!isLanguage) return undefined;
  return cursor.replace([0, 1], token.text, {
    kind: 'spelling',
    reason: (texts) => texts.lowerCase(star(token.text)),
  });
});
