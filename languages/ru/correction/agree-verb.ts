import type { Cursor } from '../../correction/cursor.ts';
import type { ColumnLabel, RowLabel } from '../../paradigms/labels.ts';
import { isFinite, isFiniteReading, type Nominal } from './russian-words.ts';

const columns = { m: 'masculine', f: 'feminine', n: 'neuter' } as const;

/** What the verb of a subject must be. */
export interface Subject {
  row: RowLabel;
  column: ColumnLabel;
  past: ColumnLabel;
}

export function subjectOf({ number, gender }: Nominal): Subject | undefined {
  if (number === 'plural') return { row: 'third', column: 'plural', past: 'plural' };
  if (gender === undefined) return undefined;
  return { row: 'third', column: 'singular', past: columns[gender] };
}

/** The verb at an offset in the person and number of its subject; undefined if it fits already. */
export function agreeVerb(cursor: Cursor, at: number, subject: Subject): string | undefined {
  const token = cursor.token(at);
  if (!token || !isFinite(token)) return undefined;
  const isRight = token.readings.some(({ place }) =>
    place?.table === 'past'
      ? place.column === subject.past
      : place?.row === subject.row && place.column === subject.column,
  );
  const reading = token.readings.find(isFiniteReading);
  if (isRight || !reading?.place) return undefined;
  if (token.readings.some(({ place }) => place?.table === 'imperative')) return undefined;
  const { table } = reading.place;
  const place =
    table === 'past'
      ? ({ table, row: 'form', column: subject.past } as const)
      : ({ table, row: subject.row, column: subject.column } as const);
  const [right] = cursor.sentence.lexicon.formsAt(reading.lexeme, 'verb', place);
  return right === token.text ? undefined : right;
}
