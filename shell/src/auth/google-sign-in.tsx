import { useId } from 'react';
import { useObservable } from '@topwords/platform/rx';
import { Button, ErrorIcon } from '@topwords/platform/ui';
import { useShell } from '../services/shell-context.ts';
import { texts } from '../language/texts.ts';
import styles from './auth-screen.module.css';
import { GoogleMark } from './google-mark.tsx';
import { useGoogleSignIn } from './use-google-sign-in.ts';

/**
 * Sign-in with a Google account. When it is not configured, the button says so once it is focused
 * or hovered.
 */
export function GoogleSignIn() {
  const { session } = useShell();
  const { is_auth } = useObservable(session.state);
  const { isPending, isConfigured, failure, link, closeLink, events } = useGoogleSignIn();
  const reasonId = useId();
  const { auth } = texts;
  if (is_auth) return null;
  return (
    <div className={styles.google}>
      <Button
        variant="secondary"
        className={styles.googleButton}
        aria-busy={isPending}
        aria-disabled={isPending || !isConfigured}
        aria-describedby={isConfigured ? undefined : reasonId}
        {...events}
      >
        <GoogleMark />
        {isPending ? auth.google.pending : auth.google.signIn}
      </Button>
      <output className={styles.reason}>
        {!isConfigured && <span id={reasonId}>{auth.google.unconfigured}</span>}
      </output>
      {failure !== '' && (
        <p className={styles.failure}>
          <ErrorIcon />
          {failure}
        </p>
      )}
      {link && <link.Dialog {...link} onClose={closeLink} />}
    </div>
  );
}
