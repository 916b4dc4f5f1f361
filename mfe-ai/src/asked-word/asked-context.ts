import { createContext, useContext } from 'react';
import { codeOfLanguage, type LanguageCode } from '@topwords/platform/contracts';
import { useTexts, type Texts } from '../texts/index.ts';
import type { AskedWord } from './asked-word.ts';

const AskedContext = createContext<AskedWord | null>(null);

/** Provides the current word to the components that show the tutor's answers. */
export const AskedProvider = AskedContext.Provider;

/**
 * The current word.
 * @throws outside an AskedProvider.
 */
export function useAsked(): AskedWord {
  const asked = useContext(AskedContext);
  if (!asked) throw new Error('useAsked must be used inside an AskedProvider');
  return asked;
}

/** The language of the tutor's own texts. */
export function useAnswerCode(): LanguageCode | undefined {
  return codeOfLanguage(useAsked().native);
}

/** Headings and labels within the tutor's answers, in their language. */
export function useAnswerTexts(): Texts {
  return useTexts(useAnswerCode());
}
