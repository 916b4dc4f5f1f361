import { chooseInterfaceLanguage, type InterfaceLanguage } from '@topwords/platform/i18n';
import type { PageTexts } from './bundles/page-texts.ts';
import { en, type Texts } from '../texts/en.ts';

const bundles: Partial<Record<InterfaceLanguage, () => Promise<PageTexts>>> = {
  es: async () => (await import(/* webpackChunkName: "texts-es" */ './bundles/es.ts')).es,
  ru: async () => (await import(/* webpackChunkName: "texts-ru" */ './bundles/ru.ts')).ru,
  tr: async () => (await import(/* webpackChunkName: "texts-tr" */ './bundles/tr.ts')).tr,
};

/** The language of the page and its texts; in English nothing has to be loaded. */
const page: { language: InterfaceLanguage; texts: PageTexts | null } = {
  language: 'en',
  texts: null,
};

const listeners = new Set<() => void>();

/**
 * Texts that follow the language of the page: always the same object, whose members change with it.
 * Read its members while rendering, and keep none.
 * @param read the same texts in another language
 */
export function followPage<Part extends object>(
  english: Part,
  read: (texts: PageTexts) => Part,
): Part {
  return new Proxy(english, {
    get: (part, key): unknown => Reflect.get(page.texts ? read(page.texts) : part, key),
  });
}

/** The shell's texts in the language of the page. */
export const texts: Texts = followPage(en, ({ shell }) => shell);

/** The language of the page: remotes get it from the host. */
export function pageLanguage(): InterfaceLanguage {
  return page.language;
}

/** Calls a listener after each change of the page's language. @returns what ends that */
export function watchLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Shows the page in the first language that the person prefers, once its texts are loaded. Texts
 * that can't be loaded leave the page as it is.
 * @param preferred BCP 47 tags
 * @returns whether the page is in that language
 */
export async function chooseTexts(preferred: readonly string[]): Promise<boolean> {
  const language = chooseInterfaceLanguage(preferred);
  const load = bundles[language];
  const loaded = load ? await load().catch(() => undefined) : null;
  if (loaded === undefined) return false;
  Object.assign(page, { language, texts: loaded });
  for (const listener of listeners) listener();
  return true;
}
