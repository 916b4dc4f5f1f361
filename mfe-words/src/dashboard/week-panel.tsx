import { useQuery } from '@tanstack/react-query';
import { getActivity, type ActivityDay } from '@topwords/platform/contracts';
import { callQuery, looks } from '@topwords/platform/remote';
import { Link } from '@topwords/platform/router';
import { CheckIcon, classNames, ForwardIcon, Panel, VisuallyHidden } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import screenStyles from './dashboard-screen.module.css';
import styles from './week-panel.module.css';

/** The last seven days up to today. */
function lastWeek(days: readonly ActivityDay[]): readonly ActivityDay[] {
  return days.slice(-7);
}

/** On which of the last seven days the learner practiced; nothing if it cannot be loaded. */
export function WeekPanel({ className }: { className?: string }) {
  const { week } = useTexts();
  const { data } = useQuery(callQuery(getActivity));
  if (!data) return null;
  const days = lastWeek(data.days);
  const answers = days.reduce((sum, { reviews }) => sum + reviews, 0);
  const active = days.filter(({ reviews, learned }) => reviews + learned > 0).length;
  return (
    <section className={classNames(looks.stack3, className)}>
      <h2 className={screenStyles.panelTitle}>{week.title}</h2>
      <Panel isPadded>
        <ol className={styles.days}>
          {days.map(({ date, reviews, learned }) => {
            const isActive = reviews + learned > 0;
            return (
              <li key={date} data-active={isActive || undefined} className={styles.day}>
                <span aria-hidden="true">{week.weekday(date)}</span>
                <span aria-hidden="true" className={styles.mark}>
                  {isActive && <CheckIcon />}
                </span>
                <VisuallyHidden>{week.day(date, reviews)}</VisuallyHidden>
              </li>
            );
          })}
        </ol>
        <div className={styles.foot}>
          <p className={`numbers ${looks.note}`}>{week.sum(active, answers)}</p>
          <Link to="/practice/week" className={styles.link}>
            {week.link}
            <ForwardIcon />
          </Link>
        </div>
      </Panel>
    </section>
  );
}
