import { type Cursor } from '../../correction/cursor.ts';
import type { Finding } from '../../pack/correction-rules.ts';
import type { ColumnLabel } from '../../paradigms/labels.ts';
import { isFiniteReading, star } from './russian-words.ts';

export interface Person {
  row: 'first' | 'second' | 'third';
  column: 'singular' | 'plural';
  past: readonly ColumnLabel[];
}

export function inPerson(
  cursor: Cursor,
  at: number,
  person: Person,
  subject: string,
): Finding | undefined {
  const token = cursor.token(at);
  const reading = token?.readings.find(isFiniteReading);
  const { lexicon } = cursor.sentence;
  if (!reading?.place || !token) return undefined;
  const isPast = reading.place.table === 'past';
  const place = isPast
    ? ({ table: 'past', row: 'form', column: person.past[0] ?? 'plural' } as const)
    : ({ table: reading.place.table, row: person.row, column: person.column } as const);
  const [right] = lexicon.formsAt(reading.lexeme, 'verb', place);
  if (right === undefined || right === token.text) return undefined;
  return cursor.replace([at, at + 1], right, {
    kind: 'agreement',
    reason: (texts) => texts.person(star(subject), star(right)),
  });
}
