import { useCatalogue } from '@topwords/platform/host';
import type { InterfaceLanguage } from '@topwords/platform/contracts';
import { createCatalogues } from '@topwords/platform/i18n';
import { en, type Texts } from './en.ts';

export type { Texts };

const catalogues = createCatalogues<Texts>(en, {
  es: async () => (await import(/* webpackChunkName: "texts-es" */ './es.ts')).es,
  ru: async () => (await import(/* webpackChunkName: "texts-ru" */ './ru.ts')).ru,
  tr: async () => (await import(/* webpackChunkName: "texts-tr" */ './tr.ts')).tr,
});

/** The texts to show, in the host's language by default. */
export function useTexts(language?: InterfaceLanguage): Texts {
  return useCatalogue(catalogues, language);
}
