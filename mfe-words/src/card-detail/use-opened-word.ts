import { useQuery } from '@tanstack/react-query';
import { word as wordSchema, type Word } from '@topwords/platform/contracts';
import { isApiFailure } from '@topwords/platform/client';
import { useLocation, useSearchParams } from '@topwords/platform/router';
import { findWord } from '../server-state/cached-words.ts';
import { wordDetailQuery } from '../server-state/queries.ts';
import { useServices } from '../services.ts';

function wordOfState(state: unknown): Word | undefined {
  const candidate = state instanceof Object && 'word' in state ? state.word : undefined;
  return wordSchema.safeParse(candidate).data;
}

/**
 * The word that the address names (`?id=7`) or that came with the navigation. What a list knows of
 * it is there at once; its detail follows.
 */
export function useOpenedWord() {
  const services = useServices();
  const passed = wordOfState(useLocation().state);
  const [parameters] = useSearchParams();
  const text = parameters.get('id');
  const id = text === null ? passed?.id : Number(text);
  const isNamed = id !== undefined && Number.isSafeInteger(id) && id > 0;
  const detail = useQuery({
    ...wordDetailQuery(services, id ?? 0),
    enabled: isNamed,
  });
  const known = isNamed
    ? (findWord(services.client, id) ?? (passed?.id === id ? passed : undefined))
    : undefined;
  const isRefused = isApiFailure(detail.error) && [400, 404].includes(detail.error.status);
  return {
    word: isRefused ? undefined : (detail.data ?? known),
    detail: detail.data,
    isUnknown: !isNamed || isRefused,
    hasFailed: detail.isError,
    isFetching: detail.isFetching,
    retry: () => void detail.refetch(),
  };
}
