import type { Understanding } from '@topwords/platform/contracts';
import { looks, useUnderstanding } from '@topwords/platform/remote';
import { useTexts } from '../texts/index.ts';
import styles from './understanding-line.module.css';

const [width, height] = [300, 48];
const edge = 3;

/** The places of days, from the left edge at the first day to the right one at the last. */
function pointsOf(days: Understanding['days']): string {
  const times = days.map(({ date }) => Date.parse(date));
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const most = Math.max(...days.map(({ percent }) => percent), 1);
  return days
    .map(({ percent }, index) => {
      const x = ((times[index] ?? first) - first) / Math.max(last - first, 1);
      const y = 1 - percent / most;
      const place = [edge + x * (width - 2 * edge), edge + y * (height - 2 * edge)];
      return place.map(Math.round).join(',');
    })
    .join(' ');
}

/** How much of everyday text the learner understands, and, once it has changed, a line of its past. */
export function UnderstandingLine({ row }: { row: Understanding }) {
  const { statistics } = useTexts();
  const { days } = row;
  const { line } = useUnderstanding()(row);
  const [first] = days;
  return (
    <div>
      <p className={`numbers ${looks.note}`}>
        {line}
        {first && days.length > 1 && (
          <> {statistics.since(statistics.percent(first.percent / 100), first.date)}</>
        )}
      </p>
      {days.length > 1 && (
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className={styles.line}
        >
          <polyline points={pointsOf(days)} vectorEffect="non-scaling-stroke" />
        </svg>
      )}
    </div>
  );
}
