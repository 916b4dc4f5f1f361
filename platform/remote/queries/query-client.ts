import { QueryClient } from '@tanstack/react-query';
import { isApiFailure, type ApiClient } from '../../client/index.ts';
import type { Call, CallInput, CallOutput } from '../../contracts/index.ts';
import { callGroups, wordCalls } from './call-groups.ts';
import { mapWords } from './map-words.ts';
import type { MarkLedger } from './mark-ledger.ts';

const minute = 60_000;

interface Source {
  api: ApiClient;
  ledger: MarkLedger;
}

/** The API and ledger of each client. */
const sources = new WeakMap<QueryClient, Source>();

/** A retry can help only when the server did not reject the request itself. */
function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < 1 && isApiFailure(error) && error.status === 503;
}

/**
 * Creates the cache of server state for one remote. The bus reports changes, so cached answers need
 * not be refetched every time.
 * @param gcTime how long answers that no screen shows stay cached, in milliseconds
 */
export function createQueryClient(source: Source, gcTime = 30 * minute): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minute,
        gcTime,
        retry: isWorthRetrying,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  for (const { calls, freshFor: staleTime } of callGroups) {
    if (staleTime === undefined) continue;
    for (const id of calls)
      client.setQueryDefaults([id], { staleTime, refetchOnWindowFocus: true });
  }
  sources.set(client, source);
  return client;
}

/**
 * Makes a call for a query. Words in the answer get the marks that were set meanwhile.
 * @param client created by `createQueryClient`
 */
export async function askServer<C extends Call>(
  client: QueryClient,
  call: C,
  input: CallInput<C> | undefined,
  signal: AbortSignal,
): Promise<CallOutput<C>> {
  const source = sources.get(client);
  if (!source) throw new Error('This client was not created by createQueryClient');
  const { api, ledger } = source;
  const since = ledger.now();
  type Send = (...parts: unknown[]) => Promise<CallOutput<C>>;
  const answer = await (api.send as Send)(call, input, { signal });
  if (!wordCalls.includes(call.id)) return answer;
  return mapWords(answer, (word) => ledger.apply(word, since));
}
