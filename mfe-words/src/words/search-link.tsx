import { Link } from '@topwords/platform/router';
import { SearchIcon, classNames, searchBoxClass } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import styles from './search-link.module.css';

/** Looks like the search field that it opens. */
export function SearchLink() {
  const { words } = useTexts();
  return (
    <Link to="/search" className={classNames(searchBoxClass, styles.link)}>
      <SearchIcon />
      {words.search}
    </Link>
  );
}
