import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Drawing, type DrawingName } from './drawing.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  drawing?: DrawingName;
  /** A heading, when the state is a screen's whole content. */
  title?: string;
  /** The heading level; the second by default. */
  titleAs?: 'h1' | 'h2';
  /** One sentence. */
  text: string;
  /** One button or link. */
  action?: ReactNode;
  className?: string;
}

/** An empty state: a drawing, a sentence and a next step. */
export function EmptyState({
  drawing = 'book',
  title,
  titleAs: Title = 'h2',
  text,
  action,
  className,
}: EmptyStateProps) {
  return (
    <div className={classNames(styles.state, className)}>
      <Drawing name={drawing} />
      {title !== undefined && <Title className={styles.title}>{title}</Title>}
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  );
}
