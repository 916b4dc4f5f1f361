import { useQuery } from '@tanstack/react-query';
import { getDailyStreak, type LanguageCode } from '@topwords/platform/contracts';
import { callQuery } from '@topwords/platform/remote';

/** The language learned last, if it is still one of the learner's, or else the first. */
export function useLastLanguage(codes: readonly LanguageCode[]): LanguageCode | undefined {
  const { data } = useQuery(callQuery(getDailyStreak));
  return codes.find((code) => code === data?.last_learned_language) ?? codes[0];
}
