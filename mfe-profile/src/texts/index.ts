import { useCatalogue } from '@topwords/platform/host';
import { createCatalogues } from '@topwords/platform/i18n';
import { en, type Texts } from './en/en.ts';

export type { Texts };

const catalogues = createCatalogues<Texts>(en, {
  es: async () => (await import(/* webpackChunkName: "texts-es" */ './es/es.ts')).es,
  ru: async () => (await import(/* webpackChunkName: "texts-ru" */ './ru/ru.ts')).ru,
  tr: async () => (await import(/* webpackChunkName: "texts-tr" */ './tr/tr.ts')).tr,
});

/** The texts to show. */
export function useTexts(): Texts {
  return useCatalogue(catalogues);
}
