import { useQuery } from '@tanstack/react-query';
import { getPracticeForecast, type LanguageCode } from '@topwords/platform/contracts';
import { callQuery, looks } from '@topwords/platform/remote';
import { useTexts } from '../texts/index.ts';

/** Tomorrow in one sentence; nothing if it cannot be loaded. */
export function Tomorrow({ language }: { language: LanguageCode }) {
  const { practice } = useTexts();
  const { data } = useQuery(callQuery(getPracticeForecast, { query: { language } }));
  if (!data) return null;
  return <p className={looks.muted}>{practice.tomorrow(data.days[1]?.due ?? 0)}</p>;
}
