import { jsonOf } from '../json-of.ts';
import type { WidgetOptions } from '../protocol.ts';
import { directionOf } from './direction-of.ts';

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

/** The script with texts in an element, once the page's parser has read all of it. */
function scriptWithTexts(element: Element): Element | null {
  const script = element.querySelector('script[data-topwords-texts]');
  const isRead = document.readyState !== 'loading' || script?.nextSibling || element.nextSibling;
  return isRead ? script : null;
}

/** The page's own texts, from the property or the script, in JSON. */
function textsOf(element: Element & { texts?: unknown }): string {
  return jsonOf(element.texts) || (scriptWithTexts(element)?.textContent.trim() ?? '');
}

/** The settings of an element. React and Vue reserve `key`: `api-key` is its alias. */
export function readOptions(element: HTMLElement): WidgetOptions {
  const read = (name: string) => element.getAttribute(name)?.trim() ?? '';
  const theme = read('theme');
  const locale = read('locale') || localeAround(element);
  const texts = textsOf(element);
  return {
    apiKey: read('key') || read('api-key'),
    from: read('from'),
    to: read('to'),
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    locale,
    texts,
    dir: directionOf(element, { dir: element.dir, locale, texts }),
    isTextShared: element.hasAttribute('share-text'),
  };
}
