import { useState } from 'react';
import { Navigate, useLocation } from '@topwords/platform/router';
import { useObservable } from '@topwords/platform/rx';
import { AuthScreen } from '../auth/auth-screen.tsx';
import { tryPath } from '../services/try-path.ts';
import { isRecoveryPath } from '../services/recovery-paths.ts';
import { choiceOfPath } from '../registry/release-choice.ts';
import { useChoices } from '../services/use-choices.ts';
import { useShell } from '../services/shell-context.ts';
import { texts } from '../language/texts.ts';
import { WelcomePage } from '../welcome/welcome-page.tsx';
import { AppFrame } from './app-frame.tsx';
import { importAccess } from './import-access.ts';
import { importFirstWords } from './import-first-words.ts';
import { Imported } from './imported.tsx';
import { SignedInScreen } from './signed-in-screen.tsx';

const authPaths = new Set(['/auth', '/login-register']);
/** Paths of visitors, which lead learners to their home page. */
const visitorPaths = new Set([...authPaths, tryPath]);

/** Loads the first words before they are opened; opening them reports a failure. */
function prepareFirstWords(): void {
  importFirstWords().catch(() => undefined);
}

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
    (visitorPaths.has(plain) || isRecoveryPath(plain) || choiceOfPath(choices, plain))
  ) {
    return <Navigate to={{ pathname: plain, search }} state={state} replace />;
  }
  if (isRecoveryPath(pathname) || second_step) {
    return (
      <Imported load={importAccess} title={texts.auth.signIn}>
        {(part) => <part.AccessScreen path={pathname} step={second_step} />}
      </Imported>
    );
  }
  if (!is_auth || isAuthHeld) {
    if (pathname === '/') return <WelcomePage onNearTry={prepareFirstWords} />;
    if (pathname === tryPath) {
      return (
        <Imported load={importFirstWords} title={texts.welcome.tryIt}>
          {(part) => <part.FirstWordsScreen />}
        </Imported>
      );
    }
    // Browsers without passkeys have nothing to offer there.
    const passkey = 'PublicKeyCredential' in globalThis && (
      <Imported load={importAccess}>{(part) => <part.PasskeySignIn />}</Imported>
    );
    return <AuthScreen onHold={setIsAuthHeld} passkey={passkey} />;
  }
  if (visitorPaths.has(pathname)) return <Navigate to="/" replace />;
  // Keyed by account: an account that signs in in another tab finds nothing typed or opened by
  // the previous one.
  return (
    <AppFrame key={sub}>
      <SignedInScreen path={pathname} />
    </AppFrame>
  );
}
