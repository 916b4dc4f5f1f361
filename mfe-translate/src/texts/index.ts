import { createContext, useContext } from 'react';
import { useHost, type HostApi } from '@topwords/platform/host';
import { en, type Texts } from './en.ts';

export type { Texts };

/** The texts in a host's language. */
function textsFor({ language }: Pick<HostApi, 'language'>): Texts {
  return { en }[language];
}

/** The texts to show. */
export function useTexts(): Texts {
  return textsFor(useHost());
}

/** Texts of the screens alone, which the translator on a partner's page does not have. */
type ScreenText =
  | 'title'
  | 'favorites'
  | 'partsOfSpeech'
  | 'examples'
  | 'examplesTitle'
  | 'askTutor'
  | 'showFavorites'
  | 'dictionary'
  | 'entries'
  | 'formOf'
  | 'listenWord'
  | 'listenSentence'
  | 'ipa'
  | 'rank'
  | 'rankSpoken'
  | 'openWord'
  | 'openWordNamed'
  | 'recents'
  | 'reopen'
  | 'direction'
  | 'forget'
  | 'forgotten'
  | 'forgetAll'
  | 'allForgotten'
  | 'undo'
  | 'restored'
  | 'showAll'
  | 'shortcuts';

/** Texts of the panes and pickers, wherever they stand. */
export interface PaneTexts {
  retry: string;
  translate: Omit<Texts['translate'], ScreenText>;
}

/** The language of the interface where it is not the host's, and its texts. */
interface Locale {
  /** BCP 47. */
  reader: string;
  texts: PaneTexts;
}

const LocaleContext = createContext<Locale | null>(null);

/** Gives panes and pickers another language than the host's. */
export const LocaleProvider = LocaleContext.Provider;

/** The texts of the panes and pickers. */
export function usePaneTexts(): PaneTexts {
  const texts = useTexts();
  return useContext(LocaleContext)?.texts ?? texts;
}

/** The reader's language, BCP 47, in which languages are named and sorted. */
export function useReader(): string {
  const { language } = useHost();
  return useContext(LocaleContext)?.reader ?? language;
}
