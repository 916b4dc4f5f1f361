import { TextField } from '@topwords/platform/ui';
import { useShell } from '../services/shell-context.ts';
import { texts } from '../texts/index.ts';
import { AuthForm } from './auth-form.tsx';
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
      <TextField
        label={texts.auth.email}
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        label={texts.auth.password}
        {...field('password')}
        type="password"
        autoComplete="current-password"
        reveal={texts.auth.reveal}
      />
    </AuthForm>
  );
}
