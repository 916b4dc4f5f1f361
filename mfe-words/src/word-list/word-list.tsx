import { useDeferredValue, useState, type ReactNode } from 'react';
import { ErrorNotice, WordRowSkeletons } from '@topwords/platform/ui';
import { useServices } from '../services/services.ts';
import { useTexts } from '../texts/index.ts';
import { WordCards } from '../word-card/word-cards.tsx';
import { ListEnd } from './list-end.tsx';
import type { WordListState } from './use-word-list.ts';

/** As many rows as the first screen of any window shows; the server paints as many. */
const firstRows = 12;

interface WordListProps {
  list: WordListState;
  label: string;
  /** Shown when the list is empty. */
  empty: ReactNode;
}

/**
 * The rows of a list that has words. One that is opened for the first time begins with its first rows;
 * the others follow without holding up what the reader does.
 */
function LoadedWords({ list, label }: Pick<WordListProps, 'list' | 'label'>) {
  const { lastOpened } = useServices();
  const [isBack] = useState(() => lastOpened.value !== null);
  const isWhole = useDeferredValue(true, isBack);
  return (
    <>
      <WordCards words={isWhole ? list.words : list.words.slice(0, firstRows)} label={label} />
      {isWhole && <ListEnd list={list} />}
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
