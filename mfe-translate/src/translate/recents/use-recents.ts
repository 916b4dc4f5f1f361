import { useEffect, useMemo } from 'react';
import { useHost } from '@topwords/platform/host';
import { useObservable } from '@topwords/platform/rx';
import { saidOf } from '../work/said-of.ts';
import type { Translated } from '../work/translation-query.ts';
import { createRecents, type Recent, type Recents } from './recent-storage.ts';

/** How long a translation is shown before it is kept, in milliseconds: skips unfinished words. */
export const settlingTime = 2000;

/** Maximum number of recent languages in a picker's list. */
const languagesMaximum = 3;

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

/** The languages of one side of the latest translations, each once, the latest first. */
export function recentLanguages(recents: readonly Recent[], side: 'from' | 'to') {
  return [...new Set(recents.map((recent) => recent[side]))].slice(0, languagesMaximum);
}

/**
 * Keeps a translation once it was shown for a while, of a glossed text only the text; undefined if
 * there is none to keep.
 */
export function useKeeping(recents: Recents, pair: Translated | undefined): void {
  const { text, from_lang: from, to_lang: to } = pair ?? {};
  const translation = pair && (saidOf(pair)?.translation ?? '');
  useEffect(() => {
    if (text === undefined || translation === undefined || !from || !to) return undefined;
    const timer = setTimeout(() => recents.add({ text, translation, from, to }), settlingTime);
    return () => clearTimeout(timer);
  }, [from, recents, text, to, translation]);
}
