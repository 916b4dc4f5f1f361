import { useCatalogue, type HostApi } from '../../host/index.ts';
import { createCatalogues } from '../../i18n/index.ts';
import { en, type RemoteTexts } from './en.ts';

const catalogues = createCatalogues<RemoteTexts>(en, {
  es: async () => (await import(/* webpackChunkName: "texts-es" */ './es.ts')).es,
  ru: async () => (await import(/* webpackChunkName: "texts-ru" */ './ru.ts')).ru,
  tr: async () => (await import(/* webpackChunkName: "texts-tr" */ './tr.ts')).tr,
});

/** The texts that every remote shares, in a host's language: English while they load. */
export function sharedTextsFor({ language }: Pick<HostApi, 'language'>): RemoteTexts {
  return catalogues.now(language);
}

/** The texts that every remote shares. */
export function useSharedTexts(): RemoteTexts {
  return useCatalogue(catalogues);
}
