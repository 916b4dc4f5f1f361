import { useQueries } from '@tanstack/react-query';
import { getPracticeForecast, type LanguageCode } from '@topwords/platform/contracts';
import { callQuery } from '@topwords/platform/remote';
import { useLastLanguage } from './use-last-language.ts';

/**
 * The language to practice next: the last one if cards of it are due, or else one that has due cards,
 * or else the last one. Undefined until that is known.
 */
export function useNextLanguage(codes: readonly LanguageCode[]): LanguageCode | undefined {
  const last = useLastLanguage(codes);
  const ordered = codes.toSorted((one, other) => Number(other === last) - Number(one === last));
  const forecasts = useQueries({
    queries: ordered.map((code) => callQuery(getPracticeForecast, { query: { language: code } })),
  });
  const isKnown = forecasts.every(({ isPending, failureCount }) => !isPending || failureCount > 0);
  const due = forecasts.findIndex(({ data }) => data !== undefined && data.due_now > 0);
  return isKnown ? (ordered[due] ?? last) : undefined;
}
