import { Button, ExpandIcon } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import styles from './words-header.module.css';

interface WordsHeaderProps {
  hasStrip: boolean;
  isStripShown: boolean;
  onToggleStrip: () => void;
}

/** The title, and the switch of the language strip under it. */
export function WordsHeader({ hasStrip, isStripShown, onToggleStrip }: WordsHeaderProps) {
  const texts = useTexts();
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{texts.words.title}</h1>
      {hasStrip && (
        <Button
          variant="quiet"
          aria-expanded={isStripShown}
          className={styles.toggle}
          onClick={onToggleStrip}
        >
          {isStripShown ? texts.words.hideLanguages : texts.words.showLanguages}
          <ExpandIcon />
        </Button>
      )}
    </header>
  );
}
