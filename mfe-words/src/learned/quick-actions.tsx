import type { LanguageCode } from '@topwords/platform/contracts';
import { LinkButton, looks } from '@topwords/platform/remote';
import { WordsIcon } from '@topwords/platform/ui';
import { PracticeLink } from '../practice/forecast/practice-link.tsx';
import { useTexts } from '../texts/index.ts';
import styles from './learned-screen.module.css';

/** Links to continue from here. */
export function QuickActions({ code }: { code: LanguageCode }) {
  const { learned } = useTexts();
  return (
    <section className={styles.actions}>
      <h2 className={looks.note}>{learned.quickActions}</h2>
      <div className={looks.row}>
        <PracticeLink code={code} variant="secondary" isCompact />
        <LinkButton variant="secondary" to={`/words?lang=${code}`}>
          <WordsIcon />
          {learned.allWords}
        </LinkButton>
      </div>
    </section>
  );
}
