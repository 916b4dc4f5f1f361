import { useEffect, useMemo } from 'react';
import { useHost } from '@topwords/platform/host';
import { useObservable } from '@topwords/platform/rx';
import type { Translated } from '../work/translation-query.ts';
import { createRecents, type Recents } from './recent-storage.ts';

/** How long a translation is shown before it is kept, in milliseconds: skips unfinished words. */
export const settlingTime = 2000;

/** The current learner's recent translations, including those written by other tabs. */
export function useRecents(): Recents {
  const { sub } = useObservable(useHost().session.state);
  const recents = useMemo(() => createRecents(() => localStorage, sub), [sub]);
  useEffect(() => {
    const reread = () => recents.reread();
    addEventListener('storage', reread);
    return () => removeEventListener('storage', reread);
  }, [recents]);
  return recents;
}

/** Keeps a translation once it was shown for a while; undefined if there is none to keep. */
export function useKeeping(recents: Recents, pair: Translated | undefined): void {
  const { text, translation, from_lang: from, to_lang: to } = pair ?? {};
  useEffect(() => {
    if (text === undefined || translation === undefined || !from || !to) return undefined;
    const timer = setTimeout(() => recents.add({ text, translation, from, to }), settlingTime);
    return () => clearTimeout(timer);
  }, [from, recents, text, to, translation]);
}
