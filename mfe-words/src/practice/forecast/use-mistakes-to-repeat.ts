import { useQuery } from '@tanstack/react-query';
import { getPracticeMistakes, type LanguageCode } from '@topwords/platform/contracts';
import { callQuery } from '@topwords/platform/remote';

/** How many mistakes can be repeated in a language; 0 until that is known. */
export function useMistakesToRepeat(language: LanguageCode) {
  const query = useQuery(callQuery(getPracticeMistakes, { query: { language } }));
  const { data, failureCount } = query;
  const count = data?.mistakes.filter(({ can_be_asked: canBeAsked }) => canBeAsked).length;
  // A retry does not count as pending.
  return { count: count ?? 0, isPending: query.isPending && failureCount === 0 };
}
