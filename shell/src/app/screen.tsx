import { useState } from 'react';
import { Navigate, useLocation } from '@topwords/platform/router';
import { useObservable } from '@topwords/platform/rx';
import { AuthScreen } from '../auth/auth-screen.tsx';
import { isRecoveryPath } from '../services/recovery-paths.ts';
import { choiceOfPath } from '../registry/release-choice.ts';
import { useChoices } from '../services/use-choices.ts';
import { useShell } from '../services/shell-context.ts';
import { texts } from '../language/texts.ts';
import { WelcomePage } from '../welcome/welcome-page.tsx';
import { Access } from './access.tsx';
import { AppFrame } from './app-frame.tsx';
import { SignedInScreen } from './signed-in-screen.tsx';

const authPaths = new Set(['/auth', '/login-register']);

/** The path without a slash at its end. */
function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}

/** The screen of the current address, for a visitor or for a learner. */
export function Screen() {
  const { session } = useShell();
  const choices = useChoices();
  const { is_auth, sub, second_step } = useObservable(session.state);
  const { pathname, search, state } = useLocation();
  const [isAuthHeld, setIsAuthHeld] = useState(false);
  const plain = withoutSlash(pathname);
  if (
    plain !== pathname &&
    (authPaths.has(plain) || isRecoveryPath(plain) || choiceOfPath(choices, plain))
  ) {
    return <Navigate to={{ pathname: plain, search }} state={state} replace />;
  }
  if (isRecoveryPath(pathname) || second_step) {
    return (
      <Access title={texts.auth.signIn}>
        {(part) => <part.AccessScreen path={pathname} step={second_step} />}
      </Access>
    );
  }
  if (!is_auth || isAuthHeld) {
    if (pathname === '/') return <WelcomePage />;
    // Browsers without passkeys have nothing to offer there.
    const passkey = 'PublicKeyCredential' in globalThis && (
      <Access>{(part) => <part.PasskeySignIn />}</Access>
    );
    return <AuthScreen onHold={setIsAuthHeld} passkey={passkey} />;
  }
  if (authPaths.has(pathname)) return <Navigate to="/" replace />;
  // Keyed by account: an account that signs in in another tab finds nothing typed or opened by
  // the previous one.
  return (
    <AppFrame key={sub}>
      <SignedInScreen path={pathname} />
    </AppFrame>
  );
}
