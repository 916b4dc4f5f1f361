import { IconButton, RefreshIcon, SegmentedControl } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import { SearchLink } from './search-link.tsx';
import type { ListFilter } from './use-words-address.ts';
import styles from './words-bar.module.css';

interface WordsBarProps {
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
  isRefreshing: boolean;
  onRefresh: () => void;
}

/** The controls above a list of words: search, filter and refresh. */
export function WordsBar({ filter, onFilter, isRefreshing, onRefresh }: WordsBarProps) {
  const texts = useTexts();
  return (
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
        isPending={isRefreshing}
        onClick={onRefresh}
      />
    </div>
  );
}
