import { useHost } from '@topwords/platform/host';
import { en, type Texts } from './en.ts';

export type { Texts };

/** The texts in the host's language. */
export function useTexts(): Texts {
  return { en }[useHost().language];
}
