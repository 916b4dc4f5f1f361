import type { Database } from '../db/open-database.ts';
import { copyRows, type Accounts } from '../db/copy-rows.ts';
import type { MarkRow } from './mark-repository.ts';

const table = 'word_marks';

/**
 * Adds one account's marks to another's; of two times the earlier one stays,
 * and of two times at which a mark was set or removed the later one.
 */
export async function mergeMarks(transaction: Database, { from, into }: Accounts): Promise<void> {
  const own = await transaction<MarkRow>(table).where({ user_id: into });
  const known = new Map(own.map((row) => [row.word_id, row]));
  const added = await transaction<MarkRow>(table).where({ user_id: from });
  const twice = added.filter(({ word_id }) => known.has(word_id));
  for (const row of twice) {
    const { starred_at, learned_at, learned_by, starred_set_at, learned_set_at } =
      known.get(row.word_id) ?? row;
    const isLearnedFirst = learned_at !== null && learned_at <= (row.learned_at ?? learned_at);
    await transaction<MarkRow>(table)
      .where({ user_id: into, word_id: row.word_id })
      .update({
        starred_at: earlier(starred_at, row.starred_at),
        learned_at: earlier(learned_at, row.learned_at),
        learned_by: isLearnedFirst ? learned_by : (row.learned_by ?? learned_by),
        starred_set_at: later(starred_set_at, row.starred_set_at),
        learned_set_at: later(learned_set_at, row.learned_set_at),
      });
  }
  const fresh = added.filter(({ word_id }) => !known.has(word_id));
  await copyRows(transaction, table, fresh, into);
}

function earlier(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}

function later(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other);
}
