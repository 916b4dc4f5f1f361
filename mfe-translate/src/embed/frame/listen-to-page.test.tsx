import type { ToFrame, WidgetOptions } from '../protocol.ts';
import { listenToPage } from './listen-to-page.ts';

const options: WidgetOptions = {
  apiKey: 'pk_own',
  from: 'en',
  to: 'es',
  theme: 'auto',
  locale: 'en',
  texts: '',
  dir: 'ltr',
  isTextShared: false,
};
const page = 'https://partner.example';
const hearing = { translate: jest.fn(), setLanguages: jest.fn(), change: jest.fn() };

beforeAll(() => listenToPage({ page, options }, hearing));
beforeEach(() => jest.clearAllMocks());

function say(data: ToFrame, origin = page, source: Window | null = window.parent): void {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}

test('messages of the surrounding page are accepted', () => {
  say({ topwords: 'translate', text: 'water' });
  expect(hearing.translate).toHaveBeenCalledWith('water');
  say({ topwords: 'languages', from: 'en', to: 'tr' });
  expect(hearing.setLanguages).toHaveBeenCalledWith('en', 'tr');
});

test('messages of other pages and windows are ignored', () => {
  say({ topwords: 'translate', text: 'water' }, 'https://elsewhere.example');
  say({ topwords: 'translate', text: 'water' }, page, null);
  expect(hearing.translate).not.toHaveBeenCalled();
});

test('a page can change any setting except the key that the frame was loaded for', () => {
  say({ topwords: 'change', options: { ...options, apiKey: 'pk_another', theme: 'dark' } });
  expect(hearing.change).toHaveBeenCalledWith({ ...options, theme: 'dark' });
});

test('texts of a page are text only, and a loader from before there were any sends none', () => {
  const sent = { topwords: 'change', options: { ...options, texts: { title: 'x' } } };
  say(sent as unknown as ToFrame);
  expect(hearing.change).toHaveBeenCalledWith(expect.objectContaining({ texts: '' }));
  const { texts: _texts, dir: _dir, ...former } = options;
  say({ topwords: 'change', options: former as WidgetOptions });
  expect(hearing.change).toHaveBeenLastCalledWith(options);
});
