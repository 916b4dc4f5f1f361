import { useEffect, useRef, type FocusEvent } from 'react';
import type { LanguageCode } from '@topwords/platform/contracts';

/**
 * A chosen language leaves the list and would take the focus with it. The focus moves to the link
 * of the language that was added, or else to the first action.
 */
export function useFocusAfterChoice(codes: readonly LanguageCode[]) {
  const container = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);
  const known = useRef(codes);
  const added = useRef<LanguageCode>(undefined);
  useEffect(() => {
    added.current = codes.find((code) => !known.current.includes(code)) ?? added.current;
    known.current = codes;
    const isLost = focused.current !== null && !focused.current.isConnected;
    if (!isLost || document.activeElement !== document.body) return;
    const way = added.current ? `article[data-language="${added.current}"] a` : 'a, button';
    container.current?.querySelector<HTMLElement>(way)?.focus();
  });
  return {
    ref: container,
    onFocus(event: FocusEvent) {
      focused.current = event.target;
    },
  };
}
