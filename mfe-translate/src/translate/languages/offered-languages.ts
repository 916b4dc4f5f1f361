import { createContext, useContext } from 'react';
import type { TranslatorLanguage } from '@topwords/platform/contracts';

const OfferedLanguagesContext = createContext<readonly TranslatorLanguage[] | null>(null);

/** Limits the pickers to some languages; without it, or with null, they list all. */
export const OfferedLanguagesProvider = OfferedLanguagesContext.Provider;

/** The languages that the pickers may list; null for all. */
export function useOfferedLanguages(): readonly TranslatorLanguage[] | null {
  return useContext(OfferedLanguagesContext);
}
