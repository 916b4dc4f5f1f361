import type { ReactNode } from 'react';
import { classNames } from '@topwords/platform/ui';
import styles from './screen.module.css';

interface ScreenProps {
  /** Takes the width of two columns. */
  isWide?: boolean;
  children: ReactNode;
}

/** A screen's column. */
export function Screen({ isWide = false, children }: ScreenProps) {
  return <div className={classNames(styles.screen, isWide && styles.wide)}>{children}</div>;
}
