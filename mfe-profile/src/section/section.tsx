import { useId, type ReactNode } from 'react';
import { Panel, classNames } from '@topwords/platform/ui';
import { looks } from '@topwords/platform/remote';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  children: ReactNode;
}

/** A part of the page under its heading. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames(looks.stack3, styles.section)}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

interface TitledPanelProps extends SectionProps {
  /** Content beside the heading. */
  aside?: ReactNode;
  className?: string | undefined;
}

/** A part of a section, on its own surface. */
export function TitledPanel({ title, aside, className, children }: TitledPanelProps) {
  const id = useId();
  return (
    <Panel as="section" isPadded aria-labelledby={id} className={className}>
      <div className={styles.head}>
        <h3 id={id} className={styles.panelTitle}>
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </Panel>
  );
}
