import type { ReactNode } from 'react';
import { looks } from '../look/looks.ts';
import { useTeachingContext } from './teaching-context.ts';
import styles from './teaching.module.css';

interface SectionProps {
  title: string;
  children: ReactNode;
}

function LargeSection({ title, children }: SectionProps) {
  return (
    <section className={looks.stack4}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

interface TeachingSectionProps extends SectionProps {
  /** Without them the section is not shown. */
  items: readonly unknown[];
}

/** A part of what is taught about a word. */
export function TeachingSection({ title, items, children }: TeachingSectionProps) {
  const { Section = LargeSection } = useTeachingContext();
  return items.length === 0 ? null : <Section title={title}>{children}</Section>;
}
