import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { LanguageCode } from '../../contracts/index.ts';
import type { TeachingTexts } from './texts/en.ts';

/** What the parts of a word's teaching share. */
export interface TeachingContext {
  /** The language of the word. */
  language: LanguageCode;
  /** The language of the explanations; undefined if the learner has set none. */
  native: LanguageCode | undefined;
  texts: TeachingTexts;
  /** A part with its heading, if the page has its own. */
  Section?: ComponentType<{ title: string; children: ReactNode }> | undefined;
}

const Context = createContext<TeachingContext | null>(null);

/** Provides what the parts of a word's teaching share. */
export const TeachingProvider = Context.Provider;

/** @throws outside a TeachingProvider. */
export function useTeachingContext(): TeachingContext {
  const context = useContext(Context);
  if (!context) throw new Error('Teaching must be inside a TeachingProvider');
  return context;
}
