import { createWidgetWork } from './widget-work.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const initial = { from: 'en', to: 'es', language: 'en', text: '' };

function build(part: Partial<typeof initial> = {}) {
  const explain = jest.fn();
  const work = createWidgetWork({ ...initial, ...part }, explain);
  return { work, explain, translator: () => work.translatorOf(work.state.value) };
}

test('a text is requested after a pause, and only once', () => {
  const { translator } = build();
  translator().type('hou');
  jest.advanceTimersByTime(300);
  translator().type('house');
  jest.advanceTimersByTime(319);
  expect(translator()).toMatchObject({ isTyping: true, request: { text: '' } });
  jest.advanceTimersByTime(1);
  expect(translator()).toMatchObject({ isTyping: false, request: { text: 'house' } });
});

test('the page may translate a text immediately, cut to the maximum length', () => {
  const { work, translator } = build();
  work.ask('x'.repeat(600));
  expect(translator().request.text).toHaveLength(500);
});

test('another language requests immediately; the page’s languages replace the reader’s', () => {
  const { work, translator } = build({ text: 'house' });
  translator().chooseTo('ru');
  expect(translator().request).toEqual({ text: 'house', from: 'en', to: 'ru' });
  work.setLanguages({ from: 'tr', to: 'en', language: 'en' });
  expect(translator()).toMatchObject({ from: 'tr', to: 'en' });
});

test('languages that the key does not allow are replaced once that is known', () => {
  const { work, translator } = build();
  work.offer(['en', 'tr']);
  expect(translator()).toMatchObject({ from: 'en', to: 'tr' });
});

test('nothing is requested after the end', () => {
  const { work, translator } = build();
  translator().type('house');
  work.stop();
  jest.advanceTimersByTime(1000);
  expect(translator().request.text).toBe('');
});

test('an unknown language is reported to the developer', () => {
  const { explain } = build({ to: 'klingon' });
  expect(explain).toHaveBeenCalledWith(expect.stringContaining('klingon'));
});
