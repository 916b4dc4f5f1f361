import type { ReactNode } from 'react';
import { ErrorNotice, WordRowSkeletons } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import { WordCards } from '../word-card/word-cards.tsx';
import { ListEnd } from './list-end.tsx';
import type { WordListState } from './use-word-list.ts';

interface WordListProps {
  list: WordListState;
  label: string;
  /** Shown when the list is empty. */
  empty: ReactNode;
}

/** A list of words in each of its states. Loaded words stay when a refetch fails. */
export function WordList({ list, label, empty }: WordListProps) {
  const texts = useTexts();
  if (list.isLoading) return <WordRowSkeletons label={texts.loading} />;
  return (
    <>
      {list.hasFailed && (
        <ErrorNotice
          message={texts.words.failed}
          retry={{ label: texts.retry, onRetry: list.retry, isRetrying: list.isRefreshing }}
        />
      )}
      {list.words.length > 0 && (
        <>
          <WordCards words={list.words} label={label} />
          <ListEnd list={list} />
        </>
      )}
      {list.words.length === 0 && !list.hasFailed && empty}
    </>
  );
}
