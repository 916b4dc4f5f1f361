import type { ApiClient } from '@topwords/platform/client';
import { signInWithGoogle, startGoogleSignIn, type AuthAnswer } from '@topwords/platform/contracts';
import { loadGoogleIdentity, type CodeResponse } from './load-google-identity.ts';

/** A state that is older leaves the person too little of its ten minutes, in milliseconds. */
const freshFor = 4 * 60 * 1000;

/** A sign-in that was begun: what Google is asked with. */
interface Begun {
  clientId: string;
  state: string;
}

/** What Google gave for it. */
interface Grant {
  code: string;
  state: string;
}

/** The way through Google's window. */
export interface GoogleFlow {
  /**
   * Begins a sign-in, or answers the one that was begun lately; null where Google is not configured.
   * @throws ApiFailure
   */
  begin(): Promise<Begun | null>;
  /** Opens Google's window. Null when nothing comes of it, which is only logged. */
  askForCode(begun: Begun): Promise<Grant | null>;
  signIn(grant: Grant): Promise<AuthAnswer>;
}

function log(cause: unknown): void {
  console.warn('Signing in with Google came to nothing', cause);
}

async function requestCode({ clientId, state }: Begun): Promise<CodeResponse> {
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

/** @param now milliseconds since 1970 */
export function createGoogleFlow(api: ApiClient, now: () => number): GoogleFlow {
  let begun: { answer: Promise<Begun | null>; at: number } | undefined;

  async function ask(): Promise<Begun | null> {
    const { client_id, state } = await api.send(startGoogleSignIn);
    if (client_id === null || state === null) return null;
    // So that the window opens at once when it is wanted; a failure shows when it is.
    loadGoogleIdentity().catch(() => undefined);
    return { clientId: client_id, state };
  }

  return {
    async begin() {
      if (begun === undefined || now() - begun.at > freshFor) begun = { answer: ask(), at: now() };
      try {
        return await begun.answer;
      } catch (error) {
        begun = undefined;
        throw error;
      }
    },
    async askForCode(asked) {
      begun = undefined;
      try {
        const { code, state, error } = await requestCode(asked);
        if (code === undefined) throw new Error(error ?? 'Google gave no code');
        if (state !== asked.state) throw new Error('Google answered with another state');
        return { code, state };
      } catch (error) {
        log(error);
        return null;
      }
    },
    signIn: (body) => api.send(signInWithGoogle, { body }),
  };
}
