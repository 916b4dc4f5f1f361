import type { Database } from '../db/open-database.ts';

/** A learner's day, as `2026-11-20` in UTC. */
export interface UsageDay {
  userId: string;
  utcDay: string;
}

/** An amount of model use, or its limit. */
export interface Usage {
  requests: number;
  tokens: number;
}

interface UsageRow extends Usage {
  user_id: string;
  utc_day: string;
}

/**
 * Counts one request and its reserved tokens, unless the limits are reached; returns whether it
 * did. A single statement decides, so that concurrent requests cannot both take the last place.
 */
export async function takeRequest(
  db: Database,
  { userId, utcDay }: UsageDay,
  { limits, reservedTokens }: { limits: Usage; reservedTokens: number },
): Promise<boolean> {
  await db<UsageRow>('tutor_usage')
    .insert({ user_id: userId, utc_day: utcDay, requests: 0, tokens: 0 })
    .onConflict(['user_id', 'utc_day'])
    .ignore();
  const changed = await db<UsageRow>('tutor_usage')
    .where({ user_id: userId, utc_day: utcDay })
    .where('requests', '<', limits.requests)
    .where('tokens', '<', limits.tokens)
    .update({
      requests: db.raw('requests + 1'),
      tokens: db.raw('tokens + ?', [reservedTokens]),
    });
  return changed === 1;
}

/** Adds to the counts; negative numbers subtract. */
export async function adjustUsage(
  db: Database,
  { userId, utcDay }: UsageDay,
  { requests, tokens }: Usage,
): Promise<void> {
  await db<UsageRow>('tutor_usage')
    .where({ user_id: userId, utc_day: utcDay })
    .update({
      requests: db.raw('requests + ?', [requests]),
      tokens: db.raw('tokens + ?', [tokens]),
    });
}

/** Deletes a learner's counts of earlier days. */
export async function dropUsageBefore(db: Database, { userId, utcDay }: UsageDay): Promise<void> {
  await db<UsageRow>('tutor_usage')
    .where({ user_id: userId })
    .where('utc_day', '<', utcDay)
    .delete();
}
