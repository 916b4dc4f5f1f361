import { Button, ErrorNotice, RefreshIcon, WordRowSkeletons } from '@topwords/platform/ui';
import { looks } from '@topwords/platform/remote';
import { useTexts } from '../texts/index.ts';
import styles from './list-end.module.css';
import { useInView } from './use-in-view.ts';
import type { WordListState } from './use-word-list.ts';

/** The end of a list: loads more automatically when it comes near the screen, or by its button. */
export function ListEnd({ list }: { list: WordListState }) {
  const texts = useTexts();
  const { hasMore, hasMoreFailed, isLoadingMore, loadMore, words } = list;
  const sentinel = useInView(loadMore);

  function startOver(): void {
    list.restart();
    window.scrollTo({ top: 0 });
  }

  return (
    <div className={styles.end}>
      {/* Remounted for each page, since an element that stays in view is reported only once. */}
      {hasMore && !hasMoreFailed && (
        <span key={words.length} ref={sentinel} data-testid="near-end" />
      )}
      {isLoadingMore && <WordRowSkeletons label={texts.loading} count={3} />}
      {hasMoreFailed && (
        <ErrorNotice
          message={texts.words.moreFailed}
          retry={{ label: texts.retry, onRetry: loadMore, isRetrying: isLoadingMore }}
        />
      )}
      <p className={looks.note}>
        {hasMore ? texts.words.loaded(words.length) : texts.words.end(words.length)}
      </p>
      <div className={looks.centered}>
        {hasMore && !hasMoreFailed && (
          <Button variant="secondary" isPending={isLoadingMore} onClick={loadMore}>
            {texts.words.loadMore}
          </Button>
        )}
        <Button variant="quiet" isPending={list.isRefreshing} onClick={startOver}>
          <RefreshIcon />
          {texts.words.refreshWords}
        </Button>
      </div>
    </div>
  );
}
