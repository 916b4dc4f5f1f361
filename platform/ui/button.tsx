import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './button.module.css';
import { pendingAttributes } from './pending-attributes.ts';
import { Spinner } from './spinner.tsx';

type Variant = 'primary' | 'secondary' | 'quiet';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: Variant;
  /**
   * Shows a spinner instead of the label and ignores clicks; the button keeps its size, name and
   * focus.
   */
  isPending?: boolean;
}

/** Returns classes that make a link look like a button. */
export function buttonClasses(variant: Variant = 'primary', className?: string): string {
  return classNames(styles.button, styles[variant], className);
}

/** A button with a label. A screen has at most one primary button. */
export function Button({
  variant = 'primary',
  isPending = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      {...pendingAttributes(isPending, onClick)}
      type={type}
      className={buttonClasses(variant, className)}
    >
      <span className={styles.stack}>
        <span className={classNames(styles.label, isPending && styles.pending)}>{children}</span>
        {isPending && <Spinner />}
      </span>
    </button>
  );
}
