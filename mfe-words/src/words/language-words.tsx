import type { LanguageCode } from '@topwords/platform/contracts';
import {
  Button,
  EmptyState,
  IconButton,
  RefreshIcon,
  SegmentedControl,
} from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import { useWordList } from '../word-list/use-word-list.ts';
import { WordList } from '../word-list/word-list.tsx';
import styles from './language-words.module.css';
import { SearchLink } from './search-link.tsx';
import type { ListFilter } from './use-words-address.ts';

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
      <div className={styles.bar}>
        <SearchLink />
        <SegmentedControl<ListFilter>
          label={texts.words.filter}
          options={[
            { value: 'all', label: texts.words.all },
            { value: 'course', label: texts.words.course },
            { value: 'starred', label: texts.words.starred },
          ]}
          value={filter}
          onChange={onFilter}
        />
        <IconButton
          label={texts.words.refresh}
          className={styles.refresh}
          icon={<RefreshIcon />}
          isPending={list.isRefreshing && !list.isLoading}
          onClick={list.restart}
        />
      </div>
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
