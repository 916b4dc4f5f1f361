import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** The focused row, and its position. */
interface FocusedRow {
  row: Element;
  place: number;
}

function placeOf(row: Element): number {
  return [...(row.parentElement?.children ?? [])].indexOf(row);
}

/** Whether a row left the page and took the focus with it. */
function isGoneWithFocus(focused: FocusedRow | null): focused is FocusedRow {
  const isLost = document.activeElement === null || document.activeElement === document.body;
  return focused !== null && !focused.row.isConnected && isLost;
}

/**
 * Keeps the focus in place when its row leaves the list: on the menu of the row that takes its
 * place, or of the last one; without rows, on the page's main part.
 */
export function useFocusInRows(list: RefObject<HTMLUListElement | null>) {
  const focused = useRef<FocusedRow | null>(null);

  useEffect(() => {
    if (!isGoneWithFocus(focused.current)) return;
    const { place } = focused.current;
    const rows = list.current?.children ?? [];
    const next = rows[Math.min(place, rows.length - 1)];
    next?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
  });

  useEffect(() => {
    const main = list.current?.closest('main');
    return () => {
      if (isGoneWithFocus(focused.current)) main?.focus();
    };
  }, [list]);

  return {
    onFocus({ target }: FocusEvent) {
      const row = target.closest('li');
      focused.current = row && { row, place: placeOf(row) };
    },
    onBlur() {
      focused.current = null;
    },
  };
}
