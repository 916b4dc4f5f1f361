import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';
import { Spinner } from './spinner.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The name for assistive technology, also shown as a tooltip. */
  label: string;
  icon: ReactNode;
  isPending?: boolean;
}

/** A button that shows only an icon, in a target of 44 px. For a toggle give `aria-pressed`. */
export function IconButton({
  label,
  icon,
  isPending = false,
  type = 'button',
  disabled = false,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      disabled={disabled || isPending}
      aria-busy={isPending || undefined}
      className={classNames(styles.button, className)}
    >
      {isPending ? <Spinner /> : icon}
    </button>
  );
}
