import { perWord } from '../../correction/cursor.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import type { CheckedToken } from '../../pack/correction-rules.ts';
import type { Lexeme, Lexicon } from '../../pack/lexicon.ts';
import { wordSet } from '../../lookup/word-set.ts';
import {
  isFiniteReading,
  isInfinitive,
  isVerb,
  onlyVerbOf,
  sameForm,
  verbOf,
} from './russian-words.ts';

const phases = wordSet(
  'начать начинать кончить закончить заканчивать стать продолжать продолжить перестать переставать привыкнуть бросить устать полюбить',
);

/** The imperfective partner of a perfective verb, in the same form. */
function imperfectiveForm(token: CheckedToken, lexicon: Lexicon): string | undefined {
  const imperfective = imperfectiveOf(token, lexicon);
  return imperfective && sameForm(token, imperfective, lexicon);
}

/** The only imperfective partner of a perfective verb. */
function imperfectiveOf(token: CheckedToken | undefined, lexicon: Lexicon): Lexeme | undefined {
  const verb = verbOf(token);
  if (verb?.aspect !== 'pf') return undefined;
  const partners = verb.partners.flatMap((text) => lexicon.lexemesOf(text));
  const imperfective = partners.filter(({ aspect }) => aspect === 'impf');
  return imperfective.length === 1 ? imperfective[0] : undefined;
}

function isPerfective(token: CheckedToken | undefined): boolean {
  return isOnly(token, ({ lexeme, pos }) => pos === 'verb' && lexeme.aspect === 'pf');
}

/** начал прочитать, буду написать. */
export const aspectOfInfinitive = perWord((cursor) => {
  const isPhase = mayBe(
    cursor.token(0),
    ({ pos, lexeme }) => pos === 'verb' && phases.has(lexeme.text),
  );
  const isFuture = /^(?:буду|будешь|будет|будем|будете|будут)$/u.test(cursor.text(0));
  if (!isPhase && !isFuture) return undefined;
  const at = /^(?:не|сразу|часто|всегда|опять|снова)$/u.test(cursor.text(1)) ? 2 : 1;
  const token = cursor.token(at);
  if (!isInfinitive(token) || !isPerfective(token)) return undefined;
  // "Будет сказать что", "можно будет купить", "надо будет взять".
  if (cursor.text(0) === 'будет') {
    const { tokens } = cursor.sentence;
    const isImpersonal = tokens.some(
      ({ text }) =>
        /^(?:можно|нужно|надо|нельзя|легко|трудно|сложно|лучше|приятно|интересно|пора|мне|нам|тебе|вам|ему|ей|им|должен|должна)$/u.test(
          text,
        ) || /(?:но|ше)$/u.test(text),
    );
    if (isImpersonal || !/^(?:он|она|оно)$/u.test(cursor.text(-1))) return undefined;
  }
  const lexeme = verbOf(token);
  // "мы будем пойти": a single trip is meant, мы пойдём.
  const place = cursor.token(0)?.readings.find(isFiniteReading)?.place;
  if (isFuture && place && lexeme && /^(?:пойти|поехать|прийти|приехать)$/u.test(lexeme.text)) {
    const [trip] = cursor.sentence.lexicon.formsAt(lexeme, 'verb', { ...place, table: 'future' });
    return (
      trip !== undefined &&
      cursor.replace([0, at + 1], trip, {
        kind: 'aspect',
        reason: { note: 'future-perfective-present-forms' },
      })
    );
  }
  const right = imperfectiveOf(token, cursor.sentence.lexicon)?.text;
  return (
    right !== undefined &&
    cursor.replace([at, at + 1], right, {
      kind: 'aspect',
      reason: { note: isPhase ? 'aspect-after-begin' : 'future-imperfective-budu' },
    })
  );
});

const often = wordSet('часто обычно всегда иногда редко');

/** Каждый день он позвонил мне. */
export const aspectOfRepetition = perWord((cursor) => {
  const isEach =
    /^(?:каждый|каждое|каждую)$/u.test(cursor.text(0)) &&
    /^(?:день|утро|вечер|неделю|год|месяц|лето|субботу|воскресенье)$/u.test(cursor.text(1));
  if (!isEach && !often.has(cursor.text(0))) return undefined;
  const { tokens, lexicon } = cursor.sentence;
  const verb = onlyVerbOf(tokens);
  if (
    !verb ||
    !isPerfective(verb.token) ||
    tokens.some(({ text }) => /^(?:бы|если|чтобы|решил|решила)$/u.test(text))
  )
    return undefined;
  if (!isOnly(verb.token, ({ place }) => place?.table === 'past')) return undefined;
  if (cursor.text(-1) === 'как') return undefined;
  const right = imperfectiveForm(verb.token, lexicon);
  if (right === undefined) return undefined;
  return {
    from: verb.at,
    to: verb.at + 1,
    right,
    kind: 'aspect',
    reason: { note: 'aspect-repetition' },
  };
});

const prohibited = wordSet(
  'открыть закрыть купить взять написать прочитать включить выключить съесть выпить спросить поставить положить надеть начать показать рассказать позвонить сесть войти',
);

/** Не открой окно! */
export const negativeImperative = perWord((cursor) => {
  if (cursor.text(0) !== 'не' || cursor.text(-1) === 'смотри') return undefined;
  const token = cursor.token(1);
  const isOrder = isOnly(token, ({ place }) => place?.table === 'imperative');
  if (!isOrder || !isVerb(token, prohibited)) return undefined;
  const { lexicon } = cursor.sentence;
  const right = token && imperfectiveForm(token, lexicon);
  return (
    right !== undefined &&
    cursor.replace([1, 2], right, {
      kind: 'aspect',
      reason: { note: 'aspect-negative-imperative' },
    })
  );
});
