import { FavoriteIcon, IconButton } from '@topwords/platform/ui';
import { useTexts } from '../../texts/index.ts';
import styles from './favorite.module.css';
import type { FavoriteHeart } from './use-favorite.ts';

/** The heart button: filled when the pair is among the favourites. */
export function FavoriteButton({ heart }: { heart: FavoriteHeart }) {
  const { translate } = useTexts();
  return (
    <IconButton
      label={translate.save}
      icon={<FavoriteIcon />}
      aria-pressed={heart.isFilled}
      disabled={!heart.isReady}
      data-fresh={heart.status === 'saving' || heart.status === 'saved' || undefined}
      className={styles.heart}
      onClick={heart.toggle}
    />
  );
}
