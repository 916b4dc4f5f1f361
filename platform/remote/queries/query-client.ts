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

/** Whom each client asks. */
const sources = new WeakMap<QueryClient, Source>();

/** Another try can help only where the server did not refuse the request itself. */
function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < 1 && isApiFailure(error) && error.status === 503;
}

/**
 * Keeps the server's state of one remote. The bus says what changed, so that what is kept need
 * not be asked for again at every turn.
 * @param gcTime how long what no screen shows is kept, in milliseconds
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
 * Makes a call for a query. Words in the answer have the marks that were set meanwhile.
 * @param client made by `createQueryClient`
 */
export async function askServer<C extends Call>(
  client: QueryClient,
  call: C,
  input: CallInput<C> | undefined,
  signal: AbortSignal,
): Promise<CallOutput<C>> {
  const source = sources.get(client);
  if (!source) throw new Error('createQueryClient has not made this client');
  const { api, ledger } = source;
  const since = ledger.now();
  type Send = (...parts: unknown[]) => Promise<CallOutput<C>>;
  const answer = await (api.send as Send)(call, input, { signal });
  if (!wordCalls.includes(call.id)) return answer;
  return mapWords(answer, (word) => ledger.apply(word, since));
}
