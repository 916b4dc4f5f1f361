import { useQuery } from '@tanstack/react-query';
import {
  getDailyStreak,
  getPracticeForecast,
  type PracticeForecast,
} from '@topwords/platform/contracts';
import { callQuery } from '@topwords/platform/remote';
import { Skeleton, StreakIcon } from '@topwords/platform/ui';
import { useTexts } from '../../texts/index.ts';
import styles from './streak.module.css';

function StreakFigures({ forecast }: { forecast: PracticeForecast }) {
  const { forecast: texts } = useTexts();
  const { data: today } = useQuery(callQuery(getDailyStreak));
  const hint = today?.goal_kind === 'minutes' ? texts.streakHintInMinutes : texts.streakHint;
  const { streak_days: days, is_freeze_used: isFreezeUsed } = forecast;
  return (
    <>
      <p className={`numbers ${styles.days}`}>
        {days === 0 ? texts.streakNone : texts.streak(days)}
      </p>
      <p className={styles.note} title={days === 0 ? undefined : texts.freezeHint}>
        {days === 0 && hint}
        {days > 0 && (isFreezeUsed ? texts.freezeUsed : texts.freezeLeft)}
      </p>
    </>
  );
}

/** The streak; nothing if it cannot be loaded, which the forecast reports. */
export function Streak() {
  const { data: forecast, isPending } = useQuery(callQuery(getPracticeForecast, { query: {} }));
  if (!forecast && !isPending) return null;
  return (
    <div className={styles.streak} aria-busy={isPending} data-burns={!!forecast?.streak_days}>
      <StreakIcon />
      <div className={styles.texts}>
        {forecast ? (
          <StreakFigures forecast={forecast} />
        ) : (
          <>
            <Skeleton />
            <Skeleton />
          </>
        )}
      </div>
    </div>
  );
}
