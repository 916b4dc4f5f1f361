import { useWayBack } from '@topwords/platform/remote';
import { Link } from '@topwords/platform/router';
import { BackIcon, Button, SearchIcon, buttonClasses } from '@topwords/platform/ui';
import { ShareButton } from '../share/share-button.tsx';
import { useTexts } from '../texts/index.ts';
import styles from './screen-bar.module.css';

/** Links to go back, to choose another word, and to share this one. */
export function ScreenBar() {
  const { screen } = useTexts();
  const goBack = useWayBack('/ai-chat');
  return (
    <div className={styles.bar}>
      <Button variant="quiet" className={styles.back} onClick={goBack}>
        <BackIcon />
        {screen.back}
      </Button>
      <Link to="/ai-chat" className={buttonClasses('quiet', styles.other)}>
        <SearchIcon />
        {screen.otherWord}
      </Link>
      <ShareButton />
    </div>
  );
}
