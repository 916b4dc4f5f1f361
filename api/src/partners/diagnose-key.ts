import type { KeyProblem } from '@topwords/platform/contracts';
import type { PartnerCaller } from './identify-caller.ts';
import { judgeKey, type AskingPage, type JudgedProblem } from './judge-key.ts';
import type { PartnerLimits } from './partner-limits.ts';

interface Diagnosis {
  problem: KeyProblem | null;
  /** For the page's developer. */
  detail: string;
}

/** Why a key does not work on the calling page, and what its developer can do. */
export async function diagnoseKey(
  { key, page, network }: PartnerCaller,
  { limits, now }: { limits: PartnerLimits; now: number },
): Promise<Diagnosis> {
  const problem = judgeKey(key, page, now);
  if (problem !== null) return { problem, detail: adviceOf(problem, page) };
  const user = { network, hasSession: true };
  const reached = key && (await limits.findReached(key, user, now));
  if (reached === undefined) return { problem: null, detail: 'The key works on this page' };
  const when = reached.limit === 'day' ? 'today, which ends at midnight UTC' : 'this minute';
  if (reached.of === 'address') {
    const detail = `Readers of this network have used their share of the key's quota of ${when}. Ask for a larger share if many readers are behind one address`;
    return { problem: 'partner_quota_reached', detail };
  }
  return {
    problem: 'partner_quota_reached',
    detail: `The key reached its quota ${when}. Ask for a larger quota`,
  };
}

/** What the developer of a page can do about a problem. */
export function adviceOf(problem: JudgedProblem, { origin }: AskingPage): string {
  const advices: Record<JudgedProblem, string> = {
    partner_key_unknown: 'There is no such key. Copy it again from what you were sent',
    partner_key_expired: 'The key was revoked or has expired. Ask for a new one',
    partner_origin_refused: `The key is not valid on ${origin || 'this page'}. Ask for this origin to be added`,
  };
  return advices[problem];
}
