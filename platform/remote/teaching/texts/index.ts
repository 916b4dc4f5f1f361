import type { InterfaceLanguage } from '../../../contracts/index.ts';
import { useCatalogue } from '../../../host/index.ts';
import { createCatalogues } from '../../../i18n/index.ts';
import { en, type TeachingTexts } from './en.ts';

const catalogues = createCatalogues<TeachingTexts>(en, {
  es: async () => (await import(/* webpackChunkName: "teaching-texts-es" */ './es.ts')).es,
  ru: async () => (await import(/* webpackChunkName: "teaching-texts-ru" */ './ru.ts')).ru,
  tr: async () => (await import(/* webpackChunkName: "teaching-texts-tr" */ './tr.ts')).tr,
});

/** The headings and labels of what is taught about a word: in the host's language by default. */
export function useTeachingTexts(language?: InterfaceLanguage): TeachingTexts {
  return useCatalogue(catalogues, language);
}
