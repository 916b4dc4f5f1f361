import type { ComponentProps } from 'react';
import styles from './choice-button.module.css';

interface ChoiceButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** The key that chooses it too, from 1. */
  keyNumber: number;
  /** Once it is answered: whether it was right or wrongly chosen. */
  'data-standing'?: 'right' | 'wrong' | undefined;
}

/** One of a few answers, also to be chosen by its number key. */
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
