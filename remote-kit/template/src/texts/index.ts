import { useCatalogue } from '@topwords/platform/host';
import { createCatalogues } from '@topwords/platform/i18n';
import { en, type Texts } from './en.ts';

/** Add the other languages here: `es: async () => (await import('./es.ts')).es`. */
const catalogues = createCatalogues<Texts>(en, {});

/** The texts to show, in the host's language. */
export function useTexts(): Texts {
  return useCatalogue(catalogues);
}
