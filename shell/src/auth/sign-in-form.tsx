import { Link } from '@topwords/platform/router';
import { TextField } from '@topwords/platform/ui';
import { useShell } from '../services/shell-context.ts';
import { texts } from '../language/texts.ts';
import { askPath } from '../services/recovery-paths.ts';
import { AuthForm, emailAttributes } from './auth-form.tsx';
import styles from './auth-screen.module.css';
import { useAuthForm } from './use-auth-form.ts';

/** The sign-in form: e-mail and password. */
export function SignInForm() {
  const { session } = useShell();
  const { field, ...form } = useAuthForm({
    fields: ['email', 'password'],
    send: (values) => session.login(values),
  });
  return (
    <AuthForm form={form} submit={texts.auth.login}>
      <TextField {...field('email')} {...emailAttributes} autoComplete="username webauthn" />
      <TextField
        {...field('password')}
        type="password"
        autoComplete="current-password"
        reveal={texts.auth.reveal}
      />
      <Link to={askPath} className={styles.forgot}>
        {texts.auth.forgot}
      </Link>
    </AuthForm>
  );
}
