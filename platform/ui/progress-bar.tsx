import { classNames } from './class-names.ts';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** What progresses, for assistive technology. */
  label: string;
  value: number;
  /** What `value` is at the end; 100 by default. */
  max?: number;
  /** `accent` takes the colour of the nearest `data-language`. */
  tone?: 'primary' | 'success' | 'warning' | 'accent';
  className?: string;
}

/** A thin bar; its value also stands beside it as text. */
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
