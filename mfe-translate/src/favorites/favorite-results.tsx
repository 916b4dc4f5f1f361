import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { searchFavorites } from '@topwords/platform/contracts';
import { callQuery } from '@topwords/platform/remote';
import { EmptyState, ErrorNotice, WordRowSkeletons } from '@topwords/platform/ui';
import { useServices } from '../services/services.ts';
import { useTexts } from '../texts/index.ts';
import { FavoriteRows } from './favorite-rows.tsx';
import styles from './favorites-screen.module.css';

/** Maximum number of favourites in a search's answer. */
const resultsAtMost = 100;

interface FavoriteResultsProps {
  query: string;
  /** The category to search in; default: all. */
  categoryId?: string;
}

/** The favourites that contain a text. */
export function FavoriteResults({ query, categoryId }: FavoriteResultsProps) {
  const texts = useTexts();
  const { favorites } = texts;
  const { announcement } = useServices();
  const { data, isPending, error, isFetching, refetch } = useQuery({
    ...callQuery(searchFavorites, {
      query: categoryId === undefined ? { query } : { query, category_id: categoryId },
    }),
    select: ({ results }) => results,
    enabled: query !== '',
  });
  const count = data?.length;

  useEffect(() => {
    announcement.next(count === undefined ? '' : favorites.results(count, query));
  }, [announcement, count, favorites, query]);

  if (isPending) return <WordRowSkeletons count={3} label={texts.loading} />;
  if (!data) {
    return (
      <ErrorNotice
        message={favorites.searchFailed}
        advice={error.message}
        retry={{
          label: texts.retry,
          onRetry: () => void refetch(),
          isRetrying: isFetching,
        }}
      />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState drawing="search" title={favorites.noneTitle} text={favorites.noneText(query)} />
    );
  }
  return (
    <>
      <FavoriteRows
        favorites={data}
        label={favorites.results(data.length, query)}
        showsCategory={categoryId === undefined}
      />
      {data.length >= resultsAtMost && (
        <p className={styles.more}>{favorites.manyResults(data.length)}</p>
      )}
    </>
  );
}
