import { useEffect, useState } from 'react';

/** The typing pause before the search runs, in milliseconds. */
export const searchDebounce = 800;

/** The typed text and the search text: the same after a pause, or immediately on request. */
export function useSearchText() {
  const [typed, type] = useState('');
  const [query, setQuery] = useState('');
  const wanted = typed.trim();

  useEffect(() => {
    if (wanted === query) return undefined;
    const timer = setTimeout(() => setQuery(wanted), wanted === '' ? 0 : searchDebounce);
    return () => clearTimeout(timer);
  }, [query, wanted]);

  return { typed, type, query, searchNow: () => setQuery(wanted) };
}
