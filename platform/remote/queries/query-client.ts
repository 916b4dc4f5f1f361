import { QueryClient } from '@tanstack/react-query';
import { isApiFailure, type ApiClient } from '../../client/index.ts';
import type { AnswerQuery } from './answer-kept.ts';
import type { Call, CallInput, CallOutput } from '../../contracts/index.ts';
import { callGroups, wordCalls } from './call-groups.ts';
import { mapWords } from './map-words.ts';
import type { MarkLedger } from './mark-ledger.ts';

const minute = 60_000;

interface Source {
  api: ApiClient;
  ledger: MarkLedger;
  /** Answers queries; by default the server does. */
  answer?: AnswerQuery | undefined;
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
 * Makes a call for a query; if the host keeps answers, they may be shown until the server answers.
 * Words in the answer get the marks that were set meanwhile.
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
  const { api, ledger, answer } = source;
  type Answer = CallOutput<C>;
  type Send = (...parts: unknown[]) => Promise<Answer>;
  const withMarks = (data: Answer, since: number): Answer =>
    wordCalls.includes(call.id) ? mapWords(data, (word) => ledger.apply(word, since)) : data;
  const ask = async (since = ledger.now()) =>
    withMarks(await (api.send as Send)(call, input, { signal }), since);
  // What is kept may be older than any mark of this page.
  const restore = (kept: Answer) => withMarks(kept, 0);
  return answer ? answer(client, { call, input, ask, restore }) : ask();
}
