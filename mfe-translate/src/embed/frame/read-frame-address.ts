import type { WidgetOptions } from '../protocol.ts';

/** The settings in the address of a frame. */
export interface FrameAddress {
  options: WidgetOptions;
  /** The origin of the surrounding page, the only one the frame talks to. */
  page: string;
  isGrowing: boolean;
}

/** Reads the query that the loader wrote. */
export function readFrameAddress(query: string): FrameAddress {
  const parameters = new URLSearchParams(query);
  const read = (name: string) => parameters.get(name) ?? '';
  const theme = read('theme');
  return {
    options: {
      apiKey: read('key'),
      from: read('from'),
      to: read('to'),
      theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
      locale: read('locale') || navigator.language,
      isTextShared: read('share') === '1',
    },
    page: read('page') || location.origin,
    isGrowing: read('grow') === '1',
  };
}
