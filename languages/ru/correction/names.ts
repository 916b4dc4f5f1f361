import { perWord } from '../../correction/cursor.ts';
import { mayBe } from '../../correction/reading-sentences.ts';
import { isSame, mayBeIn, nounPhraseAt, phraseInCase } from './noun-phrase.ts';
import { because } from './because.ts';
import { pronounForms } from './russian-words.ts';

/** Мой брат зовут Иван; Как зовут твоя мама? */
export const whoIsCalled = perWord((cursor) => {
  if (!cursor.isStart(0)) return undefined;
  const isQuestion = cursor.text(0) === 'как' && cursor.text(1) === 'зовут';
  const from = isQuestion ? 2 : 0;
  const phrase = nounPhraseAt(cursor, from);
  if (!phrase?.nouns.every(({ lexeme }) => lexeme.animate === true || lexeme.animate === undefined))
    return undefined;
  if (!isQuestion && cursor.text(phrase.to) !== 'зовут') return undefined;
  if (isQuestion && !cursor.isEnd(phrase.to - 1)) return undefined;
  const isFit =
    phrase.cases.has('accusative') &&
    phrase.adjectives.every(
      (one) =>
        one.length === 0 || one.some(({ case: row }) => row === 'accusative' || row === 'genitive'),
    );
  if (isFit) return undefined;
  const right = phraseInCase(cursor, phrase, 'accusative');
  if (right === undefined || isSame(cursor, phrase, right)) return undefined;
  return cursor.replace([phrase.from, phrase.to], right, {
    kind: 'case',
    reason: because('called'),
  });
});

/** меня имя Анна → моё имя; мне имя. */
export const myName = perWord((cursor) => {
  if (!cursor.isStart(0) || cursor.text(1) !== 'имя') return undefined;
  const right = /^(?:меня|мне|я)$/u.test(cursor.text(0))
    ? 'моё'
    : /^(?:тебя|тебе|ты)$/u.test(cursor.text(0))
      ? 'твоё'
      : undefined;
  return (
    right !== undefined &&
    cursor.replace([0, 1], right, {
      kind: 'expression',
      reason: (texts) => texts.said(`*${right} имя*`),
    })
  );
});

/** Сколько тебе год?, Сколько лет ты?, Сколько лет твой брат? */
export const howOld = perWord((cursor) => {
  if (cursor.text(0) !== 'сколько') return undefined;
  const reason = { note: 'dative-age' };
  const isPronoun = [...pronounForms.values()].some(({ dative }) => dative === cursor.text(1));
  if (isPronoun && /^(?:год|года|годов)$/u.test(cursor.text(2)))
    return cursor.replace([2, 3], 'лет', { kind: 'case', reason });
  const isYears = /^(?:лет|год|года|годов)$/u.test(cursor.text(1));
  if (!isYears) return undefined;
  const forms = pronounForms.get(cursor.text(2));
  if (forms && cursor.isEnd(2) && cursor.text(2) !== 'кто')
    return cursor.replace([1, 3], `лет ${forms.dative}`, { kind: 'case', reason });
  const phrase = nounPhraseAt(cursor, 2);
  if (!phrase || !cursor.isEnd(phrase.to - 1) || !mayBeIn(phrase, 'nominative')) return undefined;
  if (mayBeIn(phrase, 'dative') || !phrase.nouns.every(({ lexeme }) => lexeme.animate))
    return undefined;
  const right = phraseInCase(cursor, phrase, 'dative');
  return (
    right !== undefined && cursor.replace([1, phrase.to], `лет ${right}`, { kind: 'case', reason })
  );
});

const numberedYears = /^(?:лет|год|года|годов)$/u;

/** Мой брат двадцать лет; мне есть двадцать лет; я имею двадцать лет; меня двадцать лет. */
export const ageInDative = perWord((cursor) => {
  if (!cursor.isStart(0)) return undefined;
  const reason = { note: 'dative-age' };
  const isNumber = (at: number) =>
    /^\d+$/u.test(cursor.text(at)) || mayBe(cursor.token(at), ({ pos }) => pos === 'numeral');
  const forms = [...pronounForms.values()].find((one) =>
    Object.values(one).includes(cursor.text(0)),
  );
  const isHelping = /^(?:есть|имею|имеешь|имеет|имеем|имеете|имеют)$/u.test(cursor.text(1));
  if (forms && forms.nominative !== 'кто') {
    const from = isHelping ? 2 : 1;
    const to = isNumber(from) ? (isNumber(from + 1) ? from + 2 : from + 1) : 0;
    if (to === 0 || !numberedYears.test(cursor.text(to))) return undefined;
    if (!isHelping && (cursor.text(0) === forms.dative || !cursor.isEnd(to))) return undefined;
    return cursor.replace([0, from], forms.dative, { kind: 'case', reason });
  }
  const phrase = nounPhraseAt(cursor, 0);
  if (!phrase || !mayBeIn(phrase, 'nominative') || mayBeIn(phrase, 'dative')) return undefined;
  if (!phrase.nouns.every(({ lexeme }) => lexeme.animate)) return undefined;
  const from = /^(?:есть|имеет)$/u.test(cursor.text(phrase.to)) ? phrase.to + 1 : phrase.to;
  const to = isNumber(from) ? (isNumber(from + 1) ? from + 2 : from + 1) : 0;
  if (to === 0 || !numberedYears.test(cursor.text(to)) || !cursor.isEnd(to)) return undefined;
  const right = phraseInCase(cursor, phrase, 'dative');
  return right !== undefined && cursor.replace([0, from], right, { kind: 'case', reason });
});
