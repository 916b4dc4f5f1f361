import { createContext, useContext } from 'react';
import { codeOfLanguage, type LanguageCode } from '@topwords/platform/contracts';
import type { AskedWord } from './asked-word.ts';

const AskedContext = createContext<AskedWord | null>(null);

/** Gives the word that is asked about to what shows the tutor's answers. */
export const AskedProvider = AskedContext.Provider;

/**
 * The word that is asked about.
 * @throws outside of an AskedProvider.
 */
export function useAsked(): AskedWord {
  const asked = useContext(AskedContext);
  if (!asked) throw new Error('useAsked needs an AskedProvider around it');
  return asked;
}

/** The language of the tutor's own texts. */
export function useAnswerCode(): LanguageCode | undefined {
  return codeOfLanguage(useAsked().native);
}
