import { use } from 'react';
import type { InterfaceLanguage } from '../contracts/index.ts';
import type { Catalogues } from '../i18n/index.ts';
import { useHost } from './host-context.ts';

/** The texts in a language, by default the host's; suspends while they load. */
export function useCatalogue<Texts>(
  catalogues: Catalogues<Texts>,
  language?: InterfaceLanguage,
): Texts {
  const host = useHost();
  const texts = catalogues.read(language ?? host.language);
  return texts instanceof Promise ? use(texts) : texts;
}
