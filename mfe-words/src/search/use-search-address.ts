import { useCallback, useEffect, useState } from 'react';
import {
  isLanguageCode,
  searchQueryMaximumLength,
  type LanguageCode,
} from '@topwords/platform/contracts';
import { useSearchParams } from '@topwords/platform/router';

/** The typing pause before the search runs, in milliseconds. */
export const searchDebounce = 800;

export type SearchLanguage = LanguageCode | 'all';

/**
 * The typed text and the current search. The search is kept in the address, so that it survives a
 * reload and a visit to a word; it follows the typing after a pause, or immediately on request.
 */
export function useSearchAddress(native: LanguageCode | undefined) {
  const [parameters, setParameters] = useSearchParams();
  const query = parameters.get('q')?.trim().slice(0, searchQueryMaximumLength) ?? '';
  const code = parameters.get('lang');
  const language: SearchLanguage = isLanguageCode(code) && code !== native ? code : 'all';
  const [typed, setTyped] = useState(query);

  const change = useCallback(
    (name: 'q' | 'lang', value: string) => {
      setParameters(
        (current) => {
          if (value === '') current.delete(name);
          else current.set(name, value);
          return current;
        },
        { replace: true },
      );
    },
    [setParameters],
  );

  const wanted = typed.trim();
  useEffect(() => {
    if (wanted === query) return undefined;
    const timer = setTimeout(() => change('q', wanted), wanted === '' ? 0 : searchDebounce);
    return () => clearTimeout(timer);
  }, [change, query, wanted]);

  return {
    typed,
    type: setTyped,
    query,
    language,
    searchNow: () => change('q', wanted),
    chooseLanguage: (next: SearchLanguage) => change('lang', next === 'all' ? '' : next),
  };
}
