import {
  codeOfLanguage,
  languageName,
  languageNames,
  type LanguageName,
} from '@topwords/platform/contracts';
import { Link, useSearchParams } from '@topwords/platform/router';
import { useObservable } from '@topwords/platform/rx';
import { endonymOf, languageLabel } from '@topwords/platform/i18n';
import { SelectField, TextField } from '@topwords/platform/ui';
import { readToken } from '../browser/read-token.ts';
import { useShell } from '../services/shell-context.ts';
import { pageLanguage, texts } from '../language/texts.ts';
import { AuthForm, emailAttributes } from './auth-form.tsx';
import styles from './auth-screen.module.css';
import { useAuthForm } from './use-auth-form.ts';

/** How long the banner shows a failed registration, in milliseconds. */
const registerErrorDuration = 2000;

function nativeOption(name: LanguageName) {
  const code = codeOfLanguage(name);
  const translated = code ? languageLabel(pageLanguage(), code) : name;
  const endonym = code ? endonymOf(code) : name;
  return { value: name, label: endonym === translated ? name : `${translated} (${endonym})` };
}

/** The native language in the address; '' without one. */
function nativeIn(query: URLSearchParams): string {
  return languageName.safeParse(query.get('native')).data ?? '';
}

interface RegisterFormProps {
  /** Called with true before the call, and with false when it failed. */
  onHold: (isHeld: boolean) => void;
  onRegistered: () => void;
}

/** The registration form. */
export function RegisterForm({ onHold, onRegistered }: RegisterFormProps) {
  const { session } = useShell();
  const [query] = useSearchParams();
  const { field, ...form } = useAuthForm({
    fields: ['native', 'username', 'email', 'password', 'confirmation'],
    failureDuration: registerErrorDuration,
    async send({ native, username, email, password }) {
      onHold(true);
      const invitation = readToken();
      const isRegistered = await session.register({
        native: languageName.parse(native),
        username,
        email,
        password,
        ...(invitation !== '' && { invitation }),
      });
      if (isRegistered) onRegistered();
      else onHold(false);
      return isRegistered;
    },
  });
  const { auth } = texts;
  const native = field('native');
  const isTaken = useObservable(session.state).login_error === 'email_taken';
  // The sign-in form takes over the address that was typed here.
  const signInInstead = (
    <Link replace to={{ search: '', hash: location.hash }} className={styles.forgot}>
      {auth.signInInstead}
    </Link>
  );
  return (
    <AuthForm form={form} submit={auth.register} remedy={isTaken && signInInstead}>
      <SelectField
        {...native}
        // A guest has chosen it before; a name that is none of the options is ignored.
        defaultValue={native.defaultValue || nativeIn(query)}
        autoComplete="off"
        placeholder={auth.nativePlaceholder}
        options={languageNames.map(nativeOption)}
      />
      <TextField {...field('username')} autoComplete="nickname" maxLength={50} />
      <TextField {...field('email')} {...emailAttributes} />
      <TextField
        {...field('password')}
        type="password"
        autoComplete="new-password"
        hint={auth.passwordHint}
        reveal={auth.reveal}
      />
      <TextField {...field('confirmation')} type="password" autoComplete="new-password" />
    </AuthForm>
  );
}
