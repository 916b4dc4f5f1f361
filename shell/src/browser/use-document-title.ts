import { useLayoutEffect } from 'react';

/**
 * Sets the page's title. Runs before the effects of the screens inside, so that a screen can
 * override it.
 */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
