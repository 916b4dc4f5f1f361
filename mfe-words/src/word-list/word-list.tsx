import type { ReactNode } from 'react';
import { ErrorNotice, WordRowSkeletons } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import { WordCards } from '../word-card/word-cards.tsx';
import { ListEnd } from './list-end.tsx';
import { useGrowingRows } from './use-growing-rows.ts';
import type { WordListState } from './use-word-list.ts';

interface WordListProps {
  list: WordListState;
  label: string;
  /** Shown when the list is empty. */
  empty: ReactNode;
}

/** The rows of a list that has words, and its end once all of them are on the page. */
function LoadedWords({ list, label }: Pick<WordListProps, 'list' | 'label'>) {
  const words = useGrowingRows(list.words);
  return (
    <>
      <WordCards words={words} label={label} />
      {words.length === list.words.length && <ListEnd list={list} />}
    </>
  );
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
      {list.words.length > 0 && <LoadedWords list={list} label={label} />}
      {list.words.length === 0 && !list.hasFailed && empty}
    </>
  );
}
