import { useRef } from 'react';

/** Within this time a second press counts, in milliseconds. */
const patience = 3000;

/** Does a thing on the second press of a key in a row, so that no single slip does it. */
export function useEscape(onFirst: () => void, onSecond: () => void) {
  const pressedAt = useRef<number | null>(null);
  return {
    press() {
      const isSecond = pressedAt.current !== null && Date.now() - pressedAt.current <= patience;
      pressedAt.current = isSecond ? null : Date.now();
      if (isSecond) onSecond();
      else onFirst();
    },
    /** Another key came between. */
    forget() {
      pressedAt.current = null;
    },
  };
}
