import type { ComponentProps, ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';

interface ChipProps {
  /** `accent` takes the colour of the nearest `data-language`. */
  tone?: 'neutral' | 'primary' | 'success' | 'warning' | 'error' | 'accent';
  className?: string;
  children: ReactNode;
}

/** A short fact: a level, a count, a label. */
export function Chip({ tone = 'neutral', className, children }: ChipProps) {
  return <span className={classNames(styles.chip, styles[tone], className)}>{children}</span>;
}

interface ChoiceChipProps extends Omit<ComponentProps<'button'>, 'aria-pressed'> {
  isChosen: boolean;
}

/** One of several choices, such as a filter. */
export function ChoiceChip({ isChosen, className, type = 'button', ...rest }: ChoiceChipProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={isChosen}
      className={classNames(styles.chip, styles.choice, className)}
    />
  );
}
