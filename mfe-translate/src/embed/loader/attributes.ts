import type { WidgetOptions } from '../protocol.ts';

/** Attributes that change a translator while it runs. */
export const observed = [
  'key',
  'api-key',
  'from',
  'to',
  'theme',
  'locale',
  'mode',
  'api',
  'share-text',
  'dir',
];

/** The page's language, or the browser's if it sets none. */
function localeAround(element: Element): string {
  return element.closest('[lang]')?.getAttribute('lang') || navigator.language;
}

/** The settings of an element. React and Vue reserve `key`: `api-key` is its alias. */
export function readOptions(element: Element): WidgetOptions {
  const read = (name: string) => element.getAttribute(name)?.trim() ?? '';
  const theme = read('theme');
  return {
    apiKey: read('key') || read('api-key'),
    from: read('from'),
    to: read('to'),
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    locale: read('locale') || localeAround(element),
    isTextShared: element.hasAttribute('share-text'),
  };
}
