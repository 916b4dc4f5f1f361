import type { ComponentProps } from 'react';
import styles from './choice-button.module.css';

interface ChoiceButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** The number key that also chooses it, from 1. */
  keyNumber: number;
  /** Once answered: whether it was the right choice or a wrong one. */
  'data-result'?: 'right' | 'wrong' | undefined;
}

/** One of a few answers; its number key chooses it too. */
export function ChoiceButton({ keyNumber, children, ...rest }: ChoiceButtonProps) {
  return (
    <button {...rest} type="button" aria-keyshortcuts={String(keyNumber)} className={styles.choice}>
      <kbd aria-hidden="true" className={styles.key}>
        {keyNumber}
      </kbd>
      {children}
    </button>
  );
}
