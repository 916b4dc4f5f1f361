import { createContext, useContext } from 'react';
import type { TranslatorLanguage } from '@topwords/platform/contracts';
import type { SharedPaneTexts } from './en/panes.ts';

/** All texts of the panes and pickers. */
export interface PaneTexts extends SharedPaneTexts {
  translate: SharedPaneTexts['translate'] & { emptyHint: string; offlineAdvice: string };
}

/** The language of the interface, its texts, and the languages to choose from. */
interface Locale {
  /** A BCP 47 tag. */
  reader: string;
  texts: PaneTexts;
  /** The languages that the pickers may list; null for all. */
  offered: readonly TranslatorLanguage[] | null;
}

const LocaleContext = createContext<Locale | null>(null);

/** Gives panes and pickers their language and texts. */
export const LocaleProvider = LocaleContext.Provider;

/** @throws outside a LocaleProvider */
function useLocale(): Locale {
  const locale = useContext(LocaleContext);
  if (!locale) throw new Error('Panes need a LocaleProvider around them');
  return locale;
}

/** The texts of the panes and pickers. */
export function usePaneTexts(): PaneTexts {
  return useLocale().texts;
}

/** The reader's language, BCP 47, in which languages are named and sorted. */
export function useReader(): string {
  return useLocale().reader;
}

/** The languages that the pickers may list; null for all. */
export function useOfferedLanguages(): Locale['offered'] {
  return useLocale().offered;
}
