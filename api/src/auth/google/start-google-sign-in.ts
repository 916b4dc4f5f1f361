import type { Keys } from '../keys.ts';
import type { GoogleClient } from './google-client.ts';
import { makeState } from './sign-in-state.ts';

interface StartContext {
  now: number;
  keys: Keys;
  google: GoogleClient | undefined;
}

/**
 * What a page needs to begin a sign-in with Google; nulls without a configured client.
 * @param renewSecret gives the browser the secret that identifies it afterwards
 */
export function startGoogleSignIn({ now, keys, google }: StartContext, renewSecret: () => string) {
  if (google === undefined) return { client_id: null, state: null };
  return { client_id: google.clientId, state: makeState(now, renewSecret(), keys) };
}
