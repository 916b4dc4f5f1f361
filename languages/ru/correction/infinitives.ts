import { perWord } from '../../correction/cursor.ts';
import { isOnly } from '../../correction/reading-sentences.ts';
import { wordSet } from '../../lookup/word-set.ts';
import {
  isFinite,
  isFiniteReading,
  isInfinitive,
  isVerb,
  mayBeFinite,
  star,
  verbOf,
} from './russian-words.ts';

const modal = wordSet(
  `хотеть мочь смочь любить уметь начать начинать решить учиться стараться постараться пытаться попытаться
  собираться продолжать перестать успеть`,
);

/** хочу читаю, надо иду, люблю учится. */
export const infinitiveAfterModal = perWord((cursor) => {
  const token = cursor.token(0);
  const isModal = isVerb(token, modal) && !isInfinitive(token);
  const isNeed = /^(?:надо|нужно|нельзя|должен|должна|должны|пора)$/u.test(cursor.text(0));
  if (!isModal && !isNeed) return undefined;
  const verb = cursor.token(1);
  const isPresent =
    isFinite(verb) &&
    isOnly(verb, ({ place }) => place?.table === 'present' || place?.table === 'future');
  const lexeme = verbOf(verb);
  if (!isPresent || !lexeme || lexeme.text === 'быть') return undefined;
  // Может, придёт: a guess.
  if (cursor.text(0) === 'может' && cursor.text(-1) !== 'не') return undefined;
  return cursor.replace([1, 2], lexeme.text, {
    kind: 'verb-form',
    reason: (texts) => texts.infinitiveAfter(star(cursor.text(0)), star(lexeme.text)),
  });
});

/** Он хорошо учиться. */
export const infinitiveForPerson = perWord((cursor) => {
  if (!/^(?:он|она)$/u.test(cursor.text(0)) || !cursor.text(1).endsWith('ться')) return undefined;
  const { tokens, lexicon } = cursor.sentence;
  const others = tokens.filter(
    (token, at) =>
      at !== cursor.at + 1 &&
      (mayBeFinite(token) || /^(?:рад|рада|готов|готова|должен|должна)$/u.test(token.text)),
  );
  const lexeme = verbOf(cursor.token(1));
  if (others.length > 0 || !isInfinitive(cursor.token(1)) || !lexeme) return undefined;
  const place = { table: 'present', row: 'third', column: 'singular' } as const;
  const [right] = lexicon.formsAt(lexeme, 'verb', place);
  return (
    right !== undefined &&
    cursor.replace([1, 2], right, {
      kind: 'spelling',
      reason: { note: 'tsya-or-tsya-soft' },
    })
  );
});

/** Мама сказала, чтобы я иду домой. */
export const pastAfterChtoby = perWord((cursor) => {
  if (cursor.text(0) !== 'чтобы') return undefined;
  const subject = cursor.text(1);
  const genders = new Map([
    ['я', 'masculine'],
    ['ты', 'masculine'],
    ['он', 'masculine'],
    ['она', 'feminine'],
    ['мы', 'plural'],
    ['вы', 'plural'],
    ['они', 'plural'],
  ] as const);
  const column = [...genders].find(([one]) => one === subject)?.[1];
  const at = cursor.text(2) === 'не' ? 3 : 2;
  const token = cursor.token(at);
  const lexeme = verbOf(token);
  const isPresent = isOnly(
    token,
    (reading) => isFiniteReading(reading) && reading.place?.table !== 'past',
  );
  if (column === undefined || !isPresent || !lexeme) return undefined;
  const place = { table: 'past', row: 'form', column } as const;
  const [right] = cursor.sentence.lexicon.formsAt(lexeme, 'verb', place);
  return (
    right !== undefined &&
    cursor.replace([at, at + 1], right, { kind: 'tense', reason: { note: 'chtoby-past' } })
  );
});
