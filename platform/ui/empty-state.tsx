import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Drawing, type DrawingName } from './drawing.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  drawing?: DrawingName;
  /** A heading where the state is a screen's whole content. */
  title?: string;
  /** One sentence. */
  text: string;
  /** One button or link. */
  action?: ReactNode;
  className?: string;
}

/** Nothing here yet: a drawing, a sentence and the way on. */
export function EmptyState({ drawing = 'book', title, text, action, className }: EmptyStateProps) {
  return (
    <div className={classNames(styles.state, className)}>
      <Drawing name={drawing} className={styles.drawing} />
      {title !== undefined && <h2 className={styles.title}>{title}</h2>}
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  );
}
