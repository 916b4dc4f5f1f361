/** The colour scheme to show: the one set, or the page's own, or '' for the reader's. */
export function schemeOf(element: Element, theme: string | null): string {
  const isAsked = theme === 'light' || theme === 'dark';
  const scheme = isAsked ? theme : getComputedStyle(element).colorScheme;
  return scheme === 'light' || scheme === 'dark' ? scheme : '';
}

/**
 * Calls back when the colour scheme of the page changes by any means. There is no event for it, but
 * the space inherits the scheme, and its style turns a change into a transition (see `styles.ts`):
 * of the scheme itself, or, in browsers without such transitions, of a colour that depends on it.
 */
export function whenSchemeChanges(space: HTMLElement, onChange: () => void): void {
  // A page that reverts it within the transition cancels it and starts no other.
  for (const name of ['transitionrun', 'transitioncancel']) {
    space.addEventListener(name, ({ target }) => {
      if (target === space) onChange();
    });
  }
}
