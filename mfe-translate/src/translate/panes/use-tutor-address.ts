import { codeOfLanguage } from '@topwords/platform/contracts';
import { useHost } from '@topwords/platform/host';
import { useObservable } from '@topwords/platform/rx';
import type { Translated } from '../../server-state/translation-queries.ts';
import type { Dictionary } from '../dictionary/use-dictionary.ts';

/**
 * Where the tutor tells of the side that the learner learns, the one that is not in the native
 * language; of a word of the bank it knows more, by its id.
 */
export function useTutorAddress(
  pair: Translated | undefined,
  { source, target }: Dictionary,
): string | undefined {
  const native = codeOfLanguage(useObservable(useHost().session.state).native_lang);
  if (pair === undefined) return undefined;
  const isSource = pair.to_lang === native;
  const [entry] = isSource ? source : target;
  const query: Record<string, string> = entry
    ? { id: String(entry.id) }
    : {
        text: isSource ? pair.text : pair.translation,
        language: isSource ? pair.from_lang : pair.to_lang,
      };
  return `/ai-chat?${new URLSearchParams(query).toString()}`;
}
