import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import type { LanguageCode, PartOfSpeechStatistics } from '@topwords/platform/contracts';
import { Link } from '@topwords/platform/router';
import { ForwardIcon, VisuallyHidden } from '@topwords/platform/ui';
import { useTexts } from '../../texts/index.ts';
import { addressOfPart } from './address-of-part.ts';
import styles from './part-bars.module.css';

const thickness = 10;
/** The minimum width in percent: even the first learned word should be visible. */
const leastWidth = 1.5;

interface PartBarsProps {
  language: LanguageCode;
  rows: readonly PartOfSpeechStatistics[];
}

/** The parts of speech of a language, each as a bar filled by the learned share. */
export function PartBars({ language, rows }: PartBarsProps) {
  const { statistics } = useTexts();
  const along = scaleLinear({ domain: [0, 1], range: [0, 100] });
  const widthOf = (learned: number, total: number) =>
    learned === 0 ? 0 : Math.max(along(learned / total), leastWidth);
  return (
    <ul data-language={language} className={styles.parts}>
      {rows.map(({ pos, learned_words, total_words }) => (
        <li key={pos}>
          <Link to={addressOfPart({ language, pos })} className={styles.part}>
            <span className={styles.name}>{statistics.part(pos)}</span>{' '}
            <span className={`numbers ${styles.count}`}>
              {statistics.partOf(learned_words, total_words)}{' '}
              <VisuallyHidden>{statistics.partLearned}</VisuallyHidden>
            </span>
            <ForwardIcon className={styles.arrow} />
            <svg aria-hidden="true" width="100%" height={thickness} className={styles.bar}>
              <Bar width="100%" height={thickness} rx={thickness / 2} className={styles.total} />
              <Bar
                width={`${widthOf(learned_words, total_words)}%`}
                height={thickness}
                rx={thickness / 2}
                className={styles.learned}
              />
            </svg>
          </Link>
        </li>
      ))}
    </ul>
  );
}
