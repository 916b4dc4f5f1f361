import { useEffect, useRef, type FocusEvent } from 'react';
import type { LanguageCode } from '@topwords/platform/contracts';

/**
 * A language that was chosen leaves the choice, and would take the focus with it. It goes to the way
 * into the language that was added, else to the first thing to do.
 */
export function useFocusAfterChoice(codes: readonly LanguageCode[]) {
  const container = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);
  const known = useRef(codes);
  useEffect(() => {
    const added = codes.find((code) => !known.current.includes(code));
    known.current = codes;
    const isLost = focused.current !== null && !focused.current.isConnected;
    if (!isLost || document.activeElement !== document.body) return;
    const way = added ? `[data-language="${added}"] a` : 'a, button';
    container.current?.querySelector<HTMLElement>(way)?.focus();
  });
  return {
    ref: container,
    onFocus(event: FocusEvent) {
      focused.current = event.target;
    },
  };
}
