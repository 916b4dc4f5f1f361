import { type Cursor } from '../../correction/cursor.ts';

export function keepCapital(cursor: Cursor, at: number, right: string): string {
  const written = cursor.token(at)?.written ?? '';
  return /^\p{Lu}/u.test(written) ? right.slice(0, 1).toUpperCase() + right.slice(1) : right;
}
