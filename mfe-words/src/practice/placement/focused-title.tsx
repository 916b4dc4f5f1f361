import { useEffect, useRef, type ReactNode } from 'react';
import styles from './placement-screen.module.css';

/** The title of what replaces the quiz; it takes the focus, so that it is read out. */
export function FocusedTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={title} tabIndex={-1} className={styles.title}>
      {children}
    </h1>
  );
}
