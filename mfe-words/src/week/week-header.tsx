import { addDays, mondayOf, type PracticeWeek } from '@topwords/platform/contracts';
import { looks } from '@topwords/platform/remote';
import { Link } from '@topwords/platform/router';
import { BackIcon, ForwardIcon } from '@topwords/platform/ui';
import { useWeekTexts } from './texts/index.ts';
import styles from './week-header.module.css';

/** Which days a week has, and links to the weeks before and after it. */
export function WeekHeader({ week }: { week: PracticeWeek }) {
  const texts = useWeekTexts();
  const monday = mondayOf(week.week);
  return (
    <div className={styles.header}>
      <p className={looks.muted}>{texts.range(monday, addDays(monday, 6))}</p>
      <nav aria-label={texts.weeks} className={looks.row}>
        {week.previous !== null && (
          <Link to={`/practice/week?week=${week.previous}`} className={styles.step}>
            <BackIcon />
            {texts.previous}
          </Link>
        )}
        {week.next !== null && (
          <Link to={`/practice/week?week=${week.next}`} className={styles.step}>
            {texts.next}
            <ForwardIcon />
          </Link>
        )}
      </nav>
    </div>
  );
}
