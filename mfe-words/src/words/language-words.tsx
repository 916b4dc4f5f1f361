import type { LanguageCode } from '@topwords/platform/contracts';
import { Button, EmptyState } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import { useWordList } from '../word-list/use-word-list.ts';
import { WordList } from '../word-list/word-list.tsx';
import type { ListFilter } from './use-words-address.ts';
import { WordsBar } from './words-bar.tsx';

interface LanguageWordsProps {
  code: LanguageCode;
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
}

/** The words of one language, with a filter. */
export function LanguageWords({ code, filter, onFilter }: LanguageWordsProps) {
  const texts = useTexts();
  const list = useWordList(code, filter);
  const emptyStar = (
    <EmptyState
      title={texts.words.starredEmptyTitle}
      text={texts.words.starredEmptyText}
      action={
        <Button variant="secondary" onClick={() => onFilter('all')}>
          {texts.words.showAll}
        </Button>
      }
    />
  );
  return (
    <>
      <WordsBar
        filter={filter}
        onFilter={onFilter}
        isRefreshing={list.isRefreshing && !list.isLoading}
        onRefresh={list.restart}
      />
      <WordList
        list={list}
        label={texts.languages[code]}
        empty={
          filter === 'starred' ? (
            emptyStar
          ) : (
            <EmptyState title={texts.words.emptyTitle} text={texts.words.emptyText} />
          )
        }
      />
    </>
  );
}
