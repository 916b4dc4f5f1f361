import { useInfiniteQuery } from '@tanstack/react-query';
import { detailOf, FocusedTitle, Screen, useGoBack, looks } from '@topwords/platform/remote';
import {
  BackIcon,
  Button,
  EmptyState,
  ErrorNotice,
  IconButton,
  WordRowSkeletons,
  WordRows,
} from '@topwords/platform/ui';
import { wordsOfPartQuery } from './words-of-part-query.ts';
import type { Part } from '../statistics/parts-of-speech/address-of-part.ts';
import { useTexts } from '../texts/index.ts';
import { PartWord } from './part-word.tsx';
import styles from './words-of-part-screen.module.css';

/** The words of one part of speech, page by page, the most common first. */
export function WordsOfPartScreen({ language, pos }: Part) {
  const { wordsOfPart: texts, retry, loading } = useTexts();
  const goBack = useGoBack('/profile');
  const query = useInfiniteQuery(wordsOfPartQuery(language, pos));
  const title = texts.title(pos, language);
  const words = query.data?.pages.flat() ?? [];
  const isFirstTry = query.isPending && query.errorUpdateCount === 0;
  const hasFailed = query.isError || (query.isPending && !isFirstTry);
  return (
    <Screen title={title}>
      <header className={styles.header}>
        <IconButton label={texts.back} icon={<BackIcon />} onClick={goBack} />
        {/* The shell moves the focus when the path changes; here only the query does. */}
        <FocusedTitle key={title} className={`headword ${styles.title}`}>
          {title}
        </FocusedTitle>
      </header>
      {isFirstTry && <WordRowSkeletons isCompact count={8} label={loading} />}
      {query.isSuccess && words.length === 0 && (
        <EmptyState drawing="book" title={texts.emptyTitle} text={texts.emptyText} />
      )}
      {words.length > 0 && (
        <WordRows aria-label={title}>
          {words.map((word) => (
            <PartWord key={word.id} word={word} />
          ))}
        </WordRows>
      )}
      {hasFailed && (
        <ErrorNotice
          message={words.length > 0 ? texts.moreFailed : texts.failed}
          advice={detailOf(query.error, texts.advice)}
          retry={{
            label: retry,
            onRetry: () => void (query.data ? query.fetchNextPage() : query.refetch()),
            isRetrying: query.isFetching,
          }}
        />
      )}
      {words.length > 0 && (
        <div className={styles.end}>
          <output className={looks.note}>
            {query.hasNextPage ? texts.shown(words.length) : texts.end(words.length)}
          </output>
          {query.hasNextPage && !hasFailed && (
            <Button
              variant="secondary"
              isPending={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {texts.loadMore}
            </Button>
          )}
        </div>
      )}
    </Screen>
  );
}
