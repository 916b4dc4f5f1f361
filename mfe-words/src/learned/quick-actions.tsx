import type { LanguageCode } from '@topwords/platform/contracts';
import { Link } from '@topwords/platform/router';
import { WordsIcon, buttonClasses } from '@topwords/platform/ui';
import { PracticeLink } from '../practice/forecast/practice-link.tsx';
import { useTexts } from '../texts/index.ts';
import styles from './learned-screen.module.css';

/** Links to continue from here. */
export function QuickActions({ code }: { code: LanguageCode }) {
  const { learned } = useTexts();
  return (
    <section className={styles.actions}>
      <h2 className={styles.actionsTitle}>{learned.quickActions}</h2>
      <div className={styles.ways}>
        <PracticeLink code={code} variant="secondary" isCompact />
        <Link to={`/words?lang=${code}`} className={buttonClasses('secondary')}>
          <WordsIcon />
          {learned.allWords}
        </Link>
      </div>
    </section>
  );
}
