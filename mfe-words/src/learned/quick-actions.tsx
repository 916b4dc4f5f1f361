import type { LanguageCode } from '@topwords/platform/contracts';
import { Link } from '@topwords/platform/router';
import { WordsIcon, buttonClasses } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import styles from './learned-screen.module.css';

/** Where to go from here. */
export function QuickActions({ code }: { code: LanguageCode }) {
  const { learned } = useTexts();
  return (
    <section className={styles.actions}>
      <h2 className={styles.actionsTitle}>{learned.quickActions}</h2>
      <Link to={`/words?lang=${code}`} className={buttonClasses('secondary')}>
        <WordsIcon />
        {learned.allWords}
      </Link>
    </section>
  );
}
