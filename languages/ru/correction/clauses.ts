import { perWord } from '../../correction/cursor.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import type { ColumnLabel } from '../../paradigms/labels.ts';
import { because } from './because.ts';
import { isFinite, isInfinitive, isVerb, verbOf } from './russian-words.ts';

const genders = mapOf<ColumnLabel>({
  я: 'masculine',
  ты: 'masculine',
  он: 'masculine',
  она: 'feminine',
  мы: 'plural',
  вы: 'plural',
  они: 'plural',
});

/** Я хочу, что ты придёшь → чтобы ты пришёл. */
export const wantThat = perWord((cursor) => {
  if (cursor.text(0) !== 'что') return undefined;
  const { tokens, lexicon } = cursor.sentence;
  const before = tokens[cursor.at - 1];
  if (!isVerb(before, wordSet('хотеть')) || isInfinitive(before)) return undefined;
  const column = genders.get(cursor.text(1));
  const at = cursor.text(2) === 'не' ? 3 : 2;
  const verb = verbOf(cursor.token(at));
  if (column === undefined || !verb || !isFinite(cursor.token(at))) return undefined;
  const isPast = isOnly(cursor.token(at), ({ place }) => place?.table === 'past');
  const [past] = isPast
    ? [cursor.text(at)]
    : lexicon.formsAt(verb, 'verb', { table: 'past', row: 'form', column });
  if (past === undefined) return undefined;
  return cursor.replace([0, at + 1], `чтобы ${cursor.words(1, at)} ${past}`, {
    kind: 'expression',
    reason: because('wantThat'),
  });
});

/** Не знаю, если он придёт → придёт ли он. */
export const whetherNotIf = perWord((cursor) => {
  if (cursor.text(0) !== 'если') return undefined;
  const { tokens } = cursor.sentence;
  const before = tokens[cursor.at - 1];
  const isKnowing = mayBe(before, ({ lexeme }) =>
    /^(?:знать|спросить|спрашивать|помнить|понимать)$/u.test(lexeme.text),
  );
  const isNot = tokens[cursor.at - 2]?.text === 'не' || before?.text.startsWith('спр') === true;
  const isSubject = /^(?:я|ты|он|она|мы|вы|они)$/u.test(cursor.text(1));
  if (!isKnowing || !isNot || !isSubject || !isFinite(cursor.token(2))) return undefined;
  if (tokens.slice(cursor.at + 1).some(({ gap }) => gap.includes(','))) return undefined;
  return cursor.replace([0, 3], `${cursor.text(2)} ли ${cursor.text(1)}`, {
    kind: 'word-order',
    reason: { note: 'indirect-question-li' },
  });
});

/** Я знаю не.; Я понимаю не. */
export const notAtEnd = perWord((cursor) => {
  if (cursor.text(1) !== 'не' || !cursor.isEnd(1) || !isFinite(cursor.token(0))) return undefined;
  if (cursor.at + 2 !== cursor.sentence.tokens.length) return undefined;
  return cursor.replace([0, 2], `не ${cursor.text(0)}`, {
    kind: 'word-order',
    reason: because('notBeforeVerb'),
  });
});

/** не я знаю → я не знаю, at the start. */
export const notBeforeSubject = perWord((cursor) => {
  if (cursor.text(0) !== 'не' || cursor.at !== 0) return undefined;
  const isSubject = /^(?:я|ты|он|она|мы|вы|они)$/u.test(cursor.text(1));
  const isKnowing = isVerb(
    cursor.token(2),
    wordSet('знать понимать хотеть любить мочь говорить помнить'),
  );
  const { tokens } = cursor.sentence;
  if (!isSubject || !isKnowing || tokens.length > 5 || tokens.some(({ gap }) => gap.includes(',')))
    return undefined;
  return cursor.replace([0, 3], `${cursor.text(1)} не ${cursor.text(2)}`, {
    kind: 'word-order',
    reason: because('notBeforeVerb'),
  });
});
