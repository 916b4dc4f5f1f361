import { useQuery } from '@tanstack/react-query';
import { getDailyStreak } from '@topwords/platform/contracts';
import { callQuery, progressTone } from '@topwords/platform/remote';
import { ProgressRing, Skeleton } from '@topwords/platform/ui';
import { goalToday } from '../../goal/goal-today.ts';
import { Streak } from '../forecast/streak.tsx';
import { useTexts } from '../texts/index.ts';
import styles from './today-reached.module.css';

/** Today's goal as a ring that fills, and the streak beside it; nothing if it cannot be loaded. */
export function TodayReached() {
  const texts = useTexts();
  const { data, isError } = useQuery(callQuery(getDailyStreak));
  if (isError) return null;
  if (!data) return <Skeleton className={styles.skeleton} />;
  const { kind, goal, done, percent } = goalToday(data);
  return (
    <div className={styles.today}>
      <div className={styles.ring}>
        <ProgressRing
          label={texts.dashboard.doneToday[kind](done)}
          percent={percent}
          tone={progressTone(percent)}
        >
          <span className={`headword numbers ${styles.count}`}>{texts.number(done)}</span>
          <span className={styles.goal}>{texts.practice.ofGoal[kind](goal)}</span>
        </ProgressRing>
      </div>
      <Streak />
    </div>
  );
}
