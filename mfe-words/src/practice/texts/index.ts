import { useMemo } from 'react';
import { useCatalogue, type HostApi } from '@topwords/platform/host';
import { createCatalogues } from '@topwords/platform/i18n';
import { useTexts as useSharedTexts, type Texts as SharedTexts } from '../../texts/index.ts';
import { en, type PracticeTexts } from './en.ts';

/** The texts of practice, and those that it shares with the lists. */
export type Texts = SharedTexts & PracticeTexts;

const catalogues = createCatalogues<PracticeTexts>(en, {
  es: async () => (await import(/* webpackChunkName: "practice-texts-es" */ './es.ts')).es,
  ru: async () => (await import(/* webpackChunkName: "practice-texts-ru" */ './ru.ts')).ru,
  tr: async () => (await import(/* webpackChunkName: "practice-texts-tr" */ './tr.ts')).tr,
});

/** The texts in a host's language, for what can't wait for them: English while they load. */
export function textsFor({ language }: Pick<HostApi, 'language'>): PracticeTexts {
  return catalogues.now(language);
}

/** The texts to show. */
export function useTexts(): Texts {
  const shared = useSharedTexts();
  const own = useCatalogue(catalogues);
  return useMemo(() => ({ ...shared, ...own }), [shared, own]);
}
