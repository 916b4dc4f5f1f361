import type { WidgetOptions } from '../protocol.ts';

/** The settings in the address of a frame. */
export type FrameAddress = ReturnType<typeof readFrameAddress>;

/** Reads the query that the loader wrote. */
export function readFrameAddress(query: string) {
  const parameters = new URLSearchParams(query);
  const read = (name: string) => parameters.get(name) ?? '';
  const theme = read('theme');
  const options: WidgetOptions = {
    apiKey: read('key'),
    from: read('from'),
    to: read('to'),
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    locale: read('locale') || navigator.language,
    texts: '',
    dir: read('dir') === 'rtl' ? 'rtl' : 'ltr',
    isTextShared: read('share') === '1',
  };
  return {
    options,
    /** The origin of the surrounding page, the only one the frame talks to. */
    page: read('page') || location.origin,
    /** Whether the page has texts of its own to send. */
    hasTexts: read('texts') === '1',
    isGrowing: read('grow') === '1',
  };
}
