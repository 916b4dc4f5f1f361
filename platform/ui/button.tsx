import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './button.module.css';
import { Spinner } from './spinner.tsx';

type Variant = 'primary' | 'secondary' | 'quiet';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: Variant;
  /** Shows a spinner in place of the label and refuses clicks; the button keeps its size and name. */
  isPending?: boolean;
}

/** Classes that make a link look like a button. */
export function buttonClasses(variant: Variant = 'primary', className?: string): string {
  return classNames(styles.button, styles[variant], className);
}

/** A button with a label. A screen has one primary button at most. */
export function Button({
  variant = 'primary',
  isPending = false,
  type = 'button',
  disabled = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || isPending}
      aria-busy={isPending || undefined}
      className={buttonClasses(variant, className)}
    >
      <span className={styles.stack}>
        <span className={classNames(styles.label, isPending && styles.pending)}>{children}</span>
        {isPending && <Spinner />}
      </span>
    </button>
  );
}
