import { knownError } from '../errors/known-error.ts';
import type { Place } from './favorite-list-repository.ts';

const written = /^(-?\d{1,16}) ([0-9a-f-]{36})$/;

/** An opaque cursor for the favourites after a place. */
export function writeCursor({ added_at, id }: Place): string {
  return Buffer.from(`${added_at} ${id}`).toString('base64url');
}

/** @throws validation_failed for a text that `writeCursor` did not make. */
export function readCursor(cursor: string): Place {
  const [, addedAt, id] = written.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (addedAt === undefined || id === undefined) {
    const detail = 'Unknown cursor';
    throw knownError('validation_failed', detail, { faults: [{ field: 'cursor', detail }] });
  }
  return { added_at: Number(addedAt), id };
}
