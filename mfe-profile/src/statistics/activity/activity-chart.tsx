import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { ActivityDay } from '@topwords/platform/contracts';
import { VisuallyHidden, classNames } from '@topwords/platform/ui';
import { looks } from '@topwords/platform/remote';
import { useTexts } from '../../texts/index.ts';
import styles from './activity-chart.module.css';
import { ActivityGrid, ActivityKey, thresholds } from './activity-grid.tsx';
import { ActivityTable } from './activity-table.tsx';
import { firstDayOfWeek, monthStarts, sumOf, weekdayOf, weeksOf } from './activity-weeks.ts';

/** The step of an arrow key in days: up and down within a week, left and right between weeks. */
const steps = new Map([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
  ['ArrowLeft', -7],
  ['ArrowRight', 7],
  ['PageUp', -28],
  ['PageDown', 28],
]);

/** Monday, Wednesday and Friday: there is no room for all names. */
const namedWeekdays = new Set([1, 3, 5]);

/** The figures of one day. For assistive technology the grid is a slider over the days of the year. */
export function ActivityChart({ days }: { days: ActivityDay[] }) {
  const { statistics } = useTexts();
  const weeks = useMemo(() => weeksOf(days, firstDayOfWeek(navigator.language)), [days]);
  const shown = useMemo(() => weeks.flat(), [weeks]);
  const last = shown.length - 1;
  const [chosen, setChosen] = useState(last);
  const scroller = useRef<HTMLDivElement>(null);
  const sum = sumOf(shown);
  const index = Math.min(chosen, last);
  const day = shown[index];
  const described = day && `${statistics.day(day.date)}: ${statistics.dayDone(day)}`;

  /** On a phone the grid is wider than the screen: it starts scrolled to today. */
  useEffect(() => {
    const { current } = scroller;
    if (current) current.scrollLeft = current.scrollWidth;
  }, []);

  function handleKey(event: KeyboardEvent): void {
    const step = steps.get(event.key);
    if (step === undefined) return;
    event.preventDefault();
    const next = index + step;
    if (next >= 0 && next <= last) show(next);
  }

  function show(next: number): void {
    setChosen(next);
    const { current } = scroller;
    if (!current) return;
    const place = (Math.floor(next / 7) / weeks.length) * current.scrollWidth;
    const [left, right] = [current.scrollLeft, current.scrollLeft + current.clientWidth];
    if (place < left || place + 20 > right) current.scrollLeft = place - current.clientWidth / 2;
  }

  return (
    <div className={looks.stack3}>
      <p className={looks.muted}>{statistics.activityOf(sum.active, sum)}</p>
      <div className={styles.chart}>
        <div aria-hidden="true" className={styles.weekdays}>
          {weeks[0]?.map(({ date }) => (
            <span key={date}>{namedWeekdays.has(weekdayOf(date)) && statistics.weekday(date)}</span>
          ))}
        </div>
        <div ref={scroller} className={styles.scroller}>
          <div className={styles.year}>
            <div aria-hidden="true" className={styles.months}>
              {monthStarts(weeks).map((week) => (
                <span key={week} style={{ left: `${(week / weeks.length) * 100}%` }}>
                  {statistics.month(weeks[week]?.at(-1)?.date ?? '')}
                </span>
              ))}
            </div>
            <VisuallyHidden>
              <input
                type="range"
                aria-label={statistics.chooseDay}
                aria-valuetext={described}
                min={0}
                max={last}
                value={index}
                onChange={({ target }) => show(target.valueAsNumber)}
                onKeyDown={handleKey}
              />
            </VisuallyHidden>
            <ActivityGrid weeks={weeks} chosen={index} onChoose={setChosen} />
          </div>
        </div>
      </div>
      {day && (
        <p aria-hidden="true" className={styles.day}>
          <span className={styles.date}>{statistics.day(day.date)}</span>
          <span className="numbers">{statistics.dayDone(day)}</span>
        </p>
      )}
      <p aria-hidden="true" className={classNames(looks.note, styles.legend)}>
        {statistics.legendNone}
        <ActivityKey />
        {statistics.legendMost(thresholds.at(-1) ?? 0)}
      </p>
      <ActivityTable weeks={weeks} />
    </div>
  );
}
