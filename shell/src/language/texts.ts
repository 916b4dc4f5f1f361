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

/** The shell's texts in the language of the page. */
export const texts: Texts = { ...en };

/** The language of the page, chosen once: remotes get it from the host. */
export function pageLanguage(): InterfaceLanguage {
  return page.language;
}

/** All texts of the shell in a language other than English; null in English. */
export function pageTexts(): PageTexts | null {
  return page.texts;
}

/**
 * Loads the texts in the first language that the person prefers. Called before anything is
 * rendered. Texts that can't be loaded leave the page in English.
 * @param preferred BCP 47 tags
 */
export async function chooseTexts(preferred: readonly string[]): Promise<void> {
  const language = chooseInterfaceLanguage(preferred);
  const loaded = await bundles[language]?.().catch(() => null);
  if (!loaded) return;
  Object.assign(page, { language, texts: loaded });
  Object.assign(texts, loaded.shell);
}
