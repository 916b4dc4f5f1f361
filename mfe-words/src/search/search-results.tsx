import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { searchWords, type LanguageName } from '@topwords/platform/contracts';
import { callQuery, QueryFailure } from '@topwords/platform/remote';
import { EmptyState, WordRowSkeletons } from '@topwords/platform/ui';
import { useServices } from '../services/services.ts';
import { useTexts } from '../texts/index.ts';
import { WordCards } from '../word-card/word-cards.tsx';
import type { SearchLanguage } from './use-search-address.ts';

interface SearchResultsProps {
  native: LanguageName;
  language: SearchLanguage;
  query: string;
}

/** Shown before a search. */
export function SearchHint() {
  const { search } = useTexts();
  return <EmptyState drawing="search" title={search.hintTitle} text={search.hintText} />;
}

/** The matching words. */
export function SearchResults({ native, language, query }: SearchResultsProps) {
  const texts = useTexts();
  const { announcement } = useServices();
  const found = useQuery({
    ...callQuery(searchWords, {
      query: { native_language: native, target_language: language, query },
    }),
    select: ({ results }) => results,
  });
  const { data } = found;
  const count = data?.length;

  useEffect(() => {
    announcement.next(count === undefined ? '' : texts.search.found(count, query));
  }, [announcement, count, query, texts]);

  if (found.isPending) return <WordRowSkeletons label={texts.loading} count={3} />;
  if (!data) {
    const advice = found.error?.message;
    return <QueryFailure query={found} message={texts.search.failed} advice={advice} />;
  }
  if (data.length === 0) {
    return (
      <EmptyState drawing="search" title={texts.search.noneTitle} text={texts.search.noneText} />
    );
  }
  return <WordCards words={data} label={texts.search.results(data.length)} />;
}
