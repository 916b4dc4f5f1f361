import type { ApiClient } from '@topwords/platform/client';
import { getFirstWords, type FirstWords } from '@topwords/platform/contracts';
import type { Direction } from '../../guest/create-guest.ts';

/** By direction; failures are forgotten. */
const loaded = new Map<string, Promise<FirstWords>>();

/** Loads the words of a direction once per page. @throws {ApiFailure} */
export function loadFirstWords(
  api: Pick<ApiClient, 'send'>,
  { native, target }: Direction,
): Promise<FirstWords> {
  const name = `${native}-${target}`;
  const known = loaded.get(name);
  if (known) return known;
  const loading = api.send(getFirstWords, { params: { native, target } });
  loading.catch(() => loaded.delete(name));
  loaded.set(name, loading);
  return loading;
}
