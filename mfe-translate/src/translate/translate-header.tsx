import { Link } from '@topwords/platform/router';
import { FavoriteIcon, IconButton, KeyboardIcon, buttonClasses } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import styles from './translate-screen.module.css';

/** The screen's title, its shortcuts, and a link to the favourites. */
export function TranslateHeader({ onHelp }: { onHelp: () => void }) {
  const { translate } = useTexts();
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{translate.title}</h1>
      <IconButton
        label={translate.shortcuts.open}
        icon={<KeyboardIcon />}
        className={styles.keyboard}
        onClick={onHelp}
      />
      <Link to="/favorites" className={buttonClasses('quiet', styles.favorites)}>
        <FavoriteIcon />
        {translate.favorites}
      </Link>
    </header>
  );
}
