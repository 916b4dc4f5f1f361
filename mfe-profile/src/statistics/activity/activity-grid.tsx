import type { MouseEvent } from 'react';
import type { ActivityDay } from '@topwords/platform/contracts';
import { amountOf } from './activity-weeks.ts';
import styles from './activity-grid.module.css';

/** The size of a day's cell in drawing units, including the gap to the next. */
const pitch = 14;
const gap = 2;
const side = pitch - gap;

/** Thresholds from which a day is drawn larger; the last is the daily goal. */
export const thresholds = [1, 5, 10, 20];

/** The share of its cell that a day fills: size conveys as much as color does. */
const fills = [0, 0.4, 0.6, 0.8, 1];

interface MarkProps {
  column: number;
  row?: number;
  amount: number;
  isChosen?: boolean;
}

/** A day: its cell, a square sized by its activity, and an outline if it is selected. */
function DayMark({ column, row = 0, amount, isChosen = false }: MarkProps) {
  const [x, y] = [column * pitch + gap / 2, row * pitch + gap / 2];
  const size = (fills[thresholds.filter((least) => amount >= least).length] ?? 0) * side;
  const inset = (side - size) / 2;
  return (
    <>
      <rect x={x} y={y} width={side} height={side} rx={3} className={styles.room} />
      {size > 0 && (
        <rect
          x={x + inset}
          y={y + inset}
          width={size}
          height={size}
          rx={Math.max(1, size / 5)}
          className={styles.mark}
        />
      )}
      {isChosen && (
        <rect
          x={x - 1}
          y={y - 1}
          width={side + 2}
          height={side + 2}
          rx={4}
          className={styles.frame}
        />
      )}
    </>
  );
}

interface ActivityGridProps {
  weeks: ActivityDay[][];
  /** The index of the described day, from the start of the grid. */
  chosen: number;
  onChoose: (index: number) => void;
}

/** The days of the year, one week per column. The same data is available as text beside it. */
export function ActivityGrid({ weeks, chosen, onChoose }: ActivityGridProps) {
  const width = weeks.length * pitch;
  const height = 7 * pitch;

  function choose({ clientX, clientY, currentTarget }: MouseEvent<SVGSVGElement>): void {
    const box = currentTarget.getBoundingClientRect();
    const week = Math.floor(((clientX - box.left) / box.width) * weeks.length);
    const day = Math.floor(((clientY - box.top) / box.height) * 7);
    if (weeks[week]?.[day]) onChoose(week * 7 + day);
  }

  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={styles.grid}
      onClick={choose}
      onMouseMove={choose}
    >
      {weeks.flat().map((day, index) => (
        <DayMark
          key={day.date}
          column={Math.floor(index / 7)}
          row={index % 7}
          amount={amountOf(day)}
          isChosen={index === chosen}
        />
      ))}
    </svg>
  );
}

/** The legend of the sizes: nothing, and the daily goal or more. */
export function ActivityKey() {
  const width = (thresholds.length + 1) * pitch;
  return (
    <svg viewBox={`0 0 ${width} ${pitch}`} aria-hidden="true" className={styles.key}>
      {[0, ...thresholds].map((amount, index) => (
        <DayMark key={amount} column={index} amount={amount} />
      ))}
    </svg>
  );
}
