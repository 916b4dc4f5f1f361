import type { LanguageCode } from '@topwords/platform/contracts';
import { Button, ExpandIcon } from '@topwords/platform/ui';
import { looks } from '@topwords/platform/remote';
import { PracticeLink } from '../practice/forecast/practice-link.tsx';
import { useTexts } from '../texts/index.ts';
import styles from './words-header.module.css';

interface WordsHeaderProps {
  /** The current language, to practice it. */
  chosen: LanguageCode | undefined;
  hasStrip: boolean;
  isStripShown: boolean;
  onToggleStrip: () => void;
}

/** The title, the link to practice, and the switch of the language strip below. */
export function WordsHeader({ chosen, hasStrip, isStripShown, onToggleStrip }: WordsHeaderProps) {
  const texts = useTexts();
  return (
    <header className={styles.header}>
      <h1 className={looks.pageTitle}>{texts.words.title}</h1>
      <div className={looks.row}>
        {chosen && <PracticeLink code={chosen} isCompact />}
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
      </div>
    </header>
  );
}
