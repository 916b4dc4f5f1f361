import { useQuery } from '@tanstack/react-query';
import {
  getStatistics,
  getUnderstanding,
  type LanguageCode,
  type LanguageStatistics,
  type Understanding,
} from '@topwords/platform/contracts';
import { callQuery, progressTone, looks } from '@topwords/platform/remote';
import { ProgressBar, Skeleton } from '@topwords/platform/ui';
import { QueryPanel } from './query-panel.tsx';
import { UnderstandingLine } from './understanding-line.tsx';
import { useTexts } from '../texts/index.ts';
import styles from './languages-panel.module.css';

interface LanguageProgressProps {
  row: LanguageStatistics;
  understanding: Understanding | undefined;
}

function LanguageProgress({ row, understanding }: LanguageProgressProps) {
  const { statistics } = useTexts();
  const { language_code: code, learned_words, total_words, starred_words } = row;
  const name = statistics.languages[code];
  const share = total_words === 0 ? 0 : learned_words / total_words;
  return (
    <li data-language={code} className={looks.stack2}>
      <div className={styles.head}>
        <h4 className={styles.name}>{name}</h4>
        <span className={`headword numbers ${styles.percent}`}>{statistics.percent(share)}</span>
      </div>
      <ProgressBar
        label={statistics.progressOf(name)}
        value={learned_words}
        max={Math.max(total_words, 1)}
        tone={progressTone(share * 100)}
      />
      <p className={`numbers ${looks.note} ${styles.totals}`}>
        <span>{statistics.learnedOf(learned_words, total_words)}</span>
        {starred_words > 0 && <span>{statistics.starred(starred_words)}</span>}
      </p>
      {understanding && <UnderstandingLine row={understanding} />}
    </li>
  );
}

/** The progress in each of the learner's languages. */
export function LanguagesPanel({ codes }: { codes: readonly LanguageCode[] }) {
  const { statistics } = useTexts();
  const query = useQuery(callQuery(getStatistics));
  const understanding = useQuery(callQuery(getUnderstanding));
  return (
    <QueryPanel
      title={statistics.progress}
      query={query}
      skeleton={
        <div className={looks.stack6}>
          {codes.map((code) => (
            <Skeleton key={code} className={styles.skeleton} />
          ))}
        </div>
      }
    >
      {(rows) => (
        <ul className={looks.stack6}>
          {codes.map((code) => {
            const row = rows.find(({ language_code }) => language_code === code);
            const understood = understanding.data?.find((one) => one.language_code === code);
            return row && <LanguageProgress key={code} row={row} understanding={understood} />;
          })}
        </ul>
      )}
    </QueryPanel>
  );
}
