import { useCatalogue } from '@topwords/platform/host';
import { createCatalogues } from '@topwords/platform/i18n';
import { en, type DeviceTexts } from './en.ts';

const catalogues = createCatalogues<DeviceTexts>(en, {
  es: async () => (await import(/* webpackChunkName: "device-texts-es" */ './es.ts')).es,
  ru: async () => (await import(/* webpackChunkName: "device-texts-ru" */ './ru.ts')).ru,
  tr: async () => (await import(/* webpackChunkName: "device-texts-tr" */ './tr.ts')).tr,
});

/** The texts to show. */
export function useDeviceTexts(): DeviceTexts {
  return useCatalogue(catalogues);
}
