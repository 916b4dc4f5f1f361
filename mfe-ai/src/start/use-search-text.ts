import { useEffect, useState } from 'react';

/** How long the learner pauses before the search runs, in milliseconds. */
export const searchDebounce = 800;

/** What is typed, and what is searched for: the same after a pause, or at once when asked. */
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
