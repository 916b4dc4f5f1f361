import type { ApiClient } from '@topwords/platform/client';
import { signInWithGoogle, startGoogleSignIn } from '@topwords/platform/contracts';
import { loadGoogleIdentity, type CodeResponse } from './load-google-identity.ts';

/**
 * Maximum age of a reused state, in milliseconds: an older one leaves too little of its ten
 * minutes.
 */
const maximumAgeMs = 4 * 60 * 1000;

/** A started sign-in: the parameters for Google. */
interface StartedSignIn {
  clientId: string;
  state: string;
}

/** Google's answer to it. */
interface Grant {
  code: string;
  state: string;
}

async function requestCode({ clientId, state }: StartedSignIn): Promise<CodeResponse> {
  const identity = await loadGoogleIdentity();
  return new Promise((resolve, reject) => {
    const client = identity.initCodeClient({
      client_id: clientId,
      scope: 'openid email profile',
      ux_mode: 'popup',
      state,
      callback: resolve,
      error_callback: ({ type }) => reject(new Error(type ?? 'unknown')),
    });
    client.requestCode();
  });
}

/** The steps of signing in with Google. */
export type GoogleFlow = ReturnType<typeof createGoogleFlow>;

/**
 * Creates the steps of signing in with Google.
 * @param now milliseconds since 1970
 */
export function createGoogleFlow(api: ApiClient, now: () => number) {
  let started: { answer: Promise<StartedSignIn | null>; at: number } | undefined;

  async function ask(): Promise<StartedSignIn | null> {
    const { client_id, state } = await api.send(startGoogleSignIn);
    if (client_id === null || state === null) return null;
    // Preload the script, so that the window opens immediately; a failure shows when the window
    // is opened.
    loadGoogleIdentity().catch(() => undefined);
    return { clientId: client_id, state };
  }

  return {
    /**
     * Starts a sign-in, or returns a recent one; null when Google is not configured.
     * @throws ApiFailure
     */
    async start(): Promise<StartedSignIn | null> {
      if (started === undefined || now() - started.at > maximumAgeMs)
        started = { answer: ask(), at: now() };
      try {
        return await started.answer;
      } catch (error) {
        started = undefined;
        throw error;
      }
    },
    /** Opens Google's window. Resolves to null when it fails, which is only logged. */
    async askForCode(request: StartedSignIn): Promise<Grant | null> {
      started = undefined;
      try {
        const { code, state, error } = await requestCode(request);
        if (code === undefined) throw new Error(error ?? 'Google returned no code');
        if (state !== request.state) throw new Error('Google returned a different state');
        return { code, state };
      } catch (error) {
        console.warn('Signing in with Google failed', error);
        return null;
      }
    },
    signIn: (body: Grant) => api.send(signInWithGoogle, { body }),
  };
}
