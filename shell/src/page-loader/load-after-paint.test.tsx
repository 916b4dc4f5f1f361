import { handingOverEvent } from '../picture/view-names.ts';
import { loadAfterPaint } from './load-after-paint.ts';

/** A browser that has painted nothing yet. */
class NothingPainted {
  static paint: (() => void)[] = [];
  constructor(handle: () => void) {
    NothingPainted.paint.push(handle);
  }
  observe(): void {}
}

beforeEach(() => {
  NothingPainted.paint = [];
  Object.assign(globalThis, { PerformanceObserver: NothingPainted });
  document.head.innerHTML = '';
  document.body.innerHTML =
    '<div id="picture"><button>Star</button><a href="#word">casa</a></div>' +
    '<template id="view-parts"><link rel="preload" href="/a.js"></template>';
  loadAfterPaint();
});

const loaded = () => document.head.querySelectorAll('link').length;

test('parts are loaded after the first paint, once', async () => {
  expect(loaded()).toBe(0);
  for (const paint of NothingPainted.paint) paint();
  await new Promise((resolve) => setTimeout(resolve));
  expect(loaded()).toBe(1);
});

test('what was pressed is pressed again once presses are noted', () => {
  const picture = document.querySelector('#picture');
  picture?.querySelector('button')?.click();
  picture?.querySelector('a')?.click();
  const pressed: unknown[] = [];
  picture?.addEventListener('click', ({ target }) => pressed.push((target as Element).textContent));
  document.dispatchEvent(new Event(handingOverEvent));
  expect(pressed).toEqual(['Star']);
});
