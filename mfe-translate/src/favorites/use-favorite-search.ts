import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from '@topwords/platform/router';

/** How long the learner pauses before favourites are searched, in milliseconds. */
export const favoriteSearchDebounce = 300;

/** Longest query that the search takes, in characters. */
export const favoriteQueryMaximumLength = 100;

/** As much of a text as is searched for; what dictates into the box may put in more than it holds. */
function fitQuery(text: string): string {
  return text.trim().slice(0, favoriteQueryMaximumLength).trim();
}

/**
 * What is typed and what is searched for. The search is kept in the address, so that it outlives a
 * reload and a visit elsewhere.
 */
export function useFavoriteSearch() {
  const { state } = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const query = fitQuery(parameters.get('q') ?? '');
  const [typed, setTyped] = useState(query);
  const wanted = fitQuery(typed);

  useEffect(() => {
    if (wanted === query) return undefined;
    const search = () =>
      setParameters(
        (current) => {
          if (wanted === '') current.delete('q');
          else current.set('q', wanted);
          return current;
        },
        { replace: true, state },
      );
    const timer = setTimeout(search, wanted === '' ? 0 : favoriteSearchDebounce);
    return () => clearTimeout(timer);
  }, [query, setParameters, state, wanted]);

  return { typed, type: setTyped, query };
}
