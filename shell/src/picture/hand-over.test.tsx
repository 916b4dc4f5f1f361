import { waitFor } from '@testing-library/react';
import { handOver } from './hand-over.ts';

const screen = (rows: string) => `<main><ul>${rows}</ul></main>`;
/** Nothing is known of what the page runs. */
const unknown = new Promise<never>(() => {});
const mark = (isSet: boolean) => `<button aria-pressed="${isSet}">Star</button>`;
const row = (word: string) => `<li><a href="/card?w=${word}">${word}</a><button>Star</button></li>`;

function openWithPicture(): { root: Element; picture: Element } {
  const pictured = screen(row('uno') + row('dos'));
  document.body.innerHTML = `<div id="root"></div><div id="picture">${pictured}</div>`;
  const [root, picture] = document.body.children as unknown as [Element, Element];
  return { root, picture };
}

function buttonsOf(place: Element): HTMLButtonElement[] {
  return [...place.querySelectorAll('button')];
}

test('the picture stays while the product loads, and goes when its screen is ready', async () => {
  const { root, picture } = openWithPicture();
  handOver(root, unknown);
  root.innerHTML = '<main><div aria-busy="true"></div></main>';
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(picture.isConnected).toBe(true);
  root.innerHTML = screen(row('uno'));
  await waitFor(() => expect(picture.isConnected).toBe(false));
});

test('what was pressed in the picture is pressed in the product, and the focus stays', async () => {
  const { root, picture } = openWithPicture();
  handOver(root, unknown);
  const [, second] = buttonsOf(picture);
  second?.focus();
  second?.click();
  root.innerHTML = screen(row('uno') + row('dos'));
  const pressed: (string | null | undefined)[] = [];
  root.addEventListener('click', ({ target }) => {
    pressed.push((target as Element).closest('li')?.querySelector('a')?.textContent);
  });
  await waitFor(() => expect(picture.isConnected).toBe(false));
  expect(pressed).toEqual(['dos']);
  expect(document.activeElement).toBe(buttonsOf(root)[1]);
});

test('a mark that is set already is not unset by a press that was meant to set it', async () => {
  document.body.innerHTML = `<div id="root"></div><div id="picture">${screen(mark(false) + mark(false))}</div>`;
  const [root, picture] = document.body.children as unknown as [Element, Element];
  handOver(root, unknown);
  for (const button of buttonsOf(picture)) button.click();
  const pressed: (string | null)[] = [];
  root.addEventListener('click', ({ target }) => {
    pressed.push((target as Element).getAttribute('aria-pressed'));
  });
  root.innerHTML = screen(mark(true) + mark(false));
  await waitFor(() => expect(picture.isConnected).toBe(false));
  expect(pressed).toEqual(['false']);
});

test('a link that is opened in another tab is left to the browser', () => {
  const { root, picture } = openWithPicture();
  handOver(root, unknown);
  const link = picture.querySelector('a');
  const plain = new MouseEvent('click', { bubbles: true, cancelable: true });
  const inNewTab = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  link?.addEventListener('click', (event) => event.stopPropagation(), { once: true });
  link?.dispatchEvent(inNewTab);
  expect(inNewTab.defaultPrevented).toBe(false);
  link?.dispatchEvent(plain);
  expect(plain.defaultPrevented).toBe(true);
});

test('a product that is ready at once replaces the picture at once', () => {
  const { root, picture } = openWithPicture();
  root.innerHTML = screen(row('uno'));
  handOver(root, unknown);
  expect(picture.isConnected).toBe(false);
});
