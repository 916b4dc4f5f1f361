import type { ActivityDay } from '@topwords/platform/contracts';
import { useTexts } from '../../texts/index.ts';
import styles from './activity-table.module.css';
import { sumOf } from './activity-weeks.ts';

/** The year in figures, week by week, the latest first. */
export function ActivityTable({ weeks }: { weeks: readonly ActivityDay[][] }) {
  const { statistics } = useTexts();
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{statistics.showTable}</summary>
      <table className={`numbers ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{statistics.week}</th>
            <th scope="col">{statistics.activeDays}</th>
            <th scope="col">{statistics.reviews}</th>
            <th scope="col">{statistics.learned}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map((week) => {
            const [first] = week;
            const sum = sumOf(week);
            return (
              first && (
                <tr key={first.date}>
                  <th scope="row">{statistics.weekOf(first.date)}</th>
                  <td>{statistics.number(sum.active)}</td>
                  <td>{statistics.number(sum.reviews)}</td>
                  <td>{statistics.number(sum.learned)}</td>
                </tr>
              )
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
