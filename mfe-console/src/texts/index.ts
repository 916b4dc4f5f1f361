import { en, type Texts } from './en.ts';

export type { Texts } from './en.ts';

/** The texts to show. Operators and developers read English. */
export function useTexts(): Texts {
  return en;
}
