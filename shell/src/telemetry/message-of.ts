import { remoteMessageMaximum } from '@topwords/platform/contracts';

/** Quoted text, and the query of an address: a learner may have typed it. */
const quoted = /"[^"]*"?|'[^']*'?|`[^`]*`?|“[^”]*”?|«[^»]*»?/g;
const query = /[?#]\S+/g;

/**
 * Returns the message of an error without what a learner may have typed, cut to the contract's
 * maximum.
 */
export function messageOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.replaceAll(quoted, '…').replaceAll(query, '').slice(0, remoteMessageMaximum);
}
