import { useState, type FormEvent } from 'react';
import { isApiFailure } from '@topwords/platform/client';
import { claimWithGoogle, linkGoogle, type AuthAnswer } from '@topwords/platform/contracts';
import { useObservable } from '@topwords/platform/rx';
import { noticeDuration } from '@topwords/platform/session';
import { Button, Dialog, DialogActions, TextField } from '@topwords/platform/ui';
import { useShell } from '../../services/shell-context.ts';
import { accessTexts } from '../../language/access-texts.ts';
import { texts } from '../../language/texts.ts';
import styles from './link-dialog.module.css';

interface LinkDialogProps {
  linkToken: string;
  /** When the account was made, if it never confirmed its address: it may be a stranger's. */
  madeAt: string | undefined;
  onClose: () => void;
}

/** Asks for the password of the account that a Google account is about to be connected to. */
export function LinkDialog({ linkToken, madeAt, onClose }: LinkDialogProps) {
  const { api, bus, session } = useShell();
  const { login_pending } = useObservable(session.state);
  const [fault, setFault] = useState('');
  const { auth } = texts;

  /** Signs in by a call; whether that may be tried again, and with what message. */
  async function enter(ask: () => Promise<AuthAnswer>, retry: (message: string) => void) {
    let isOver = false;
    const isConnected = await session.loginWithGoogle(() =>
      ask().catch((error: unknown) => {
        isOver = isApiFailure(error) && error.code === 'google_state_invalid';
        throw error;
      }),
    );
    const message = session.state.value.login_message;
    if (isConnected) {
      bus.emit('banner.asked', { kind: 'success', message, duration: noticeDuration });
    } else if (session.state.value.second_step !== null) {
      onClose();
    } else if (isOver) {
      bus.emit('banner.asked', { kind: 'error', message });
      onClose();
    } else {
      retry(message);
    }
  }

  async function connect(form: HTMLFormElement): Promise<void> {
    const password = new FormData(form).get('password');
    if (login_pending || typeof password !== 'string') return;
    await enter(
      () => api.send(linkGoogle, { body: { link_token: linkToken, password } }),
      (message) => {
        setFault(message);
        form.querySelector('input')?.focus();
      },
    );
  }

  async function claim(): Promise<void> {
    if (login_pending) return;
    await enter(() => api.send(claimWithGoogle, { body: { link_token: linkToken } }), setFault);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void connect(event.currentTarget);
  }

  return (
    <Dialog heading={auth.google.link.heading} onClose={onClose}>
      <form method="post" noValidate className={styles.form} onSubmit={handleSubmit}>
        <p className={styles.explanation}>{auth.google.link.explanation}</p>
        <TextField
          label={auth.password}
          name="password"
          type="password"
          autoComplete="current-password"
          reveal={auth.reveal}
          error={fault || undefined}
          onInput={() => setFault('')}
        />
        {madeAt !== undefined && (
          <>
            <p className={styles.explanation}>{accessTexts.claim.notMineExplained(madeAt)}</p>
            <Button variant="secondary" onClick={() => void claim()}>
              {accessTexts.claim.notMine}
            </Button>
          </>
        )}
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {auth.google.link.cancel}
          </Button>
          <Button type="submit" isPending={login_pending}>
            {auth.google.link.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
