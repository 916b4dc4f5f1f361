import { classNames } from './class-names.ts';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** What progresses, for assistive technology. */
  label: string;
  value: number;
  /** The value at completion; 100 by default. */
  max?: number;
  /** `accent` takes the colour of the nearest `data-language`. */
  tone?: 'primary' | 'success' | 'warning' | 'accent';
  className?: string;
}

/** A thin bar; show its value next to it as text. */
export function ProgressBar({
  label,
  value,
  max = 100,
  tone = 'primary',
  className,
}: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      value={Math.min(Math.max(value, 0), max)}
      max={max}
      className={classNames(styles.bar, styles[tone], className)}
    />
  );
}
