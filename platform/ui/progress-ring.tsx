import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './progress-ring.module.css';

interface ProgressRingProps {
  /** What progresses, for assistive technology. */
  label: string;
  /** 0–100; more counts as 100. */
  percent: number;
  /** Diameter in pixels at the browser's default text size; it grows with the text inside. */
  size?: number;
  tone?: 'primary' | 'success' | 'warning';
  /** Content inside the ring. */
  children?: ReactNode;
}

/** A share as a ring, with its figure inside. */
export function ProgressRing({
  label,
  percent,
  size = 128,
  tone = 'primary',
  children,
}: ProgressRingProps) {
  const value = Math.min(Math.max(Math.round(percent), 0), 100);
  const width = size < 80 ? 10 : 8;
  const circle = { cx: 50, cy: 50, r: 50 - width / 2, strokeWidth: width, pathLength: 100 };
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <progress> shows no children
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={100}
      className={classNames(styles.ring, styles[tone])}
      style={{ width: `${size / 16}rem` }}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" className={styles.circles}>
        <circle {...circle} className={styles.rail} />
        {/* A round line cap would be visible even at 0 %. */}
        {value > 0 && (
          <circle {...circle} strokeDasharray={`${value} 100`} className={styles.value} />
        )}
      </svg>
      <div className={styles.inside}>{children}</div>
    </div>
  );
}
