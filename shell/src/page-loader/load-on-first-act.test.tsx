import { fireEvent } from '@testing-library/react';
import '@topwords/remote-kit/testing';
import { loadOnFirstAct } from './load-on-first-act.ts';
import { partsId, startedEvent } from './names.ts';

const parts = ['/styles.css', '/libraries.js', '/main.js'];

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = `
    <a href="#next"><b>Next</b></a><button type="button">Turn</button><p>Text</p>
    <select><option value="en" selected></option><option value="es"></option></select>
    <template id="${partsId}"><link rel="stylesheet" href="/styles.css"><script src="/libraries.js"></script><script src="/main.js"></script></template>`;
});

afterEach(() => {
  document.dispatchEvent(new Event(startedEvent));
  document.head.replaceChildren();
  document.body.replaceChildren();
});

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
}

/** The addresses of what is being loaded. */
function loading(): (string | null)[] {
  const elements = document.head.querySelectorAll('script, link');
  return [...elements].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href'),
  );
}

test('nothing is loaded until something is done', () => {
  loadOnFirstAct();
  fireEvent.pointerMove(find('button'));
  fireEvent.scroll(document);
  expect(loading()).toEqual([]);
});

test.each([
  ['a press', () => fireEvent.pointerDown(find('p'))],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
  ['a click without a press, as screen readers do', () => fireEvent.click(find('button'))],
  ['a choice', () => fireEvent.change(find('select'))],
])('%s loads everything once, in its order', (_name, act) => {
  loadOnFirstAct();
  act();
  act();
  expect(loading()).toEqual(parts);
  expect([...document.head.querySelectorAll('script')].map((script) => script.async)).toEqual([
    false,
    false,
  ]);
});

test('the focus loads everything where it is shown, not where it came by a press', () => {
  loadOnFirstAct();
  const link = find('a');
  const matches = jest.spyOn(link, 'matches').mockReturnValue(false);
  fireEvent.focusIn(link);
  expect(loading()).toEqual([]);
  matches.mockReturnValue(true);
  fireEvent.focusIn(link);
  expect(matches).toHaveBeenCalledWith(':focus-visible');
  expect(loading()).toEqual(parts);
});

test('a link that is pressed needs no scripts', () => {
  loadOnFirstAct();
  fireEvent.pointerDown(find('a b'));
  fireEvent.click(find('a b'));
  expect(loading()).toEqual([]);
});

test('what was done is repeated once the scripts have started, in its order', () => {
  loadOnFirstAct();
  const repeated: string[] = [];
  fireEvent.click(find('button'));
  fireEvent.change(find('select'), { target: { value: 'es' } });
  fireEvent.change(find('select'), { target: { value: 'en' } });
  for (const event of ['click', 'change']) {
    document.addEventListener(event, ({ target }) =>
      repeated.push(target instanceof HTMLSelectElement ? target.value : event),
    );
  }
  document.dispatchEvent(new Event(startedEvent));
  expect(repeated).toEqual(['click', 'es', 'en']);
  // From now on the scripts handle it.
  fireEvent.click(find('button'));
  document.dispatchEvent(new Event(startedEvent));
  expect(repeated).toEqual(['click', 'es', 'en', 'click']);
});

test('a browser with a session does not wait', () => {
  localStorage.setItem('token', 'any');
  loadOnFirstAct();
  expect(loading()).toEqual(parts);
});

test('a session that another tab gets ends the waiting, also while the page was in the cache', () => {
  loadOnFirstAct();
  fireEvent(window, new Event('pageshow'));
  expect(loading()).toEqual([]);
  localStorage.setItem('token', 'any');
  fireEvent(window, new Event('storage'));
  expect(loading()).toEqual(parts);
});

test('a browser that blocks its storage has no session', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  loadOnFirstAct();
  expect(loading()).toEqual([]);
});

test('only what could not be loaded is loaded again with the next act', () => {
  loadOnFirstAct();
  fireEvent.pointerDown(find('p'));
  fireEvent.error(find('script[src="/libraries.js"]:not(template *)'));
  expect(loading()).toEqual(['/styles.css', '/main.js']);
  fireEvent.pointerDown(find('p'));
  expect(loading()).toEqual(['/styles.css', '/main.js', '/libraries.js']);
});
