import { codeOfLanguage } from '@topwords/platform/contracts';
import { useHost } from '@topwords/platform/host';
import { useObservable } from '@topwords/platform/rx';
import { addressOfTutor } from '../../addresses/address-of-tutor.ts';
import { saidOf } from '../work/said-of.ts';
import type { Translated } from '../work/translation-query.ts';
import type { Dictionary } from '../dictionary/use-dictionary.ts';

/**
 * The tutor's address for the learned side, the one that is not in the native language. With the id
 * of a word of the bank, the tutor knows more.
 */
export function useTutorAddress(
  pair: Translated | undefined,
  { source, target }: Dictionary,
): string | undefined {
  const native = codeOfLanguage(useObservable(useHost().session.state).native_lang);
  if (pair === undefined) return undefined;
  const isSource = pair.to_lang === native;
  const [entry] = isSource ? source : target;
  if (entry) return `/ai-chat?id=${entry.id}`;
  // The tutor learns nothing from a gloss.
  if (!isSource && !saidOf(pair)) return undefined;
  return isSource
    ? addressOfTutor(pair.text, pair.from_lang)
    : addressOfTutor(pair.translation, pair.to_lang);
}
