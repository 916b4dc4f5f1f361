/**
 * Keeps the focus when the element that has it is removed, hidden or disabled: otherwise a keyboard
 * or screen reader user is sent back to the top of the document. A screen that knows a better place
 * sets the focus itself; this runs when the page is idle, so after the screen's own effects.
 */
export function keepFocus(): void {
  let lost: FocusedElement | null = null;
  let isChecking = false;

  function check(): void {
    isChecking = false;
    if (lost === null || !isNothingFocused() || isFocusable(lost.element)) return;
    // `focusin` reports the newly focused element.
    for (const successor of successorsOf(lost)) if (takesFocus(successor)) return;
  }

  document.addEventListener('focusin', ({ target }) => {
    lost = describe(target);
  });
  document.addEventListener('focusout', ({ relatedTarget }) => {
    const left = lost;
    if (relatedTarget !== null || left === null) return;
    // An element that is being removed is still in the document now; later it is not.
    queueMicrotask(() => {
      if (lost === left && isFocusable(left.element)) lost = null;
    });
  });
  function checkLater(): void {
    if (isChecking || lost === null) return;
    isChecking = true;
    // The browser moves the focus away in the next frame.
    requestAnimationFrame(() => whenIdle(check));
  }

  new MutationObserver(checkLater).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden', 'inert', 'open', 'class', 'style'],
  });
}

interface FocusedElement {
  element: HTMLElement;
  /** Starting with its parent. */
  ancestors: readonly HTMLElement[];
}

function describe(element: EventTarget | null): FocusedElement | null {
  if (!(element instanceof HTMLElement)) return null;
  const ancestors: HTMLElement[] = [];
  for (let above = element.parentElement; above !== null; above = above.parentElement) {
    ancestors.push(above);
  }
  return { element, ancestors };
}

function isNothingFocused(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body;
}

function isFocusable(element: HTMLElement): boolean {
  return (
    element.isConnected &&
    !element.matches(':disabled') &&
    element.closest('[inert]') === null &&
    element.checkVisibility({ visibilityProperty: true })
  );
}

/** Yields what replaced the lost element, then the closest parts of the page around it. */
function* successorsOf({ element, ancestors }: FocusedElement): Generator<HTMLElement> {
  const { body } = document;
  for (const ancestor of ancestors.filter((ancestor) => isFocusable(ancestor))) {
    if (ancestor === body) break;
    for (const candidate of ancestor.querySelectorAll<HTMLElement>(element.localName)) {
      if (nameOf(candidate) === nameOf(element) && isFocusable(candidate)) yield candidate;
    }
    if (ancestor.hasAttribute('tabindex')) yield ancestor;
  }
  // Nothing behind a modal dialog can take the focus; between two screens there is no main
  // element.
  for (const selector of ['dialog:modal', 'main', '#root']) {
    yield* document.querySelectorAll<HTMLElement>(selector);
  }
}

function nameOf(element: HTMLElement): string {
  return element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent;
}

function takesFocus(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  if (!isNothingFocused()) return true;
  if (element.hasAttribute('tabindex') || element.matches('a, button, input, textarea, select')) {
    return false;
  }
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return !isNothingFocused();
}

/** Safari has no idle callbacks; after this delay it has painted. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run);
  else setTimeout(run, 100);
}
