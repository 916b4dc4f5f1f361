import type { ReactNode } from 'react';
import { Button, ErrorIcon } from '@topwords/platform/ui';
import styles from './auth-screen.module.css';
import type { useAuthForm } from './use-auth-form.ts';

interface AuthFormProps {
  form: Pick<ReturnType<typeof useAuthForm>, 'formEvents' | 'failure' | 'isPending'>;
  submit: string;
  /** The fields. */
  children: ReactNode;
}

/** The frame of both forms. `post` keeps a password out of the address should no script run yet. */
export function AuthForm({ form, submit, children }: AuthFormProps) {
  const { failure, formEvents, isPending } = form;
  return (
    <form method="post" noValidate className={styles.form} {...formEvents}>
      {children}
      {failure !== '' && (
        <p className={styles.failure}>
          <ErrorIcon />
          {failure}
        </p>
      )}
      <Button type="submit" isPending={isPending} className={styles.submit}>
        {submit}
      </Button>
    </form>
  );
}
