import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { languageCodes, type TranslatorLanguage } from '@topwords/platform/contracts';
import { useServices } from '../services.ts';
import { abilitiesQuery } from './abilities-query.ts';

/** The languages that can be read aloud; those of the word bank until the server has said. */
export function useVoicedLanguages(): ReadonlySet<TranslatorLanguage> {
  const { data } = useQuery(abilitiesQuery(useServices()));
  return useMemo(() => new Set<TranslatorLanguage>(data?.voiced ?? languageCodes), [data]);
}
