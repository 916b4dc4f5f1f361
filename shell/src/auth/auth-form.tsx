import type { ReactNode } from 'react';
import { Button, ErrorIcon } from '@topwords/platform/ui';
import styles from './auth-screen.module.css';
import { isPrerendering } from './typed-before.ts';
import type { useAuthForm } from './use-auth-form.ts';

/** What makes a field one for an email address, which is also the name to sign in with. */
export const emailAttributes = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'username',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

interface AuthFormProps {
  form: Pick<ReturnType<typeof useAuthForm>, 'formEvents' | 'failure' | 'isPending'>;
  submit: string;
  /** What to do about a failure, if there is something. */
  remedy?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/**
 * The frame of both forms. The prerendered form cannot be submitted by its button or Enter, since
 * only the script knows where to send it; `post` keeps the password out of the address if something
 * else submits it.
 */
export function AuthForm({ form, submit, remedy, children }: AuthFormProps) {
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
      {failure !== '' && remedy}
      <Button
        type={isPrerendering ? 'button' : 'submit'}
        isPending={isPending}
        className={styles.submit}
      >
        {submit}
      </Button>
    </form>
  );
}
