import { Link } from '@topwords/platform/router';
import { useTexts } from '../../texts/index.ts';
import styles from './favorite.module.css';
import type { FavoriteHeart } from './use-favorite.ts';

/** The result of the last click on the heart, and a link to the favourites. */
export function FavoriteNote({ heart }: { heart: FavoriteHeart }) {
  const { translate } = useTexts();
  const { status } = heart;
  if (status !== 'saved' && status !== 'unfilled') return null;
  return (
    <p className={styles.note}>
      {status === 'saved' ? translate.saved : translate.stillSaved}{' '}
      <Link to="/favorites">{translate.showFavorites}</Link>
    </p>
  );
}
