import { useCatalogue } from '@topwords/platform/host';
import { createCatalogues } from '@topwords/platform/i18n';
import { en, type WeekTexts } from './en.ts';

export type { WeekTexts };

const catalogues = createCatalogues<WeekTexts>(en, {
  es: async () => (await import(/* webpackChunkName: "week-texts-es" */ './es.ts')).es,
  ru: async () => (await import(/* webpackChunkName: "week-texts-ru" */ './ru.ts')).ru,
  tr: async () => (await import(/* webpackChunkName: "week-texts-tr" */ './tr.ts')).tr,
});

/** The texts of the look back at a week. */
export function useWeekTexts(): WeekTexts {
  return useCatalogue(catalogues);
}
