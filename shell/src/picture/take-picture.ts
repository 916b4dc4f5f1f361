import { busySelector, nonceSlot, picturedSelector, pictureId } from './names.ts';
import { outOfSight } from './view-names.ts';

/** How far down the picture reaches, in heights of the window. */
const reachInWindows = 1.2;

/** How far a screen may be scrolled so that its top is still whole: lists drop rows farther away. */
const maximumScroll = 400;

/** What is not shown until someone opens it, and what would run or load something. */
const leftOut = 'script, iframe, audio, video, dialog, [popover], [hidden]';

/** What a person has opened or typed: a picture could not be used like it. */
const inUse =
  'dialog[open], :popover-open, :is(input, textarea)[placeholder]:not(:placeholder-shown)';

/** Whether the screen is complete and at its top, so that a later visit would begin like it. */
function canBePictured(root: Element): boolean {
  return (
    scrollY <= maximumScroll &&
    root.querySelector(picturedSelector) !== null &&
    root.querySelector(`${busySelector}, ${inUse}`) === null
  );
}

/** A rule with the style of an element: a page's policy allows no attributes of styles. */
function takeStyle(element: Element, index: number): string {
  const style = element.getAttribute('style');
  if (style === null) return '';
  element.removeAttribute('style');
  element.setAttribute('data-style', String(index));
  return `[data-style="${index}"]{${style}}`;
}

/**
 * Takes a picture of the screen: markup of what is in the window and a little below, with the style
 * sheets that have come after the page's own. It contains no scripts.
 * @param root the element that the product is rendered into
 * @returns null while the screen is loading, scrolled or in use
 */
export function takePicture(root: Element): string | null {
  if (!canBePictured(root)) return null;
  const picture = root.cloneNode(true) as Element;
  const copies = [...picture.querySelectorAll('*')];
  const reach = innerHeight * reachInWindows - scrollY;
  for (const [index, element] of [...root.querySelectorAll('*')].entries()) {
    const isBelow = element.getBoundingClientRect().top > reach;
    const copy = copies[index];
    if (isBelow || element.matches(leftOut)) copy?.remove();
    if (element instanceof HTMLInputElement) {
      copy?.toggleAttribute('checked', element.checked);
      // Of two choices with one name in a page, only one can be checked.
      copy?.removeAttribute('name');
    }
  }
  const rules = copies
    .map(takeStyle)
    .join('')
    .replaceAll('<', String.raw`\3c `);
  const sheets = document.head.querySelectorAll('link[rel="stylesheet"]');
  const links = [...sheets].map((sheet) => sheet.outerHTML).join('');
  const style = `<style nonce="${nonceSlot}">${outOfSight}${rules}</style>`;
  return `${links}<div id="${pictureId}">${style}${picture.innerHTML}</div>`;
}
