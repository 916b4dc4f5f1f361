import { use } from 'react';
import type { Catalogues } from '../i18n/index.ts';
import { useHost } from './host-context.ts';

/** The texts in the host's language; suspends while they load. */
export function useCatalogue<Texts>(catalogues: Catalogues<Texts>): Texts {
  const texts = catalogues.read(useHost().language);
  return texts instanceof Promise ? use(texts) : texts;
}
