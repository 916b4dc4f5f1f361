import { perWord, type Cursor } from '../../correction/cursor.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { because } from './because.ts';
import { isFinite, isFiniteReading, isInfinitive, isVerb, star, verbOf } from './russian-words.ts';

const will = /^(?:буду|будешь|будем|будете)$/u;

/** я буду читаю, мы будем пойдём. */
export const futureWithPerson = perWord((cursor) => {
  const isThird =
    /^(?:будет|будут)$/u.test(cursor.text(0)) && /^(?:он|она|они)$/u.test(cursor.text(-1));
  if (!will.test(cursor.text(0)) && !isThird) return undefined;
  const at = cursor.text(1) === 'не' ? 2 : 1;
  const token = cursor.token(at);
  const verb = verbOf(token);
  const isPerson =
    isFinite(token) &&
    isOnly(token, ({ place }) => place?.table !== 'past' || place.column !== 'neuter');
  if (!isPerson || !verb || verb.text === 'быть' || !token) return undefined;
  if (verb.aspect === 'impf')
    return cursor.replace([at, at + 1], verb.text, {
      kind: 'verb-form',
      reason: { note: 'future-imperfective-budu' },
    });
  const isFuture = isOnly(token, ({ place }) => place?.table === 'future');
  if (verb.aspect !== 'pf' || !isFuture || at !== 1) return undefined;
  return cursor.replace([0, 2], token.text, {
    kind: 'verb-form',
    reason: { note: 'future-perfective-present-forms' },
  });
});

/** могу помогу, хочет пошёл: any person or past after a modal verb. */
export const pastAfterModal = perWord((cursor) => {
  const isModal =
    isVerb(
      cursor.token(0),
      wordSet(
        'хотеть мочь любить уметь забыть решить научиться пытаться стараться собираться продолжать',
      ),
    ) && !isInfinitive(cursor.token(0));
  const isMust = /^(?:надо|нужно|должен|должна|должны)$/u.test(cursor.text(0));
  const token = cursor.token(1);
  const verb = verbOf(token);
  const isPast = isOnly(
    token,
    (reading) => isFiniteReading(reading) && reading.place?.table === 'past',
  );
  if ((!isModal && !isMust) || !isPast || !verb || verb.text === 'быть') return undefined;
  if (
    isMust &&
    /^(?:надо|нужно)$/u.test(cursor.text(0)) &&
    !/^(?:мне|тебе|ему|ей|нам|вам|им)$/u.test(cursor.text(-1))
  )
    return undefined;
  return cursor.replace([1, 2], verb.text, {
    kind: 'verb-form',
    reason: (texts) => texts.infinitiveAfter(star(cursor.text(0)), star(verb.text)),
  });
});

/** надо, нужно and нельзя with a person: мне надо иду is another rule; here можно куплю. */
export const infinitiveAfterMay = perWord((cursor) => {
  const isMay =
    cursor.text(0) === 'можно' ||
    (cursor.text(0) === 'нравится' && !cursor.isStart(0)) ||
    isVerb(
      cursor.token(0),
      wordSet(
        'пытаться стараться собираться учиться продолжать перестать решить забыть помочь помогать',
      ),
    );
  const token = cursor.token(1);
  const verb = verbOf(token);
  const isPresent =
    isFinite(token) &&
    isOnly(
      token,
      ({ place }) =>
        place?.row === 'first' || place?.row === 'second' || cursor.text(0) === 'нравится',
    );
  if (!isMay || !isPresent || !verb || verb.text === 'быть') return undefined;
  return cursor.replace([1, 2], verb.text, {
    kind: 'verb-form',
    reason: (texts) => texts.infinitiveAfter(star(cursor.text(0)), star(verb.text)),
  });
});

/** Давай купить хлеб, давай пойти в кино. */
export const letUs = perWord((cursor) => {
  if (!/^(?:давай|давайте)$/u.test(cursor.text(0))) return undefined;
  const token = cursor.token(1);
  const verb = verbOf(token);
  const isOther = isOnly(token, ({ place }) => place?.table === 'present' && place.row === 'first');
  if (!verb || (!isInfinitive(token) && !isOther)) return undefined;
  if (isInfinitive(token) && verb.aspect !== 'pf') return undefined;
  if (isOther && !/^(?:идти|ехать)$/u.test(verb.text) && verb.aspect !== 'impf') return undefined;
  if (isOther) {
    if (/^(?:идти|ехать)$/u.test(verb.text)) return undefined;
    return cursor.replace([1, 2], verb.text, { kind: 'verb-form', reason: because('letUs') });
  }
  const [right] = cursor.sentence.lexicon.formsAt(verb, 'verb', {
    table: 'future',
    row: 'first',
    column: 'plural',
  });
  return (
    right !== undefined &&
    cursor.replace([1, 2], right, { kind: 'verb-form', reason: because('letUs') })
  );
});

/** Мне нравиться, это называеться; они учаться. */
export const softSignOfPerson = perWord((cursor) => {
  const text = cursor.text(0);
  if (!text.endsWith('ться')) return undefined;
  const right = text.replace(/ться$/u, 'тся');
  const { lexicon } = cursor.sentence;
  const readings = lexicon.readingsOf(right);
  const isPerson =
    readings.length > 0 &&
    readings.every((reading) => isFiniteReading(reading) && reading.place?.row === 'third');
  if (!isPerson) return undefined;
  // No infinitive at all: "учаться".
  const isWord = lexicon.isKnown(text);
  const isLiked = /^(?:мне|тебе|ему|ей|нам|вам|им)$/u.test(cursor.text(-1)) && text === 'нравиться';
  const isSubject =
    /^(?:он|она|они)$/u.test(cursor.text(-1)) &&
    cursor.isStart(-1) &&
    !cursor.sentence.end.includes('?');
  if (isWord && !isLiked && !(isSubject && noOther(cursor))) return undefined;
  return cursor.replace([0, 1], right, { kind: 'spelling', reason: { note: 'tsya-or-tsya-soft' } });
});

function noOther(cursor: Cursor): boolean {
  return cursor.sentence.tokens.every(
    (token, at) => at === cursor.at || !mayBe(token, ({ pos }) => pos === 'verb'),
  );
}
