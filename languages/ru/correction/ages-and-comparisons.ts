import { perWord } from '../../correction/cursor.ts';
import { mayBe } from '../../correction/reading-sentences.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { nounAt, nounsOf, pronounForms } from './russian-words.ts';

/** Я двадцать лет → Мне двадцать лет. */
export const age = perWord((cursor) => {
  const forms = pronounForms.get(cursor.text(0));
  if (!forms || !cursor.isStart(0) || cursor.text(0) === 'кто') return undefined;
  const { tokens } = cursor.sentence;
  const last = tokens.at(-1)?.text ?? '';
  const isAge =
    /^(?:лет|год|года)$/u.test(last) &&
    tokens.length - cursor.at <= 4 &&
    tokens.length - cursor.at >= 3;
  const isNumber =
    mayBe(cursor.token(1), ({ pos }) => pos === 'numeral') || /^\d+$/u.test(cursor.text(1));
  if (!isAge || !isNumber) return undefined;
  return cursor.replace([0, 1], forms.dative, { kind: 'case', reason: { note: 'dative-age' } });
});

/** её брат пять лет → её брату пять лет. */
export const ageOfPerson = perWord((cursor) => {
  const nouns = nounsOf(cursor.token(0));
  if (!nouns?.every((one) => one.case === 'nominative' && one.lexeme.animate)) return undefined;
  const { tokens, lexicon } = cursor.sentence;
  const last = cursor.text(2);
  const isNumber =
    mayBe(cursor.token(1), ({ pos }) => pos === 'numeral') || /^\d+$/u.test(cursor.text(1));
  if (!isNumber || !/^(?:лет|год|года)$/u.test(last) || !cursor.isEnd(2)) return undefined;
  const isVerbOnly = tokens.some(
    ({ readings }) => readings.length > 0 && readings.every(({ pos }) => pos === 'verb'),
  );
  if (isVerbOnly) return undefined;
  const owner = cursor.text(-1);
  const isPlain = cursor.isStart(0) || /^(?:её|его|их|а|и)$/u.test(owner);
  const [noun] = nouns;
  const right =
    noun?.number && nounAt(noun.lexeme, lexicon, { case: 'dative', number: noun.number });
  if (!isPlain || right === undefined) return undefined;
  return cursor.replace([0, 1], right, { kind: 'case', reason: { note: 'dative-age' } });
});

const afterThan = mapOf({
  меня: 'я',
  тебя: 'ты',
  него: 'он',
  неё: 'она',
  нас: 'мы',
  вас: 'вы',
  них: 'они',
});

/** Мой брат старше, чем меня. */
export const comparisonWithThan = perWord((cursor) => {
  const right = afterThan.get(cursor.text(1));
  if (cursor.text(0) !== 'чем' || right === undefined || !cursor.isEnd(1)) return undefined;
  const before = cursor.sentence.tokens[cursor.at - 1]?.text ?? '';
  if (!/^(?:старше|младше|моложе|выше|ниже|умнее|сильнее|красивее)$/u.test(before))
    return undefined;
  return cursor.replace([1, 2], right, {
    kind: 'case',
    reason: { note: 'comparative-genitive' },
  });
});

/** старше я. */
export const comparison = perWord((cursor) => {
  const isComparative =
    /^(?:старше|младше|моложе|выше|ниже|умнее|сильнее|красивее|быстрее|лучше|больше)$/u.test(
      cursor.text(0),
    );
  if (!isComparative || !cursor.isEnd(1)) return undefined;
  const forms = pronounForms.get(cursor.text(1));
  if (!forms || cursor.text(1) === 'кто') return undefined;
  return cursor.replace([1, 2], forms.genitive, {
    kind: 'case',
    reason: { note: 'comparative-genitive' },
  });
});
