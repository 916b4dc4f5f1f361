import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';
import { pendingAttributes } from './pending-attributes.ts';
import { Spinner } from './spinner.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The name for assistive technology, also shown as a tooltip. */
  label: string;
  icon: ReactNode;
  /**
   * Shows a spinner instead of the icon and ignores clicks; the button keeps its name and focus.
   */
  isPending?: boolean;
}

/** A button that shows only an icon, with a target of 44 px. For a toggle, pass `aria-pressed`. */
export function IconButton({
  label,
  icon,
  isPending = false,
  type = 'button',
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      {...pendingAttributes(isPending, onClick)}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(styles.button, className)}
    >
      {isPending ? <Spinner /> : icon}
    </button>
  );
}
