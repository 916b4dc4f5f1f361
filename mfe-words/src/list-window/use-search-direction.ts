import { useState } from 'react';

/** A search that goes on so soon, in milliseconds, was not stopped by the rows that it was shown. */
const soon = 500;

/** Judges by the places where find in page finds texts whether it runs forward. */
export function createSearchDirection(): (time: number, index: number) => boolean {
  let last = { time: -Infinity, index: 0 };
  let isForward = true;
  return (time, index) => {
    // It has passed over the rows: it runs in the other direction than they were put for.
    if (time - last.time < soon && index !== last.index) isForward = index > last.index;
    last = { time, index };
    return isForward;
  };
}

/** The direction of the searches of a list. */
export function useSearchDirection(): ReturnType<typeof createSearchDirection> {
  const [judge] = useState(createSearchDirection);
  return judge;
}
