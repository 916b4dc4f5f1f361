import { useCallback, useSyncExternalStore } from 'react';
import { useQuery } from '@tanstack/react-query';
import { getWordDetail, type WordMarks } from '@topwords/platform/contracts';
import { isApiFailure } from '@topwords/platform/client';
import { callQuery, usePassedWord } from '@topwords/platform/remote';
import { useSearchParams } from '@topwords/platform/router';
import { findWord } from '../server-state/cached-words.ts';
import { useServices } from '../services/services.ts';

/** Marks announced while a word's screen is open and its detail has not loaded yet. */
function useLatestMarks(id: number | undefined): WordMarks | undefined {
  const { host, ledger } = useServices();
  const subscribe = useCallback(
    (onChange: () => void) => host.bus.subscribe('word.marked', onChange),
    [host],
  );
  return useSyncExternalStore(subscribe, () => (id === undefined ? id : ledger.marksOf(id)));
}

/**
 * The word named by the address (`?id=7`) or passed with the navigation. What a list knows about
 * it shows immediately; its detail follows.
 */
export function useOpenedWord() {
  const { client } = useServices();
  const passed = usePassedWord();
  const [parameters] = useSearchParams();
  const text = parameters.get('id');
  const id = text === null ? passed?.id : Number(text);
  const marks = useLatestMarks(id);
  const isNamed = id !== undefined && Number.isSafeInteger(id) && id > 0;
  const detail = useQuery({
    ...callQuery(getWordDetail, { params: { wordId: String(id ?? 0) } }),
    enabled: isNamed,
  });
  const known = isNamed
    ? (findWord(client, id) ?? (passed?.id === id ? passed : undefined))
    : undefined;
  const shown = known && {
    ...known,
    is_starred: marks?.is_starred ?? known.is_starred,
    is_learned: marks?.is_learned ?? known.is_learned,
  };
  const isRefused = isApiFailure(detail.error) && [400, 404].includes(detail.error.status);
  return {
    word: isRefused ? undefined : (detail.data ?? shown),
    query: detail,
    isUnknown: !isNamed || isRefused,
  };
}
