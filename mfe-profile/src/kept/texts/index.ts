import { useCatalogue } from '@topwords/platform/host';
import { createCatalogues } from '@topwords/platform/i18n';
import { en, type KeptTexts } from './en.ts';

const catalogues = createCatalogues<KeptTexts>(en, {
  es: async () => (await import(/* webpackChunkName: "kept-texts-es" */ './es.ts')).es,
  ru: async () => (await import(/* webpackChunkName: "kept-texts-ru" */ './ru.ts')).ru,
  tr: async () => (await import(/* webpackChunkName: "kept-texts-tr" */ './tr.ts')).tr,
});

/** The texts to show. */
export function useKeptTexts(): KeptTexts {
  return useCatalogue(catalogues);
}
