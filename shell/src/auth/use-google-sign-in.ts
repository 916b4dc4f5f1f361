import { useRef, useState } from 'react';
import { isApiFailure } from '@topwords/platform/client';
import type { AuthAnswer } from '@topwords/platform/contracts';
import { noticeDuration } from '@topwords/platform/session';
import { useShell } from '../services/shell-context.ts';
import type { GoogleFlow } from './google/google-flow.ts';
import type { LinkDialog } from './google/link-dialog.tsx';

/** A Google account that waits for the password of an account of ours. */
interface PendingLink {
  linkToken: string;
  /** Comes with the link: nobody else needs to load it. */
  Dialog: typeof LinkDialog;
}

function linkTokenOf(error: unknown): string | undefined {
  const isAsked = isApiFailure(error) && error.code === 'google_link_required';
  return isAsked ? error.link_token : undefined;
}

/** The behaviour of signing in with Google, which loads what it needs once it is about to be used. */
export function useGoogleSignIn() {
  const { api, bus, session } = useShell();
  const [isPending, setIsPending] = useState(false);
  const [isConfigured, setIsConfigured] = useState(true);
  const [failure, setFailure] = useState('');
  const [link, setLink] = useState<PendingLink | null>(null);
  const flow = useRef<GoogleFlow>(undefined);

  async function begin() {
    const { createGoogleFlow } = await import('./google/google-flow.ts');
    flow.current ??= createGoogleFlow(api, Date.now);
    const begun = await flow.current.begin();
    setIsConfigured(begun !== null);
    return begun && { flow: flow.current, begun };
  }

  async function signIn(ask: () => Promise<AuthAnswer>): Promise<void> {
    let linkToken: string | undefined;
    const hasSucceeded = await session.loginWithGoogle(() =>
      ask().catch((error: unknown) => {
        linkToken = linkTokenOf(error);
        throw error;
      }),
    );
    const message = session.state.value.login_message;
    if (hasSucceeded) {
      bus.emit('banner.asked', { kind: 'success', message, duration: noticeDuration });
    } else if (linkToken === undefined) {
      setFailure(message);
      bus.emit('banner.asked', { kind: 'error', message });
    } else {
      const { LinkDialog } = await import('./google/link-dialog.tsx');
      setLink({ linkToken, Dialog: LinkDialog });
    }
  }

  async function run(): Promise<void> {
    let ready;
    try {
      ready = await begin();
    } catch (error) {
      await signIn(() => Promise.reject(error));
      return;
    }
    if (ready === null) return;
    const grant = await ready.flow.askForCode(ready.begun);
    const { is_auth, login_pending } = session.state.value;
    // The form may have been sent while Google's window was open.
    if (is_auth || login_pending) return;
    if (grant) await signIn(() => ready.flow.signIn(grant));
    // A browser opens the window only soon after the press: what the next one needs is fetched now.
    if (!session.state.value.is_auth) prepare();
  }

  /** Prepares a press that is near; the press itself tells what goes wrong. */
  function prepare(): void {
    if (isConfigured) begin().catch(() => undefined);
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
