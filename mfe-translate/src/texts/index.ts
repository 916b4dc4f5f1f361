import { useHost, type HostApi } from '@topwords/platform/host';
import { en, type Texts } from './en.ts';

export type { Texts };

/** The texts in a host's language. */
export function textsFor({ language }: Pick<HostApi, 'language'>): Texts {
  return { en }[language];
}

/** The texts to show. */
export function useTexts(): Texts {
  return textsFor(useHost());
}
