import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from '@topwords/platform/router';
import { noticeDuration } from '@topwords/platform/session';
import { VisitorHeader } from '../brand/brand.tsx';
import { useDocumentTitle } from '../browser/use-document-title.ts';
import { texts } from '../language/texts.ts';
import styles from './auth-screen.module.css';
import { GoogleSignIn } from './google-sign-in.tsx';
import { RegisterForm } from './register-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

const modeParameter = 'mode';

/** Returns the query with the form's mode set; the rest belongs to the requested screen. */
function withMode(query: URLSearchParams, isRegistering: boolean): URLSearchParams {
  const changed = new URLSearchParams(query);
  if (isRegistering) changed.set(modeParameter, 'register');
  else changed.delete(modeParameter);
  return changed;
}

interface AuthScreenProps {
  /**
   * Called with true to keep this screen although the person is signed in, with false to release
   * it.
   */
  onHold: (isHeld: boolean) => void;
  /** Signing in with a passkey. */
  passkey: ReactNode;
}

/**
 * Sign-in or, with `?mode=register`, registration; shown at its own paths, and instead of any other
 * screen for visitors.
 */
export function AuthScreen({ onHold, passkey }: AuthScreenProps) {
  const { auth, titleOf } = texts;
  const [query, setQuery] = useSearchParams();
  const { hash } = useLocation();
  const [isRegistered, setIsRegistered] = useState(false);
  const isRegistering = query.get(modeParameter) === 'register';
  const heading = isRegistering ? auth.register : auth.signIn;
  const [question, answer] = isRegistering ? auth.toLogin : auth.toRegister;
  useDocumentTitle(titleOf(heading));

  /** Returns to login mode after the notice; a signed-in learner is redirected from there. */
  const leave = useEffectEvent(() => {
    setQuery((query) => withMode(query, false), { replace: true });
    onHold(false);
  });

  useEffect(() => {
    if (!isRegistered) return undefined;
    const timer = setTimeout(leave, noticeDuration);
    return () => clearTimeout(timer);
  }, [isRegistered]);

  useEffect(() => () => onHold(false), [onHold]);

  return (
    <div className={styles.page}>
      <VisitorHeader />
      <main className={styles.main}>
        <div className={styles.card}>
          <h1 className={`headword ${styles.heading}`}>{heading}</h1>
          {isRegistering ? (
            <RegisterForm onHold={onHold} onRegistered={() => setIsRegistered(true)} />
          ) : (
            <>
              <SignInForm />
              <GoogleSignIn />
              <div className={styles.passkey}>{passkey}</div>
            </>
          )}
        </div>
        <Link
          replace
          to={{ search: withMode(query, !isRegistering).toString(), hash }}
          className={styles.toggle}
        >
          {question}
          <b>{answer}</b>
        </Link>
      </main>
    </div>
  );
}
