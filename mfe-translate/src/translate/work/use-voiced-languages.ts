import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  getTranslatorAbilities,
  languageCodes,
  type TranslatorLanguage,
} from '@topwords/platform/contracts';
import { callQuery } from '@topwords/platform/remote';

/** The languages that can be read aloud; those of the word bank until the server has answered. */
export function useVoicedLanguages(): ReadonlySet<TranslatorLanguage> {
  const { data } = useQuery(callQuery(getTranslatorAbilities));
  return useMemo(() => new Set<TranslatorLanguage>(data?.voiced ?? languageCodes), [data]);
}
