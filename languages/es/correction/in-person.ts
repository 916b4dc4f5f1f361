import type { Cursor } from '../../correction/cursor.ts';
import type { Finding } from '../../pack/correction-rules.ts';
import { finiteReading, star, verbAt, type Person } from './spanish-words.ts';

/** Puts the verb at a place into the person of its subject; undefined if it already is. */
export function inPerson(
  cursor: Cursor,
  at: number,
  person: Person,
  subject: string,
): Finding | undefined {
  const token = cursor.token(at);
  const reading = finiteReading(token);
  if (!reading || !token) return undefined;
  const table = reading.place.table === 'imperative' ? 'present' : reading.place.table;
  const right = verbAt(reading.lexeme, cursor.sentence.lexicon, { table, ...person });
  if (right === undefined || right === token.text) return undefined;
  return cursor.replace([at, at + 1], right, {
    kind: 'agreement',
    reason: (texts) => texts.person(star(subject), star(right)),
  });
}
