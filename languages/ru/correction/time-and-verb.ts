import { perWord, type Cursor } from '../../correction/cursor.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import type { ColumnLabel } from '../../paradigms/labels.ts';
import { because } from './because.ts';
import { isFinite, isVerb, star, verbOf } from './russian-words.ts';

const genders = mapOf<ColumnLabel>({
  я: 'masculine',
  ты: 'masculine',
  он: 'masculine',
  она: 'feminine',
  мы: 'plural',
  вы: 'plural',
  они: 'plural',
});

const finished = wordSet(
  'прочитать написать сделать решить купить приготовить построить выучить нарисовать съесть выпить посмотреть',
);

const stretches =
  /^(?:час|часа|часов|минут|минуты|дня|дней|лет|года|месяца|месяцев|недели|недель)$/u;

/** Он долго написал письмо, я два часа прочитал, весь день сделал. */
export const aspectOfDuration = perWord((cursor) => {
  const isLong = cursor.text(0) === 'долго' && cursor.text(-1) !== 'не';
  const isAll =
    /^(?:весь|всю|всё|все)$/u.test(cursor.text(0)) &&
    /^(?:день|вечер|ночь|неделю|утро|месяц|год|время)$/u.test(cursor.text(1));
  const isHours =
    mayBe(cursor.token(0), ({ pos }) => pos === 'numeral') &&
    stretches.test(cursor.text(1)) &&
    !/^(?:за|через|в|во|на|до|после|к|с|по|около)$/u.test(cursor.text(-1)) &&
    cursor.text(2) !== 'назад';
  if (!isLong && !isAll && !isHours) return undefined;
  const { tokens, lexicon } = cursor.sentence;
  if (/^(?:за|на)$/u.test(cursor.text(-1))) return undefined;
  const at = isLong ? 1 : 2;
  const offset = isVerb(cursor.token(at), finished)
    ? at
    : isVerb(cursor.token(-1), finished)
      ? -1
      : undefined;
  if (offset === undefined || tokens.some(({ text }) => /^(?:не|бы|чтобы|за)$/u.test(text)))
    return undefined;
  const token = cursor.token(offset);
  if (!isOnly(token, ({ place }) => place?.table === 'past')) return undefined;
  const right = imperfectiveOf(token, cursor, lexicon);
  return (
    right !== undefined &&
    cursor.replace([offset, offset + 1], right, { kind: 'aspect', reason: because('longAction') })
  );
});

function imperfectiveOf(
  token: ReturnType<Cursor['token']>,
  _: Cursor,
  lexicon: Cursor['sentence']['lexicon'],
) {
  const verb = verbOf(token);
  const partners =
    verb?.partners
      .flatMap((text) => lexicon.lexemesOf(text))
      .filter(({ aspect }) => aspect === 'impf') ?? [];
  const [partner] = partners;
  const place = token?.readings[0]?.place;
  if (partners.length !== 1 || !partner || !place) return undefined;
  return lexicon.formsAt(partner, 'verb', place)[0];
}

const pastTimes: readonly RegExp[] = [/^позавчера$/u];

const trips = mapOf({ идти: 'ходить', ехать: 'ездить' });

const subjects = /^(?:я|ты|он|она|мы|вы|они)$/u;

/** Вчера я иду в кино → ходил; позавчера, на прошлой неделе, год назад with a present. */
export const tenseOfTime = perWord((cursor) => {
  const { tokens, lexicon, end } = cursor.sentence;
  const isYesterday = cursor.text(0) === 'вчера';
  const isPastTime =
    pastTimes.some((one) => one.test(cursor.text(0))) ||
    (/^прошл(?:ой|ом|ую|ое|ый)$/u.test(cursor.text(0)) &&
      /^(?:неделе|году|месяце|лето|зиму|субботу)$/u.test(cursor.text(1))) ||
    (cursor.text(0) === 'назад' &&
      /^(?:год|года|лет|неделю|недели|месяц|месяца|час|часа|дня|дней)$/u.test(cursor.text(-1)));
  const isNextTime =
    cursor.text(0) === 'послезавтра' ||
    (/^следующ(?:ей|ем|ую|ее|ий)$/u.test(cursor.text(0)) &&
      /^(?:неделе|году|месяце|лето|зиму|субботу)$/u.test(cursor.text(1)));
  if (!isYesterday && !isPastTime && !isNextTime) return undefined;
  if (
    end.includes('?') ||
    tokens.some(
      ({ gap, text }) => gap.includes(',') || /^(?:бы|если|что|чтобы|как|когда)$/u.test(text),
    )
  )
    return undefined;
  const verbs = tokens.flatMap((token, at) =>
    mayBe(token, ({ pos }) => pos === 'verb') ? [{ token, at }] : [],
  );
  const [verb] = verbs;
  const subject = tokens.find(({ text }) => subjects.test(text))?.text;
  const isTalk = tokens.some(
    ({ text }, at) => /^(?:на|о|об|про|с)$/u.test(text) && at + 1 === cursor.at && text !== 'на',
  );
  if (!verb || verbs.length !== 1 || subject === undefined || isTalk) return undefined;
  const written =
    verb.token.text === 'еду' && subject === 'я'
      ? lexicon.lexemesOf('ехать')[0]
      : verbOf(verb.token);
  if (!written || (verb.token.text !== 'еду' && !isFinite(verb.token))) return undefined;
  const isPresent =
    verb.token.text === 'еду' ||
    isOnly(
      verb.token,
      ({ place }) => place?.table === 'present' || (place?.table === 'future' && !isNextTime),
    );
  const isPast = isOnly(verb.token, ({ place }) => place?.table === 'past');
  const column = genders.get(subject) ?? 'masculine';
  if (isNextTime) {
    if (!isPast) return undefined;
    const place = {
      row: /^(?:я|мы)$/u.test(subject)
        ? 'first'
        : /^(?:ты|вы)$/u.test(subject)
          ? 'second'
          : 'third',
      column: /^(?:мы|вы|они)$/u.test(subject) ? 'plural' : 'singular',
    } as const;
    const [future] = lexicon.formsAt(written, 'verb', { table: 'future', ...place });
    const [be] = lexicon.lexemesOf('быть');
    const [helper] = be ? lexicon.formsAt(be, 'verb', { table: 'future', ...place }) : [];
    const right = future ?? (helper && `${helper} ${written.text}`);
    if (right === undefined) return undefined;
    return {
      from: verb.at,
      to: verb.at + 1,
      right,
      kind: 'tense' as const,
      reason: (texts) =>
        texts.tenseWith(
          star(cursor.text(0).startsWith('следующ') ? cursor.words(0, 2) : cursor.text(0)),
          'future',
          star(right),
        ),
    };
  }
  if (!isPresent) return undefined;
  const next = tokens[verb.at + 1]?.text ?? '';
  const trip = /^(?:в|во|на|к|домой)$/u.test(next) ? trips.get(written.text) : undefined;
  if (isYesterday && trip === undefined) return undefined;
  const [lexeme] = trip === undefined ? [written] : lexicon.lexemesOf(trip);
  const [right] = lexeme
    ? lexicon.formsAt(lexeme, 'verb', { table: 'past', row: 'form', column })
    : [];
  if (right === undefined) return undefined;
  return {
    from: verb.at,
    to: verb.at + 1,
    right,
    kind: 'tense' as const,
    reason:
      trip === undefined
        ? (texts) =>
            texts.tenseWith(
              star(cursor.text(0).startsWith('прошл') ? cursor.words(0, 2) : cursor.text(0)),
              'past',
              star(right),
            )
        : because('roundTrip'),
  };
});
