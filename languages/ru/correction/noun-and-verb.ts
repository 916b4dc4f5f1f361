import { perWord, type Cursor } from '../../correction/cursor.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import { wordSet } from '../../lookup/word-set.ts';
import type { ColumnLabel } from '../../paradigms/labels.ts';
import {
  adjectivesOf,
  isFinite,
  nounsOf,
  star,
  verbOffset,
  type Nominal,
} from './russian-words.ts';
import { inPerson } from './in-person.ts';

export const maleWords = wordSet(
  'папа дедушка дядя брат друг мужчина сын муж отец мальчик кот парень юноша дед внук король бык пёс',
);

/** The gender of a noun that can only be the subject: мама, брат. */
function subjectNoun(cursor: Cursor, at: number): Nominal | undefined {
  const nouns = nounsOf(cursor.token(at));
  const [noun] = nouns ?? [];
  const isOne = nouns?.every(
    (one) =>
      one.case === 'nominative' &&
      one.number === noun?.number &&
      (one.gender === noun?.gender || one.number === 'plural'),
  );
  return isOne ? noun : undefined;
}

/** Мама пришёл; Мой брат читаю. */
export const nounAndVerb = perWord((cursor) => {
  if (!cursor.isStart(0)) return undefined;
  const isOwned =
    adjectivesOf(cursor.token(0)) !== undefined ||
    (cursor.text(0) === 'все' && nounsOf(cursor.token(1)) !== undefined);
  const nounAt = isOwned ? 1 : 0;
  const noun = subjectNoun(cursor, nounAt);
  if (
    !noun ||
    noun.number === undefined ||
    (noun.number === 'singular' && noun.gender === undefined)
  )
    return undefined;
  const at = verbOffset(cursor, nounAt + 1);
  const token = cursor.token(at);
  if (!isFinite(token) || !token) return undefined;
  const columns = { m: 'masculine', f: 'feminine', n: 'neuter' } as const;
  const past: ColumnLabel = noun.number === 'plural' ? 'plural' : columns[noun.gender ?? 'm'];
  const isRight = token.readings.some(({ place }) =>
    place?.table === 'past'
      ? place.column === past
      : place?.row === 'third' && place.column === noun.number,
  );
  if (isRight) return undefined;
  const isFeminine = token.readings.some(
    ({ place }) => place?.table === 'past' && place.column === 'feminine',
  );
  if (isFeminine && noun.gender === 'm' && !maleWords.has(noun.lexeme.text)) return undefined;
  if (/^(?:большинство|ряд|часть|половина|пара|группа)$/u.test(noun.lexeme.text)) return undefined;
  // An address before an order has a comma; a first person needs its pronoun.
  if (!token.readings.some(({ place }) => place?.table === 'past') && noun.lexeme.animate !== true)
    return undefined;
  return inPerson(
    cursor,
    at,
    { row: 'third', column: noun.number, past: [past] },
    cursor.words(nounAt, nounAt + 1).toLowerCase(),
  );
});

/** Мне нравится твои фотографии. */
export const pleasing = perWord((cursor) => {
  const text = cursor.text(0);
  const isSingular = text === 'нравится' || text === 'понравилась' || text === 'понравился';
  const isPlural = text === 'нравятся';
  if (!isSingular && !isPlural) return undefined;
  if (!mayBe(cursor.token(-1), ({ pos }) => pos === 'pronoun')) return undefined;
  const isOwned = adjectivesOf(cursor.token(1)) !== undefined;
  const at = isOwned ? 2 : 1;
  const nouns = nounsOf(cursor.token(at));
  const isInNumber = (number: string) =>
    nouns?.some((one) => one.case === 'nominative' && one.number === number) === true;
  const wanted = isSingular ? 'plural' : 'singular';
  if (!nouns || !isInNumber(wanted) || isInNumber(isSingular ? 'singular' : 'plural'))
    return undefined;
  if (
    isPlural &&
    cursor.sentence.tokens.some((token) => token.text === 'и' || token.gap.includes(','))
  )
    return undefined;
  if (isOnly(cursor.token(at), ({ place }) => place?.row === 'accusative')) return undefined;
  const right = text === 'нравится' ? 'нравятся' : text === 'нравятся' ? 'нравится' : 'понравились';
  return cursor.replace([0, 1], right, {
    kind: 'agreement',
    reason: (texts) => texts.agreesWith(star(right), star(cursor.words(at, at + 1))),
  });
});
