import { onIntent } from './on-intent.ts';

let waiting: AbortController;
const prepare = jest.fn();

beforeEach(() => {
  document.body.innerHTML =
    '<a id="to" href="/practice?lang=es"><b>Practice</b></a><a id="near" href="/practice/week"></a>' +
    '<a id="away" href="https://elsewhere.example/practice"></a><p>Words</p>';
  prepare.mockClear();
  waiting = onIntent('/practice', prepare);
});

afterEach(() => waiting.abort());

function sign(name: string, selector: string): void {
  document.querySelector(selector)?.dispatchEvent(new Event(name, { bubbles: true }));
}

test.each(['pointerover', 'focusin'])('a link under %s is prepared once', (name) => {
  sign(name, '#to b');
  sign(name, '#to');
  expect(prepare).toHaveBeenCalledTimes(1);
});

test('other links, other sites and other elements prepare nothing', () => {
  for (const selector of ['#near', '#away', 'p']) sign('pointerover', selector);
  expect(prepare).not.toHaveBeenCalled();
});

test('what has stopped waiting prepares nothing', () => {
  waiting.abort();
  sign('focusin', '#to');
  expect(prepare).not.toHaveBeenCalled();
});
