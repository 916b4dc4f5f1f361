/** The colour scheme to show: the one asked for, or the page's own, or the reader's, told by ''. */
export function schemeOf(element: Element, theme: string | null): string {
  const isAsked = theme === 'light' || theme === 'dark';
  const scheme = isAsked ? theme : getComputedStyle(element).colorScheme;
  return scheme === 'light' || scheme === 'dark' ? scheme : '';
}

/**
 * Calls when the colour scheme of the page changes, however the page does it. No event tells of that;
 * but the space inherits the scheme, and its style makes a transition of a change (see `styles.ts`):
 * of the scheme itself, or, in browsers without such transitions, of a colour that hangs on it.
 */
export function whenSchemeChanges(space: HTMLElement, onChange: () => void): void {
  // A page that changes it back within the transition cancels that, and begins no other.
  for (const name of ['transitionrun', 'transitioncancel']) {
    space.addEventListener(name, ({ target }) => {
      if (target === space) onChange();
    });
  }
}
