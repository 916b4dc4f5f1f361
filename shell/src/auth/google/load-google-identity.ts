import { loadScript } from '../../browser/load-script.ts';
import { trustScript } from '../../browser/trusted-scripts.ts';

/**
 * The script of Google's identity service; our content security policy contains this address too.
 */
const address = 'https://accounts.google.com/gsi/client';

/** Timeout for loading the script, in milliseconds. */
const timeoutMs = 15_000;

/** The answer of Google's window; `error` instead of a code when the person refused. */
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

/** The part of Google's API that we use. */
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
  trustScript(address);
  await loadScript({ src: address }, timeoutMs);
  const identity = findIdentity();
  if (!identity) throw new Error('Google’s script has no code client');
  return identity;
}

/** Loads Google's script once; tries again after a failure. */
export function loadGoogleIdentity(): Promise<GoogleIdentity> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
