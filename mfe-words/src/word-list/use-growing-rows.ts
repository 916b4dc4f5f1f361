import { startTransition, useEffect, useState } from 'react';
import type { Word } from '@topwords/platform/contracts';
import { useServices } from '../services/services.ts';

/** As many rows as a phone's or a desktop's first screen shows; the server paints as many. */
const firstRows = 8;

/**
 * The rows that are on the page: of a list that is opened for the first time the first ones, then
 * twice as many with each frame, and soon all. On a slow phone, rendering all would hold up what the
 * reader does. One that the reader comes back to has all.
 */
export function useGrowingRows(words: readonly Word[]): readonly Word[] {
  const { lastOpened } = useServices();
  const [count, setCount] = useState(() =>
    lastOpened.value === null ? firstRows : Number.POSITIVE_INFINITY,
  );
  const { length } = words;
  useEffect(() => {
    if (count === Number.POSITIVE_INFINITY) return;
    // Pages that are loaded later come whole.
    const next = count * 2 < length ? count * 2 : Number.POSITIVE_INFINITY;
    startTransition(() => setCount(next));
  }, [count, length]);
  return count < length ? words.slice(0, count) : words;
}
