import type { ToFrame, WidgetOptions } from '../protocol.ts';
import { hearPage } from './hear-page.ts';

const options: WidgetOptions = {
  apiKey: 'pk_own',
  from: 'en',
  to: 'es',
  theme: 'auto',
  locale: 'en',
  isTextShared: false,
};
const page = 'https://partner.example';
const hearing = { translate: jest.fn(), setLanguages: jest.fn(), change: jest.fn() };

beforeAll(() => hearPage({ page, options, isGrowing: false }, hearing));
beforeEach(() => jest.clearAllMocks());

function say(data: ToFrame, origin = page, source: Window | null = window.parent): void {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}

test('the page around is heard', () => {
  say({ topwords: 'translate', text: 'water' });
  expect(hearing.translate).toHaveBeenCalledWith('water');
  say({ topwords: 'languages', from: 'en', to: 'tr' });
  expect(hearing.setLanguages).toHaveBeenCalledWith('en', 'tr');
});

test('other pages and other windows are not', () => {
  say({ topwords: 'translate', text: 'water' }, 'https://elsewhere.example');
  say({ topwords: 'translate', text: 'water' }, page, null);
  expect(hearing.translate).not.toHaveBeenCalled();
});

test('a page changes what it likes, but never the key that the frame was sent for', () => {
  say({ topwords: 'change', options: { ...options, apiKey: 'pk_another', theme: 'dark' } });
  expect(hearing.change).toHaveBeenCalledWith({ ...options, theme: 'dark' });
});
