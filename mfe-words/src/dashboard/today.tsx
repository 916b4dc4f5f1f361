import { useQuery } from '@tanstack/react-query';
import { isApiFailure } from '@topwords/platform/client';
import { getDailyStreak, type DailyStreak } from '@topwords/platform/contracts';
import { callQuery, Loading, progressTone, QueryFailure, looks } from '@topwords/platform/remote';
import { classNames, Panel, panelClasses, ProgressRing, Skeleton } from '@topwords/platform/ui';
import { Streak } from '../practice/forecast/streak.tsx';
import { useTexts } from '../texts/index.ts';
import { goalToday } from '../goal/goal-today.ts';
import { bandOf } from './daily-goal.ts';
import screenStyles from './dashboard-screen.module.css';
import styles from './today.module.css';

function TodaySkeleton() {
  return (
    <Loading className={panelClasses({ isPadded: true }, styles.today)}>
      <Skeleton className={styles.ringSkeleton} />
      <div className={looks.stack2}>
        <Skeleton />
        <Skeleton />
      </div>
      <Streak />
    </Loading>
  );
}

function TodayFigures({ streak }: { streak: DailyStreak }) {
  const texts = useTexts();
  const { last_learned_language: last } = streak;
  const { kind, goal, done, percent } = goalToday(streak);
  const { doneToday, unit, goals, encouragement, encouragementInMinutes } = texts.dashboard;
  const encouragements =
    kind === 'words' ? encouragement : { ...encouragement, ...encouragementInMinutes };
  return (
    <Panel isPadded className={styles.today}>
      <ProgressRing label={doneToday[kind](done)} percent={percent} tone={progressTone(percent)}>
        <span className={`headword numbers ${styles.count}`}>{texts.number(done)}</span>
        <span className={styles.unit}>{unit[kind](done)}</span>
      </ProgressRing>
      <div className={looks.stack2}>
        <p className={styles.encouragement}>{encouragements[bandOf(percent)]}</p>
        <p className={looks.note}>{goals[kind](goal)}</p>
        {last && (
          <p className={looks.note}>
            {texts.dashboard.lastLanguage}{' '}
            <span data-language={last} className={styles.language}>
              {texts.languages[last]}
            </span>
          </p>
        )}
      </div>
      <Streak />
    </Panel>
  );
}

/** What was done today against the daily goal, and the streak. */
export function Today() {
  const texts = useTexts();
  const streak = useQuery(callQuery(getDailyStreak));
  const { error } = streak;
  const isRefused = isApiFailure(error) && error.status < 500;
  return (
    <section className={classNames(looks.stack3, screenStyles.today)}>
      <h2 className={screenStyles.panelTitle}>{texts.dashboard.today}</h2>
      <QueryFailure
        query={streak}
        message={texts.dashboard.streakFailed}
        advice={isRefused ? error.detail : texts.dashboard.streakError}
        retry={texts.dashboard.tapToRetry}
      />
      {streak.isPending && <TodaySkeleton />}
      {streak.data && <TodayFigures streak={streak.data} />}
    </section>
  );
}
