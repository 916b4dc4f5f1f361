import { useQuery } from '@tanstack/react-query';
import { getUnderstanding, type LanguageCode } from '@topwords/platform/contracts';
import { callQuery, looks, useUnderstanding } from '@topwords/platform/remote';
import { ProgressBar } from '@topwords/platform/ui';
import styles from './understood-now.module.css';

interface UnderstoodNowProps {
  language: LanguageCode;
  /** Before the session, in percent; null if it was not known. */
  before: number | null;
}

/** How much of everyday text the learner understands after a session, and before it. */
export function UnderstoodNow({ language, before }: UnderstoodNowProps) {
  const understood = useUnderstanding();
  const { data } = useQuery(callQuery(getUnderstanding));
  const row = data?.find(({ language_code: code }) => code === language);
  if (!row) return null;
  const { percent, line } = understood(row, before);
  return (
    <div className={styles.understood}>
      <p className={`numbers ${looks.note}`}>{line}</p>
      {percent !== null && <ProgressBar label={line} value={row.percent} tone="accent" />}
    </div>
  );
}
