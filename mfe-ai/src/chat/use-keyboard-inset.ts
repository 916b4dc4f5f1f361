import { useEffect, type RefObject } from 'react';

/**
 * Tells a sheet how much of the page's lower end a keyboard on the screen covers, in the property
 * `--keyboard`: most browsers lay the page out as if it were not there.
 * @param inside an element in the sheet
 */
export function useKeyboardInset(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: visible } = window;
    const sheet = inside.current?.closest('dialog');
    if (!visible || !sheet) return undefined;
    const measure = () => {
      const covered = window.innerHeight - visible.height - visible.offsetTop;
      sheet.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    visible.addEventListener('resize', measure);
    visible.addEventListener('scroll', measure);
    return () => {
      visible.removeEventListener('resize', measure);
      visible.removeEventListener('scroll', measure);
    };
  }, [inside]);
}
