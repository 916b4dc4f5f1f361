import { useLayoutEffect } from 'react';

/**
 * Names the page. It runs before the effects of the screens inside, so that a screen that names
 * itself more closely has the last word.
 */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
