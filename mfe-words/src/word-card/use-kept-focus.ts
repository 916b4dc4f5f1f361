import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the keyboard's place in a list when the focused word is removed: the focus moves to the
 * word that takes its place.
 */
export function useKeptFocus() {
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<{ element: Element; index: number } | null>(null);

  useEffect(() => {
    const { current } = focused;
    if (!current || !list.current || current.element.isConnected) return;
    focused.current = null;
    if (document.activeElement !== document.body) return;
    const items = list.current.children;
    items[Math.min(current.index, items.length - 1)]?.querySelector('a')?.focus();
  });

  function handleFocus(event: FocusEvent<HTMLUListElement>): void {
    const index = [...event.currentTarget.children].findIndex((item) =>
      item.contains(event.target),
    );
    focused.current = { element: event.target, index };
  }

  function handleBlur(event: FocusEvent<HTMLUListElement>): void {
    if (event.target.isConnected && event.relatedTarget !== null) focused.current = null;
  }

  return { ref: list, onFocus: handleFocus, onBlur: handleBlur };
}
