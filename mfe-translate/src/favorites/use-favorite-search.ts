import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from '@topwords/platform/router';

/** How long the learner pauses before favourites are searched, in milliseconds. */
export const favoriteSearchDebounce = 300;

/** Longest query that the search takes, in characters. */
export const favoriteQueryMaximumLength = 100;

/** The searched part of a text: dictation may enter more than the box's maximum length. */
function fitQuery(text: string): string {
  return text.trim().slice(0, favoriteQueryMaximumLength).trim();
}

/**
 * The typed text and the search. The search is kept in the address, so that it survives a reload
 * and navigation.
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
