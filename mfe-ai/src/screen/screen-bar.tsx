import { BackButton, LinkButton } from '@topwords/platform/remote';
import { SearchIcon } from '@topwords/platform/ui';
import { ShareButton } from '../share/share-button.tsx';
import { useTexts } from '../texts/index.ts';
import styles from './screen-bar.module.css';

/** Links to go back, to choose another word, and to share this one. */
export function ScreenBar() {
  const { screen } = useTexts();
  return (
    <div className={styles.bar}>
      <BackButton fallback="/ai-chat" />
      <LinkButton variant="quiet" to="/ai-chat" className={styles.other}>
        <SearchIcon />
        {screen.otherWord}
      </LinkButton>
      <ShareButton />
    </div>
  );
}
