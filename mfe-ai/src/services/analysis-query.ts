import { queryOptions } from '@tanstack/react-query';
import { analyseWord } from '@topwords/platform/contracts';
import { askServer, callKey } from '@topwords/platform/remote';
import { keyOfAsked, subjectOf, type AskedWord } from '../asked-word/asked-word.ts';
import type { Services } from './services.ts';

/** What the tutor says about a word. The analysis cache keeps it; this query discards it immediately. */
export function analysisQuery(
  { host, analyses }: Pick<Services, 'host' | 'analyses'>,
  asked: AskedWord,
) {
  const key = keyOfAsked(asked);
  const input = { body: { ...subjectOf(asked), text: asked.text } };
  return queryOptions({
    queryKey: callKey(analyseWord, input),
    staleTime: Infinity,
    gcTime: 0,
    initialData: () => analyses.get(key),
    async queryFn({ client, signal }) {
      const { sub } = host.session.state.value;
      const analysis = await askServer(client, analyseWord, input, signal);
      if (host.session.state.value.sub === sub) analyses.set(key, analysis);
      return analysis;
    },
  });
}
