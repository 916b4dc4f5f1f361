import type { Understanding } from '@topwords/platform/contracts';
import { looks, useUnderstanding } from '@topwords/platform/remote';
import { ProgressBar } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import { ReadableSentences } from './readable-sentences.tsx';
import styles from './understanding-meter.module.css';
import { useOpened } from './use-opened.ts';

/** How much of everyday text the learner understands; opened, sentences that became readable. */
export function UnderstandingMeter({ row }: { row: Understanding }) {
  const texts = useTexts();
  const { language_code: language, percent } = row;
  const { percent: shown, line } = useUnderstanding()(row);
  const [isOpened, handleToggle] = useOpened();
  return (
    <details className={styles.meter} onToggle={handleToggle}>
      <summary className={styles.summary}>
        <span className={`numbers ${looks.note}`}>{line}</span>
        {shown !== null && <ProgressBar label={line} value={percent} tone="accent" />}
        <span className={styles.more}>{texts.understanding.readable}</span>
      </summary>
      {isOpened && <ReadableSentences language={language} limit={5} />}
    </details>
  );
}
