import { codeOf } from '../../errors/known-error.ts';
import { fetchLimited } from '../../http/fetch-limited.ts';
import { googleRefused, googleUnavailable } from './google-faults.ts';

/** In bytes; Google's profile of a person is a few hundred. */
const maxAnswerBytes = 64 * 1024;

/** Google's errors about our own client, which a person cannot fix by trying again. */
const clientFaults = new Set(['invalid_client', 'unauthorized_client', 'redirect_uri_mismatch']);

/** A request to one of Google's addresses, with its time limit. */
export interface GoogleRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
  signal: AbortSignal;
}

/**
 * The text of a JSON object that Google answers. Follows no redirect, since a request carries our
 * secret or a person's token.
 * @throws google_refused, google_unavailable
 */
export async function askGoogle({ url, ...request }: GoogleRequest): Promise<string> {
  const { status, text } = await fetchLimited(url, request, maxAnswerBytes)
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch((error: unknown) => {
      throw googleUnavailable(`${hostOf(url)}: ${nameOf(error)}`);
    });
  const answer = parseObject(text);
  if (status >= 200 && status < 300) {
    if (answer === undefined) throw googleUnavailable(`${hostOf(url)}: not a JSON object`);
    return text;
  }
  const fault = String(answer?.['error']);
  if (status < 400 || status >= 500 || status === 429 || clientFaults.has(fault)) {
    throw googleUnavailable(`${hostOf(url)}: ${status} ${clientFaults.has(fault) ? fault : ''}`);
  }
  throw googleRefused();
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function hostOf(url: string): string {
  return new URL(url).host;
}

/** What went wrong, without its message: that may quote a header, and with it a token. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return codeOf(error.cause) || error.name;
}
