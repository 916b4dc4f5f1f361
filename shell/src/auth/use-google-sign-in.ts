import { useRef, useState } from 'react';
import { isApiFailure } from '@topwords/platform/client';
import type { AuthAnswer } from '@topwords/platform/contracts';
import { noticeDuration } from '@topwords/platform/session';
import { useShell } from '../services/shell-context.ts';
import type { GoogleFlow } from './google/google-flow.ts';
import type { LinkDialog } from './google/link-dialog.tsx';

/** A Google account to be connected with the password of an existing account. */
interface PendingLink {
  linkToken: string;
  /** See `LinkDialog`. */
  madeAt: string | undefined;
  /** Loaded only when it is needed. */
  Dialog: typeof LinkDialog;
}

function linkOf(error: unknown): Omit<PendingLink, 'Dialog'> | undefined {
  if (!isApiFailure(error) || error.code !== 'google_link_required') return undefined;
  const { link_token: linkToken, made_at: madeAt } = error;
  return linkToken === undefined ? undefined : { linkToken, madeAt };
}

/** Behaviour of signing in with Google; loads its code when it is about to be used. */
export function useGoogleSignIn() {
  const { api, bus, session } = useShell();
  const [isPending, setIsPending] = useState(false);
  const [isConfigured, setIsConfigured] = useState(true);
  const [failure, setFailure] = useState('');
  const [link, setLink] = useState<PendingLink | null>(null);
  const flow = useRef<GoogleFlow>(undefined);

  async function start() {
    const { createGoogleFlow } = await import('./google/google-flow.ts');
    flow.current ??= createGoogleFlow(api, Date.now);
    const started = await flow.current.start();
    setIsConfigured(started !== null);
    return started && { flow: flow.current, started };
  }

  async function signIn(ask: () => Promise<AuthAnswer>): Promise<void> {
    let asked: ReturnType<typeof linkOf>;
    const hasSucceeded = await session.loginWithGoogle(() =>
      ask().catch((error: unknown) => {
        asked = linkOf(error);
        throw error;
      }),
    );
    const message = session.state.value.login_message;
    if (hasSucceeded) {
      bus.emit('banner.asked', { kind: 'success', message, duration: noticeDuration });
    } else if (session.state.value.second_step !== null) {
      setLink(null);
    } else if (asked === undefined) {
      setFailure(message);
      bus.emit('banner.asked', { kind: 'error', message });
    } else {
      const { LinkDialog } = await import('./google/link-dialog.tsx');
      setLink({ ...asked, Dialog: LinkDialog });
    }
  }

  async function run(): Promise<void> {
    let ready;
    try {
      ready = await start();
    } catch (error) {
      await signIn(() => Promise.reject(error));
      return;
    }
    if (ready === null) return;
    const grant = await ready.flow.askForCode(ready.started);
    const { is_auth, login_pending } = session.state.value;
    // The form may have been sent while Google's window was open.
    if (is_auth || login_pending) return;
    if (grant) await signIn(() => ready.flow.signIn(grant));
    // Browsers open a window only shortly after a press, so prepare the next press now.
    if (!session.state.value.is_auth) prepare();
  }

  /** Prepares an expected press; the press itself reports failures. */
  function prepare(): void {
    if (isConfigured) start().catch(() => undefined);
  }

  async function press(): Promise<void> {
    if (isPending || !isConfigured || session.state.value.login_pending) return;
    setIsPending(true);
    setFailure('');
    await run().finally(() => setIsPending(false));
  }

  return {
    isPending,
    isConfigured,
    failure,
    link,
    closeLink: () => setLink(null),
    events: { onPointerEnter: prepare, onFocus: prepare, onClick: press },
  };
}
