import type { ReactNode } from 'react';
import { ErrorIcon, Skeleton, classNames, Panel } from '@topwords/platform/ui';
import { looks } from '@topwords/platform/remote';
import styles from './setting-row.module.css';

interface SettingRowProps {
  /** Why the setting was not saved; announced when it appears. */
  failure?: string | undefined;
  children: ReactNode;
}

/** A row in the list of settings, with its own failure below. */
export function SettingRow({ failure, children }: SettingRowProps) {
  return (
    <li className={styles.row}>
      {children}
      <div role="alert">
        {failure !== undefined && (
          <p className={styles.failure}>
            <ErrorIcon />
            {failure}
          </p>
        )}
      </div>
    </li>
  );
}

interface SettingTextProps {
  label: ReactNode;
  hint?: ReactNode;
  /** The value, or the control that sets it. */
  children?: ReactNode;
}

/** A setting's name on the left, its value on the right. */
export function SettingText({ label, hint, children }: SettingTextProps) {
  return (
    <div className={styles.line}>
      <div className={styles.texts}>
        <p className={styles.label}>{label}</p>
        {hint !== undefined && <p className={classNames(looks.note, styles.hint)}>{hint}</p>}
      </div>
      {children}
    </div>
  );
}

/** Several buttons of a row. */
export function SettingActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

/** The rows of a list of settings. */
export function SettingList({ children }: { children: ReactNode }) {
  return <Panel as="ul">{children}</Panel>;
}

/** As tall as a row's content, or as two rows. */
export function SettingSkeleton({ rows = 1 }: { rows?: 1 | 2 }) {
  return <Skeleton className={classNames(styles.skeleton, rows === 2 && styles.tall)} />;
}
