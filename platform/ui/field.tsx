import type { ReactNode } from 'react';
import styles from './field.module.css';
import { ErrorIcon } from './icons.ts';

/** The label, hint and error of a field. */
export interface FieldTexts {
  label: string;
  hint?: string | undefined;
  /** What is wrong with the value; the control is then marked invalid. */
  error?: string | undefined;
}

interface FieldProps extends FieldTexts {
  id: string;
  children: ReactNode;
}

/** Returns attributes that link a control to its hint and error. */
export function describedControl(id: string, { hint, error }: Omit<FieldTexts, 'label'>) {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
}

/** A label above a control, with its hint and its error below. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.frame}>{children}</div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <ErrorIcon />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
