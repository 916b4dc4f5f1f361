import { tokenKey } from '@topwords/platform/session';
import { createPartsLoader } from './create-parts-loader.ts';
import { partsId, startedEvent } from './names.ts';

const actEvents = ['pointerdown', 'keydown', 'focusin', 'click', 'change'] as const;

/** Whether the browser answers an event without scripts, by following a link. */
function isOfLink({ type }: Event, target: Element): boolean {
  return (type === 'pointerdown' || type === 'click') && target.closest('a') !== null;
}

/** A press moves the focus as well; screen readers move it without a key that the page gets. */
function isFocusOfPress({ type }: Event, target: Element): boolean {
  return type === 'focusin' && !target.matches(':focus-visible');
}

/** What repeats an act that needs scripts; undefined for one that does not. */
function repeatOf({ type }: Event, target: Element): (() => void) | undefined {
  const button = type === 'click' && target.closest('button');
  if (button) return () => button.click();
  if (type !== 'change' || !(target instanceof HTMLSelectElement)) return undefined;
  const { value } = target;
  return () => {
    target.value = value;
    target.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function hasSession(): boolean {
  try {
    return localStorage.getItem(tokenKey) !== null;
  } catch {
    // Blocked, so no page has stored a session.
    return false;
  }
}

/**
 * Loads the scripts and the style sheet in the page's template with the first thing that a visitor
 * does and that needs them, and repeats it once they have started; immediately if this browser has,
 * or in another tab gets, a session. What could not be loaded is tried again with the next act.
 */
export function loadOnFirstAct(): void {
  const load = createPartsLoader(partsId);
  const repeats: (() => void)[] = [];
  const started = new AbortController();
  const { signal } = started;

  function handleAct(event: Event): void {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (isOfLink(event, target) || isFocusOfPress(event, target)) return;
    load();
    const repeat = repeatOf(event, target);
    if (repeat) repeats.push(repeat);
  }

  function loadForLearner(): void {
    if (hasSession()) load();
  }

  for (const name of actEvents) {
    document.addEventListener(name, handleAct, { signal, capture: true, passive: true });
  }
  // A page from the back/forward cache has missed what other tabs stored.
  for (const name of ['storage', 'pageshow']) addEventListener(name, loadForLearner, { signal });
  document.addEventListener(
    startedEvent,
    () => {
      started.abort();
      for (const repeat of repeats) repeat();
    },
    { once: true },
  );
  loadForLearner();
}
