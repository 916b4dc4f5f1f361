import type { MouseEvent } from 'react';

/** Ignores the second half of a double click, which would hit what the first half brought up. */
export function firstClick(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) act();
  };
}
