import type { LanguageCode, PartOfSpeechStatistics } from '@topwords/platform/contracts';
import { Link } from '@topwords/platform/router';
import { ForwardIcon, ProgressBar, VisuallyHidden } from '@topwords/platform/ui';
import { looks } from '@topwords/platform/remote';
import { useTexts } from '../../texts/index.ts';
import { addressOfPart } from './address-of-part.ts';
import styles from './part-bars.module.css';

/** The minimum share that is drawn: even the first learned word should be visible. */
const leastShare = 0.015;

interface PartBarsProps {
  language: LanguageCode;
  rows: readonly PartOfSpeechStatistics[];
}

/** The parts of speech of a language, each as a bar filled by the learned share. */
export function PartBars({ language, rows }: PartBarsProps) {
  const { statistics } = useTexts();
  return (
    <ul data-language={language} className={styles.parts}>
      {rows.map(({ pos, learned_words, total_words }) => (
        <li key={pos}>
          <Link to={addressOfPart({ language, pos })} className={styles.part}>
            <span className={styles.name}>{statistics.part(pos)}</span>{' '}
            <span className={`numbers ${looks.note} ${styles.count}`}>
              {statistics.partOf(learned_words, total_words)}{' '}
              <VisuallyHidden>{statistics.partLearned}</VisuallyHidden>
            </span>
            <ForwardIcon className={styles.arrow} />
            <span aria-hidden="true" className={styles.bar}>
              <ProgressBar
                label={statistics.part(pos)}
                value={learned_words && Math.max(learned_words, leastShare * total_words)}
                max={total_words}
                tone="accent"
                className={styles.thick}
              />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
