import { useRef } from 'react';

/** A second press counts within this time, in milliseconds. */
const timeoutMs = 3000;

/** Acts on the second consecutive press of a key, so that a single slip does not. */
export function useEscape(onFirst: () => void, onSecond: () => void) {
  const pressedAt = useRef<number | null>(null);
  return {
    press() {
      const isSecond = pressedAt.current !== null && Date.now() - pressedAt.current <= timeoutMs;
      pressedAt.current = isSecond ? null : Date.now();
      if (isSecond) onSecond();
      else onFirst();
    },
    /** Resets after another key. */
    forget() {
      pressedAt.current = null;
    },
  };
}
