import { perWord } from '../../correction/cursor.ts';
import { mayBe } from '../../correction/reading-sentences.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { isSame, nounPhraseAt, phraseInCase } from './noun-phrase.ts';
import { because } from './because.ts';
import { nounAt, star } from './russian-words.ts';

const relative = /^(?:прошл|следующ|эт|будущ)/u;

/** в прошлой неделе, на прошлом году, в следующую неделю. */
export const weekOrYear = perWord((cursor) => {
  const preposition = cursor.text(0);
  if (preposition !== 'в' && preposition !== 'на') return undefined;
  const phrase = nounPhraseAt(cursor, 1);
  const [noun] = phrase?.nouns ?? [];
  if (!phrase || !noun || phrase.adjectives.length !== 1 || !relative.test(cursor.text(1)))
    return undefined;
  const { text } = noun.lexeme;
  if (text === 'неделя' && preposition === 'в' && noun.number === 'singular') {
    const right = phraseInCase(cursor, phrase, 'prepositional', 'singular');
    return (
      right !== undefined &&
      cursor.replace([0, phrase.to], `на ${right}`, {
        kind: 'preposition',
        reason: because('weekOrYear'),
      })
    );
  }
  if (text !== 'год' && text !== 'месяц') return undefined;
  const isPlace = phrase.cases.has('prepositional') || phrase.cases.has('dative');
  if (preposition === 'на' && !isPlace) return undefined;
  const adjective = phraseInCase(cursor, phrase, 'prepositional', 'singular')?.split(' ')[0];
  if (adjective === undefined) return undefined;
  const right = `в ${adjective} ${text === 'год' ? 'году' : 'месяце'}`;
  if (`${preposition} ${cursor.words(1, 3).toLowerCase()}` === right || noun.number === 'plural')
    return undefined;
  if (preposition === 'в' && /^(?:этот|тот)$/u.test(cursor.text(1))) return undefined;
  return cursor.replace([0, phrase.to], right, {
    kind: 'preposition',
    reason: because('weekOrYear'),
  });
});

/** прошлый год я был; следующая неделя мы едем: time without its preposition. */
export const bareTime = perWord((cursor) => {
  if (!cursor.isStart(0)) return undefined;
  const phrase = nounPhraseAt(cursor, 0);
  const [noun] = phrase?.nouns ?? [];
  if (
    !phrase ||
    !noun ||
    phrase.adjectives.length !== 1 ||
    !/^(?:прошл|следующ)/u.test(cursor.text(0))
  )
    return undefined;
  const { text } = noun.lexeme;
  if (!/^(?:год|месяц|неделя)$/u.test(text) || noun.number === 'plural') return undefined;
  const isSubjectNext = /^(?:я|ты|он|она|мы|вы|они)$/u.test(cursor.text(phrase.to));
  if (!isSubjectNext || !phrase.cases.has('nominative')) return undefined;
  const adjective = phraseInCase(cursor, phrase, 'prepositional', 'singular')?.split(' ')[0];
  if (adjective === undefined) return undefined;
  const right =
    text === 'неделя'
      ? `на ${adjective} неделе`
      : `в ${adjective} ${text === 'год' ? 'году' : 'месяце'}`;
  return cursor.replace([0, phrase.to], right, { kind: 'case', reason: because('weekOrYear') });
});

const times = wordSet('неделя суббота пятница среда минута зима весна осень ночь секунда');

/** каждая неделя я хожу в кино. */
export const everyWeek = perWord((cursor) => {
  if (!/^(?:каждая|каждый|каждое)$/u.test(cursor.text(0))) return undefined;
  const phrase = nounPhraseAt(cursor, 0);
  const noun = phrase?.nouns.find((one) => one.case === 'nominative') ?? phrase?.nouns[0];
  if (!phrase || !noun || noun.number !== 'singular' || !times.has(noun.lexeme.text))
    return undefined;
  const subject = /^(?:я|ты|он|она|мы|вы|они)$/u;
  if (!cursor.sentence.tokens.some(({ text }) => subject.test(text))) return undefined;
  const right = phraseInCase(cursor, phrase, 'accusative', 'singular');
  if (right === undefined || isSame(cursor, phrase, right)) return undefined;
  return cursor.replace([0, phrase.to], right, { kind: 'case', reason: because('adverbialTime') });
});

/** через неделя, через минута; после два часа. */
export const afterTime = perWord((cursor) => {
  if (!/^(?:после|потом)$/u.test(cursor.text(0))) return undefined;
  const isNumber =
    mayBe(cursor.token(1), ({ pos }) => pos === 'numeral') || /^\d+$/u.test(cursor.text(1));
  if (
    !isNumber ||
    !/^(?:минуты|минут|часа|часов|дня|дней|недели|недель|месяца|месяцев|года|лет)$/u.test(
      cursor.text(2),
    )
  )
    return undefined;
  // "после двух часов" is right: the number itself is in the genitive.
  if (
    !/^(?:два|две|три|четыре|пять|шесть|десять|\d+)$/u.test(cursor.text(1)) ||
    cursor.text(2) === 'часов'
  )
    return undefined;
  return cursor.replace([0, 1], 'через', {
    kind: 'preposition',
    reason: (texts) => texts.said(star(`через ${cursor.words(1, 3)}`)),
  });
});

const parts = mapOf({
  утром: 'утром',
  вечером: 'вечером',
  днём: 'днём',
  днем: 'днём',
  ночью: 'ночью',
  летом: 'летом',
  зимой: 'зимой',
  весной: 'весной',
  осенью: 'осенью',
  утро: 'утром',
  лето: 'летом',
  зиме: 'зимой',
  весне: 'весной',
  лете: 'летом',
});

/** в утром, в летом, в осень мы едем. */
export const partOfDay = perWord((cursor) => {
  const right = parts.get(cursor.text(1));
  if (cursor.text(0) !== 'в' || right === undefined) return undefined;
  const isInstrumental = cursor.text(1) === right || cursor.text(1) === 'днем';
  const isFree =
    cursor.isEnd(1) ||
    /^(?:я|ты|он|она|мы|вы|они|в|на|всегда|обычно|здесь|там|было|будет)$/u.test(cursor.text(2));
  if (!isInstrumental && !isFree) return undefined;
  return cursor.replace([0, 2], right, {
    kind: 'expression',
    reason: (texts) => texts.said(star(right)),
  });
});

const units = wordSet('час минута день неделя месяц год');

/** живу здесь для два года, для неделю: how long takes no preposition. */
export const durationWithFor = perWord((cursor) => {
  if (cursor.text(0) !== 'для' && cursor.text(0) !== 'за') return undefined;
  if (cursor.text(0) === 'за') return undefined;
  const isNumber =
    mayBe(cursor.token(1), ({ pos }) => pos === 'numeral') || /^\d+$/u.test(cursor.text(1));
  const at = isNumber ? 2 : 1;
  const isUnit = cursor
    .token(at)
    ?.readings.some(
      ({ lexeme, place }) => units.has(lexeme.text) && (isNumber || place?.row === 'accusative'),
    );
  const isYears = isNumber && cursor.text(at) === 'лет';
  if ((!isUnit && !isYears) || !cursor.isEnd(at)) return undefined;
  if (!isNumber && mayBe(cursor.token(at), ({ place }) => place?.row === 'genitive'))
    return undefined;
  if (/^(?:двух|трёх|трех|четырёх|пяти|шести|десяти)$/u.test(cursor.text(1))) return undefined;
  const shown = cursor.words(1, at + 1);
  return cursor.replace([0, at + 1], shown, {
    kind: 'preposition',
    reason: (texts) => texts.said(star(shown)),
  });
});

/** два года назад: назад два года; перед два года. */
export const agoOrder = perWord((cursor) => {
  if (!/^(?:назад|перед|до)$/u.test(cursor.text(0))) return undefined;
  const isNumber = /^(?:два|две|три|четыре|пять|шесть|семь|восемь|девять|десять|\d+)$/u.test(
    cursor.text(1),
  );
  const isUnit =
    mayBe(cursor.token(2), ({ lexeme }) => units.has(lexeme.text)) || cursor.text(2) === 'лет';
  const isAgo = cursor.text(3) === 'назад';
  if (!isNumber || !isUnit) return undefined;
  const to = isAgo ? 4 : 3;
  if (!isAgo && cursor.text(0) === 'до') return undefined;
  if (/^(?:минут|час)/u.test(cursor.text(2)) && cursor.text(0) === 'перед' && !isAgo)
    return undefined;
  const right = `${cursor.words(1, 3)} назад`;
  return cursor.replace([0, to], right, {
    kind: 'word-order',
    reason: (texts) => texts.order(star(right)),
  });
});

/** через неделя: only the nominative of a bare unit. */
export const inAWeek = perWord((cursor) => {
  if (cursor.text(0) !== 'через') return undefined;
  const reading = cursor.token(1)?.readings.find(({ lexeme }) => units.has(lexeme.text));
  if (!reading || reading.place?.row !== 'genitive' || reading.place.column !== 'singular')
    return undefined;
  if (cursor.token(1)?.readings.some(({ place }) => place?.row === 'accusative')) return undefined;
  const right = nounAt(reading.lexeme, cursor.sentence.lexicon, {
    case: 'accusative',
    number: 'singular',
  });
  return (
    right !== undefined &&
    cursor.replace([1, 2], right, {
      kind: 'case',
      reason: (texts) => texts.caseAfter(star('через'), 'accusative', star(right)),
    })
  );
});
