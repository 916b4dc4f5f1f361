import { useEffect, type RefObject } from 'react';

/**
 * Sets the property `--keyboard` of a sheet to the height that an on-screen keyboard covers at the
 * bottom of the page: most browsers lay the page out as if the keyboard were not there.
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
