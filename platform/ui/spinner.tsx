import { classNames } from './class-names.ts';
import styles from './spinner.module.css';

interface SpinnerProps {
  /** Text for assistive technology; without it the spinner is decoration next to a text. */
  label?: string;
  className?: string;
}

/** A loading indicator. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={classNames(styles.spinner, className)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d="M10 2a8 8 0 1 1-5.7 2.4" />
    </svg>
  );
}
