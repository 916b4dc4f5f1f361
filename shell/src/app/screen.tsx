import { useState } from 'react';
import { Navigate, useLocation } from '@topwords/platform/router';
import { useObservable } from '@topwords/platform/rx';
import { AuthScreen } from '../auth/auth-screen.tsx';
import { useShell } from '../shell-context.ts';
import { WelcomePage } from '../welcome/welcome-page.tsx';
import { AppFrame } from './app-frame.tsx';
import { SignedInScreen } from './signed-in-screen.tsx';

const authPaths = new Set(['/auth', '/login-register']);

/** The screen of the present address, for a visitor or for a learner. */
export function Screen() {
  const { session } = useShell();
  const { is_auth, sub } = useObservable(session.state);
  const { pathname } = useLocation();
  const [isAuthHeld, setIsAuthHeld] = useState(false);
  if (!is_auth || isAuthHeld) {
    return pathname === '/' ? <WelcomePage /> : <AuthScreen onHold={setIsAuthHeld} />;
  }
  if (authPaths.has(pathname)) return <Navigate to="/" replace />;
  // By the learner: whoever signed in in another tab finds nothing typed or opened by the last one.
  return (
    <AppFrame key={sub}>
      <SignedInScreen path={pathname} />
    </AppFrame>
  );
}
