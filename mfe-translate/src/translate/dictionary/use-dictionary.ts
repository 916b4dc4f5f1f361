import { useQuery } from '@tanstack/react-query';
import {
  codeOfLanguage,
  isLanguageCode,
  lookUpWord,
  type WordDetail,
} from '@topwords/platform/contracts';
import { useHost } from '@topwords/platform/host';
import { callQuery } from '@topwords/platform/remote';
import { useObservable } from '@topwords/platform/rx';
import { type Translated } from '../work/translation-query.ts';

/** Entries for the typed text, and for its translation if that is in a learned language. */
export type Dictionary = ReturnType<typeof useDictionary>;

const none: readonly WordDetail[] = [];

/** Whether a text can be a headword: the longest of the bank have four words. */
function isWordlike(text: string): boolean {
  return text.length <= 60 && /\p{L}/u.test(text) && text.trim().split(/\s+/u).length <= 4;
}

function useEntries(text: string, language: string | undefined): readonly WordDetail[] {
  const isAsked = isLanguageCode(language) && isWordlike(text);
  const query = useQuery({
    ...callQuery(lookUpWord, { query: { text, language: isAsked ? language : 'en' } }),
    select: ({ entries }) => entries,
    staleTime: Infinity,
    enabled: isAsked,
  });
  // Entries of an earlier text are cached.
  return (isAsked && query.data) || none;
}

/** The dictionary's entries for a translation. Optional: entries that fail to load are not shown. */
export function useDictionary(pair: Translated | undefined) {
  const native = codeOfLanguage(useObservable(useHost().session.state).native_lang);
  const isFromNative = pair !== undefined && pair.from_lang === native;
  return {
    source: useEntries(pair?.text ?? '', pair?.from_lang),
    target: useEntries(pair?.translation ?? '', isFromNative ? pair.to_lang : undefined),
  };
}
