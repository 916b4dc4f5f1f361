import { trustScript } from '../../browser/trusted-scripts.ts';

/** Google's script of its identity service; our pages' security policy names this address too. */
const address = 'https://accounts.google.com/gsi/client';

/** Longest that the script may take, in milliseconds. */
const patience = 15_000;

/** What Google's window answers; `error` in place of a code when the person refused. */
export interface CodeResponse {
  code?: string;
  state?: string;
  error?: string;
}

interface CodeClientOptions {
  client_id: string;
  scope: string;
  ux_mode: 'popup';
  state: string;
  callback: (response: CodeResponse) => void;
  /** The window was closed, or never opened. */
  error_callback: (error: { type?: string }) => void;
}

/** The part of Google's script that we use. */
export interface GoogleIdentity {
  initCodeClient(options: CodeClientOptions): { requestCode(): void };
}

let loading: Promise<GoogleIdentity> | undefined;

function findIdentity(): GoogleIdentity | undefined {
  const { google } = globalThis as { google?: { accounts?: { oauth2?: GoogleIdentity } } };
  return google?.accounts?.oauth2;
}

async function load(): Promise<GoogleIdentity> {
  const present = findIdentity();
  if (present) return present;
  const script = document.createElement('script');
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new Error('Google’s script took too long')), patience);
  script.addEventListener('load', () => resolve());
  script.addEventListener('error', () => reject(new Error('Google’s script did not load')));
  trustScript(address);
  script.src = address;
  document.head.append(script);
  try {
    await promise;
  } catch (error) {
    script.remove();
    throw error;
  } finally {
    clearTimeout(timer);
  }
  const identity = findIdentity();
  if (!identity) throw new Error('Google’s script holds no code client');
  return identity;
}

/** Google's script, loaded once; after a failure it is tried anew. */
export function loadGoogleIdentity(): Promise<GoogleIdentity> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
