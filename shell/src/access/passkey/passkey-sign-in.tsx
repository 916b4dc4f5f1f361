import { useEffect, useRef, useState } from 'react';
import { useObservable } from '@topwords/platform/rx';
import { Button, ErrorIcon } from '@topwords/platform/ui';
import styles from '../../auth/auth-screen.module.css';
import { useShell } from '../../services/shell-context.ts';
import { accessTexts } from '../../language/access-texts.ts';
import { createPasskeyFlow, type PasskeyFlow } from './passkey-flow.ts';

/** Signing in with a passkey: by a button, and by the suggestions of the email's field. */
export function PasskeySignIn() {
  const shell = useShell();
  const { is_auth, login_pending } = useObservable(shell.session.state);
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState('');
  const flow = useRef<PasskeyFlow>(undefined);
  const { passkey } = accessTexts;

  useEffect(() => {
    const started = createPasskeyFlow(shell);
    flow.current = started;
    void started.suggest();
    return () => started.cancel();
  }, [shell]);

  async function press(): Promise<void> {
    if (isPending || login_pending) return;
    setIsPending(true);
    setFailure('');
    setFailure((await flow.current?.signIn()) ?? '');
    setIsPending(false);
  }

  if (is_auth) return null;
  return (
    <>
      <Button
        variant="secondary"
        className={styles.googleButton}
        aria-busy={isPending}
        onClick={() => void press()}
      >
        {isPending ? passkey.pending : passkey.signIn}
      </Button>
      {failure !== '' && (
        <p role="alert" className={styles.failure}>
          <ErrorIcon />
          {failure}
        </p>
      )}
    </>
  );
}
