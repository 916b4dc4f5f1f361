import { createWidgetWork } from './widget-work.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const initial = { from: 'en', to: 'es', language: 'en', text: '' };

function build(part: Partial<typeof initial> = {}) {
  const explain = jest.fn();
  const work = createWidgetWork({ ...initial, ...part }, explain);
  return { work, explain, translator: () => work.translatorOf(work.state.value) };
}

test('a text is asked for after a pause, and only once', () => {
  const { translator } = build();
  translator().type('hou');
  jest.advanceTimersByTime(300);
  translator().type('house');
  jest.advanceTimersByTime(319);
  expect(translator()).toMatchObject({ isTyping: true, request: { text: '' } });
  jest.advanceTimersByTime(1);
  expect(translator()).toMatchObject({ isTyping: false, request: { text: 'house' } });
});

test('the page may ask for a text at once, cut to the longest there is', () => {
  const { work, translator } = build();
  work.ask('x'.repeat(600));
  expect(translator().request.text).toHaveLength(500);
});

test('another language asks at once; languages of the page replace those of the reader', () => {
  const { work, translator } = build({ text: 'house' });
  translator().chooseTo('ru');
  expect(translator().request).toEqual({ text: 'house', from: 'en', to: 'ru' });
  work.setLanguages({ from: 'tr', to: 'en', language: 'en' });
  expect(translator()).toMatchObject({ from: 'tr', to: 'en' });
});

test('what the key does not offer gives way as that becomes known', () => {
  const { work, translator } = build();
  work.offer(['en', 'tr']);
  expect(translator()).toMatchObject({ from: 'en', to: 'tr' });
});

test('nothing is asked for after the end', () => {
  const { work, translator } = build();
  translator().type('house');
  work.stop();
  jest.advanceTimersByTime(1000);
  expect(translator().request.text).toBe('');
});

test('the developer is told of a language that is not there', () => {
  const { explain } = build({ to: 'klingon' });
  expect(explain).toHaveBeenCalledWith(expect.stringContaining('klingon'));
});
