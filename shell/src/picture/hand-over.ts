import type { ShellServices } from '../services/shell-context.ts';
import { followPainter } from './follow-painter.ts';
import { busySelector, pictureId } from './names.ts';
import { handingOverEvent } from './view-names.ts';

/** How long the picture may stay in place of a screen that does not become ready, in milliseconds. */
const timeoutMs = 8000;

/** What can be pressed, and gets the focus. */
const controls = 'a[href], button, label';

/** What tells a control from others of its kind. */
function nameOf(control: Element): string {
  const name = control.getAttribute('aria-label') ?? control.textContent;
  return `${control.tagName} ${name}`;
}

/** The control in the product that a control in the picture shows. */
function counterpartOf(control: Element, picture: Element, root: Element): HTMLElement | undefined {
  const alike = (place: Element) =>
    [...place.querySelectorAll<HTMLElement>(controls)].filter(
      (other) => nameOf(other) === nameOf(control),
    );
  return alike(root)[alike(picture).indexOf(control as HTMLElement)];
}

const isPressed = (control: Element) => control.getAttribute('aria-pressed') === 'true';

/**
 * Whether pressing a control of the product does what its counterpart in the picture was pressed for:
 * not if it is a mark that a painted picture did not know, and that is set as the person wants it.
 * @param presses how often that was pressed
 */
function isAsked(control: Element, pictured: Element, presses: number): boolean {
  if (!pictured.hasAttribute('aria-pressed')) return true;
  return isPressed(control) !== (isPressed(pictured) !== (presses % 2 === 1));
}

/** Whether the product shows a screen, be it a failure, and loads nothing more. */
function isReady(root: Element): boolean {
  return root.querySelector('main > *') !== null && root.querySelector(busySelector) === null;
}

/**
 * Replaces the picture that the page was opened with by the product, as soon as its screen is ready.
 * Until then the product is rendered out of sight. What the person presses in the picture is pressed
 * in the product, and the focus stays where it is.
 * @param root the element that the product is rendered into
 * @param services say whether the product runs the release that painted the picture; if not, it is
 *   removed at once
 */
export function handOver(root: Element, services: Promise<ShellServices>): void {
  const picture = document.getElementById(pictureId);
  if (!picture) return;
  const pressed: Element[] = [];

  function handleClick(event: MouseEvent): void {
    const control = event.target instanceof Element && event.target.closest(controls);
    // Another tab or window opens the address by itself.
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    pressed.push(control);
  }

  function replace(): void {
    observer.disconnect();
    clearTimeout(timer);
    if (!picture) return;
    const focused = document.activeElement;
    const find = (control: Element) => counterpartOf(control, picture, root);
    const inFocus = picture.contains(focused) && focused ? find(focused) : undefined;
    const repeats = [...new Set(pressed)].map((control) => {
      const presses = pressed.filter((other) => other === control).length;
      return { control, presses, own: find(control) };
    });
    picture.remove();
    inFocus?.focus({ preventScroll: true });
    for (const { control, presses, own } of repeats) {
      if (own && isAsked(own, control, presses)) own.click();
    }
  }

  function drop(): void {
    pressed.length = 0;
    replace();
  }

  async function follow(): Promise<void> {
    const shell = await services;
    if (picture?.isConnected) followPainter(picture, shell, drop);
  }

  const observer = new MutationObserver(() => {
    if (isReady(root)) replace();
  });
  const attributeFilter = ['aria-busy'];
  observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter });
  const timer = setTimeout(replace, timeoutMs);
  picture.addEventListener('click', handleClick);
  document.dispatchEvent(new Event(handingOverEvent));
  void follow();
  if (isReady(root)) replace();
}
