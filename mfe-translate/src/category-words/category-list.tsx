import { useEffect, useRef } from 'react';
import type { UseInfiniteQueryResult, InfiniteData } from '@tanstack/react-query';
import type { CallOutput, listCategoryWords } from '@topwords/platform/contracts';
import { Link } from '@topwords/platform/router';
import {
  Button,
  EmptyState,
  ErrorNotice,
  WordRowSkeletons,
  buttonClasses,
} from '@topwords/platform/ui';
import { FavoriteRows } from '../favorites/favorite-rows.tsx';
import { useTexts } from '../texts/index.ts';
import styles from './category-list.module.css';

type WordPages = InfiniteData<CallOutput<typeof listCategoryWords>>;

interface CategoryListProps {
  words: UseInfiniteQueryResult<WordPages>;
  /** The category's name; '' until known. */
  name: string;
}

/** Announces that the last page is loaded; takes the focus of the button that loaded it. */
function AllShown({ count }: { count: number }) {
  const { favorites } = useTexts();
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) note.current?.focus();
  }, []);
  return (
    <p ref={note} tabIndex={-1} className={styles.all}>
      {favorites.allShown(count)}
    </p>
  );
}

/** A category's words, page by page. */
export function CategoryList({ words, name }: CategoryListProps) {
  const texts = useTexts();
  const { favorites } = texts;
  if (words.isPending) return <WordRowSkeletons count={4} label={texts.loading} />;
  const failure = words.error && (
    <ErrorNotice
      message={favorites.wordsFailed}
      advice={words.error.message}
      retry={{
        label: texts.retry,
        onRetry: () => void (words.data ? words.fetchNextPage() : words.refetch()),
        isRetrying: words.isFetching,
      }}
    />
  );
  const pages = words.data?.pages ?? [];
  const shown = pages.flatMap((page) => page.words);
  if (shown.length === 0) {
    return (
      failure ?? (
        <EmptyState
          drawing="book"
          title={favorites.emptyCategoryTitle}
          text={favorites.emptyCategoryText}
          action={
            <Link to="/translate" className={buttonClasses()}>
              {favorites.toTranslator}
            </Link>
          }
        />
      )
    );
  }
  return (
    <>
      <FavoriteRows favorites={shown} label={name} />
      {failure}
      {words.hasNextPage && !failure && (
        <Button
          variant="secondary"
          className={styles.more}
          isPending={words.isFetchingNextPage}
          onClick={() => void words.fetchNextPage()}
        >
          {favorites.loadMore}
        </Button>
      )}
      {!words.hasNextPage && pages.length > 1 && <AllShown count={shown.length} />}
    </>
  );
}
