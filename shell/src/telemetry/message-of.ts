import { remoteMessageMaximum } from '@topwords/platform/contracts';

/** What stands in quotes, and what follows in an address: it may be what a learner typed. */
const quoted = /"[^"]*"?|'[^']*'?|`[^`]*`?|“[^”]*”?|«[^»]*»?/g;
const query = /[?#]\S+/g;

/** The message of an error without what somebody may have typed, as short as the contract wants it. */
export function messageOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.replaceAll(quoted, '…').replaceAll(query, '').slice(0, remoteMessageMaximum);
}
