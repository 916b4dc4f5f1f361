import type { Database } from '../db/open-database.ts';
import { fromRow, toRow, type RowOf } from '../db/row-of.ts';

/** Requests with a key, and refusals. */
export interface Usage {
  requests: number;
  characters: number;
  refused: number;
}

/** The use of a key on a day of UTC, such as `2026-11-20`. */
export interface UsageDay extends Usage {
  keyId: string;
  utcDay: string;
}

type UsageRow = RowOf<UsageDay>;

/** Adds to the counts, in one statement: concurrent instances lose nothing. */
export async function addUsage(db: Database, usage: UsageDay): Promise<void> {
  await db<UsageRow>('partner_usage')
    .insert(toRow(usage))
    .onConflict(['key_id', 'utc_day'])
    .merge({
      requests: db.raw('partner_usage.requests + ?', [usage.requests]),
      characters: db.raw('partner_usage.characters + ?', [usage.characters]),
      refused: db.raw('partner_usage.refused + ?', [usage.refused]),
    });
}

/** Requests made with a key on a day. */
export async function findRequests(db: Database, keyId: string, utcDay: string): Promise<number> {
  const row = await db<UsageRow>('partner_usage')
    .where({ key_id: keyId, utc_day: utcDay })
    .first('requests');
  return row?.requests ?? 0;
}

/** The counts from a day on, newest day first; for one key if given. */
export async function listUsage(
  db: Database,
  { since, keyId }: { since: string; keyId?: string },
): Promise<UsageDay[]> {
  const query = db<UsageRow>('partner_usage')
    .where('utc_day', '>=', since)
    .orderBy([{ column: 'utc_day', order: 'desc' }, { column: 'key_id' }]);
  if (keyId !== undefined) void query.where({ key_id: keyId });
  return (await query).map((row) => fromRow<UsageDay>(row));
}
