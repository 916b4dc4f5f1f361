import { perWord } from '../../correction/cursor.ts';
import { mayBe } from '../../correction/reading-sentences.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { nounPhraseAt } from './noun-phrase.ts';
import { skipForward } from './persons.ts';
import { because } from './because.ts';
import { sameForm, star, verbOf } from './russian-words.ts';

const events = wordSet(
  `урок фильм концерт экзамен работа занятие матч спектакль лекция собрание игра каникулы отпуск день год неделя
  война дождь снег школа учёба учеба праздник встреча передача лето зима весна осень`,
);
const doors = wordSet('магазин банк музей библиотека кафе ресторан аптека дверь окно рынок школа');
const starts = mapOf({
  начинать: 'начинаться',
  начать: 'начаться',
  кончить: 'кончиться',
  закончить: 'закончиться',
  заканчивать: 'заканчиваться',
  продолжать: 'продолжаться',
});
const opens = mapOf({
  открывать: 'открываться',
  открыть: 'открыться',
  закрывать: 'закрываться',
  закрыть: 'закрыться',
});

const pastOrPresent = /(?:ет|ют|ит|ат|ят|л|ла|ло|ли|ут)$/u;

/** The reflexive form, also of a partner that is in no table. */
function reflexiveForm(text: string): string | undefined {
  if (!pastOrPresent.test(text)) return undefined;
  return text + (/[аоиу]$/u.test(text) ? 'сь' : 'ся');
}

/** Урок начинает в девять, магазин открывает в восемь. */
export const beginsByItself = perWord((cursor) => {
  if (!cursor.isStart(0)) return undefined;
  const phrase = nounPhraseAt(cursor, 0);
  const nouns = phrase?.nouns.filter((one) => one.case === 'nominative');
  const [noun] = nouns ?? [];
  if (!phrase || !noun || phrase.nouns.some(({ lexeme }) => lexeme.animate)) return undefined;
  const at = skipForward(cursor, phrase.to);
  const { lexeme } = noun;
  const text = cursor.text(at);
  const isStart =
    /^(?:начина|начал|законч|заканчив|конч|продолжа)/u.test(text) &&
    !/(?:сь|ся|ть)$/u.test(text) &&
    events.has(lexeme.text);
  const isOpen =
    /^(?:открыва|открыл|закрыва|закрыл)/u.test(text) &&
    !/(?:сь|ся|ть)$/u.test(text) &&
    doors.has(lexeme.text);
  if (!isStart && !isOpen) return undefined;
  const next = cursor.text(at + 1);
  const isTime =
    cursor.isEnd(at) ||
    /^(?:в|во|через|завтра|сегодня|вчера|скоро|поздно|рано|уже|утром|вечером|после|с|до)$/u.test(
      next,
    ) ||
    mayBe(cursor.token(at + 1), ({ pos }) => pos === 'numeral');
  if (!isTime) return undefined;
  const verb = verbOf(cursor.token(at));
  const other = verb && (starts.get(verb.text) ?? opens.get(verb.text));
  const [partner] = other === undefined ? [] : cursor.sentence.lexicon.lexemesOf(other);
  const built = partner && sameForm(cursor.token(at), partner, cursor.sentence.lexicon);
  const right = built ?? reflexiveForm(text);
  return (
    right !== undefined &&
    cursor.replace([at, at + 1], right, { kind: 'verb-form', reason: because('reflexiveStarts') })
  );
});

/** Я занимаю спортом, он интересует музыкой, я купаю в море, мы познакомили с ними. */
const needing: readonly { stems: RegExp; next: RegExp | 'instrumental' | 'end' }[] = [
  {
    stems: /^(?:занима|интересу|интересова|увлека)(?:ю|ешь|ет|ем|ете|ют|л|ла|ли)$/u,
    next: 'instrumental',
  },
  {
    stems:
      /^(?:купа|встреча|встрет|знаком|познаком|договор|поздоров|поссор)(?:ю|ю|ешь|ет|ем|ете|ют|л|ла|ли|лю|ил|ила|или|им|ишь|ит|ите|ят)$/u,
    next: /^(?:в|с|со)$/u,
  },
  { stems: /^(?:верну|вернул|вернула|вернули)$/u, next: /^(?:домой|в|из|с|на|поздно|рано)$/u },
  {
    stems: /^(?:возвраща)(?:ю|ешь|ет|ем|ете|ют|л|ла|ли)$/u,
    next: /^(?:домой|из|с|на|поздно|рано)$/u,
  },
  { stems: /^(?:родил|родила|родили)$/u, next: /^(?:в|во|на)$/u },
  { stems: /^(?:учу|учим|учит|учат|учишь|учил|учила|учили)$/u, next: /^(?:в)$/u },
  { stems: /^(?:одева|раздева|умыва|просыпа|собира)(?:ю|ешь|ет|ем|ете|ют|л|ла|ли)$/u, next: 'end' },
];
const schools = wordSet('школа университет институт класс колледж гимназия лицей');

const broken = mapOf({
  сломал: 'сломался',
  сломала: 'сломалась',
  сломали: 'сломались',
  сломало: 'сломалось',
});

/** Моя машина сломала вчера: a thing breaks by itself. */
export const breaksByItself = perWord((cursor) => {
  if (!cursor.isStart(0)) return undefined;
  const phrase = nounPhraseAt(cursor, 0);
  const isThing = phrase?.nouns.every(({ lexeme }) => lexeme.animate === false) === true;
  if (!phrase || !isThing || !phrase.cases.has('nominative')) return undefined;
  // Телефон сломали: somebody broke it.
  if (phrase.cases.has('accusative')) return undefined;
  const at = skipForward(cursor, phrase.to);
  const right = broken.get(cursor.text(at));
  const last = skipForward(cursor, at + 1);
  if (right === undefined || !cursor.isEnd(last - 1)) return undefined;
  return cursor.replace([at, at + 1], right, {
    kind: 'verb-form',
    reason: (texts) => texts.said(star(right)),
  });
});

export const needsReflexive = perWord((cursor) => {
  const text = cursor.text(0);
  const rule = needing.find(({ stems }) => stems.test(text));
  if (!rule || !isSubjectBefore(cursor.text(-1))) return undefined;
  const at = skipForward(cursor, 1);
  const next = cursor.text(at);
  if (rule.next === 'end' && !cursor.isEnd(at - 1)) return undefined;
  if (rule.next === 'instrumental') {
    const phrase = nounPhraseAt(cursor, at);
    if (!phrase || !phrase.nouns.every((one) => one.case === 'instrumental')) return undefined;
  }
  if (rule.next instanceof RegExp && !rule.next.test(next)) return undefined;
  if (
    rule.next instanceof RegExp &&
    (next === 'в' || next === 'с') &&
    !isPlain(cursor.token(at + 1), text)
  )
    return undefined;
  const { tokens } = cursor.sentence;
  // An object may follow later: познакомил с ними сестру.
  if (tokens.length - cursor.at > at + 4) return undefined;
  if (/^(?:родил|родила|родили)$/u.test(text) && /^(?:она|женщина)$/u.test(cursor.text(-1)))
    return undefined;
  const right = text + (/[аоиую]$/u.test(text) ? 'сь' : 'ся');
  return cursor.replace([0, 1], right, {
    kind: 'verb-form',
    reason: (texts) => texts.said(star(right)),
  });
});

function isSubjectBefore(text: string): boolean {
  return /^(?:я|ты|он|она|мы|вы|они|поздно|всегда|часто|вчера)$/u.test(text);
}

/** What follows в or с: a school after учить, no object after the rest. */
function isPlain(token: Parameters<typeof mayBe>[0], verb: string): boolean {
  if (!verb.startsWith('уч')) return true;
  return mayBe(
    token,
    ({ lexeme, place }) => schools.has(lexeme.text) && place?.row === 'prepositional',
  );
}

/** Мне нравится эту книгу, ей понравился фильма: what is liked is the subject. */
export const likedInNominative = perWord((cursor) => {
  if (
    !/^(?:нравится|нравятся|понравился|понравилась|понравилось|понравились)$/u.test(cursor.text(0))
  )
    return undefined;
  const isDative = /^(?:мне|тебе|ему|ей|нам|вам|им|очень|не|тоже|всегда)$/u.test(cursor.text(-1));
  const at = /^(?:очень|тоже|не)$/u.test(cursor.text(1)) ? 2 : 1;
  const phrase = nounPhraseAt(cursor, at);
  const isObject = phrase?.nouns.every((one) => one.case === 'accusative');
  if (!isDative || !phrase || !isObject || !cursor.isEnd(phrase.to - 1)) return undefined;
  const [noun] = phrase.nouns;
  const words = phrase.adjectives.map((readings, place) => {
    const [adjective] = readings;
    const column =
      noun?.number === 'plural'
        ? 'plural'
        : noun?.gender === 'f'
          ? 'feminine'
          : noun?.gender === 'n'
            ? 'neuter'
            : 'masculine';
    return adjective
      ? cursor.sentence.lexicon.formsAt(adjective.lexeme, adjective.pos, {
          table: 'agreement',
          row: 'nominative',
          column,
        })[0]
      : cursor.text(at + place);
  });
  const right = [...words, noun?.lexeme.text].join(' ');
  if (words.includes(undefined) || noun?.number === 'plural') return undefined;
  return cursor.replace([at, phrase.to], right, {
    kind: 'case',
    reason: (texts) => texts.caseAfter(star(cursor.text(0)), 'nominative', star(right)),
  });
});

/** Мама нравится эта песня: the person is in the dative. */
export const likedByNominative = perWord((cursor) => {
  if (!/^(?:нравится|нравятся)$/u.test(cursor.text(1)) || !cursor.isStart(0)) return undefined;
  const phrase = nounPhraseAt(cursor, 2);
  const isPerson = /^(?:мама|папа|брат|сестра|сын|дочь|друг|подруга|муж|жена)$/u.test(
    cursor.text(0),
  );
  if (!isPerson || !phrase || !cursor.isEnd(phrase.to - 1)) return undefined;
  if (phrase.cases.has('dative') || !phrase.cases.has('nominative')) return undefined;
  const [noun] = cursor.token(0)?.readings ?? [];
  const right =
    noun &&
    cursor.sentence.lexicon.formsAt(noun.lexeme, 'noun', {
      table: 'declension',
      row: 'dative',
      column: 'singular',
    })[0];
  return (
    right !== undefined &&
    cursor.replace([0, 1], right, { kind: 'case', reason: because('subjectIsDative') })
  );
});
