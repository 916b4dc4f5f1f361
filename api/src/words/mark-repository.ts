import type { MarkAction } from '@topwords/platform/contracts';
import type { Database } from '../db/open-database.ts';

/** What a learner has marked of a word; times are UTC milliseconds, null where there is no mark. */
export interface Mark {
  wordId: number;
  starredAt: number | null;
  learnedAt: number | null;
}

interface MarkRow {
  user_id: string;
  word_id: number;
  starred_at: number | null;
  learned_at: number | null;
}

const columns = { star: 'starred_at', learned: 'learned_at' } as const;

function toMark(row: MarkRow): Mark {
  return { wordId: row.word_id, starredAt: row.starred_at, learnedAt: row.learned_at };
}

/** The marks on the given words, by word id; a word without marks is absent. */
export async function findMarks(
  db: Database,
  userId: string,
  wordIds: readonly number[],
): Promise<Map<number, Mark>> {
  if (wordIds.length === 0) return new Map();
  const rows = await db<MarkRow>('word_marks')
    .where({ user_id: userId })
    .whereIn('word_id', [...wordIds]);
  return new Map(rows.map((row) => [row.word_id, toMark(row)]));
}

/** All words that a learner has marked: those that carry every one of the asked marks. */
export async function listMarks(
  db: Database,
  userId: string,
  asked: { starred?: boolean; learned?: boolean } = {},
): Promise<Mark[]> {
  const query = db<MarkRow>('word_marks').where({ user_id: userId });
  if (asked.starred) void query.whereNotNull('starred_at');
  if (asked.learned) void query.whereNotNull('learned_at');
  return (await query).map(toMark);
}

/** Words learned since a time and still marked so, the latest first; at most `limit` when given. */
export async function listLearnedSince(
  db: Database,
  userId: string,
  since: number,
  limit?: number,
): Promise<number[]> {
  const query = db<MarkRow>('word_marks')
    .where({ user_id: userId })
    .where('learned_at', '>=', since)
    .orderBy([
      { column: 'learned_at', order: 'desc' },
      { column: 'word_id', order: 'desc' },
    ])
    .select('word_id');
  if (limit !== undefined) void query.limit(limit);
  return (await query).map((row) => row.word_id);
}

/**
 * Sets a mark, or toggles it when `value` is undefined, in one statement. A mark that is already set
 * keeps the time at which it was.
 */
export async function changeMark(
  db: Database,
  userId: string,
  wordId: number,
  { action, value, now }: { action: MarkAction; value: boolean | undefined; now: number },
): Promise<void> {
  const column = columns[action];
  const stored = `word_marks.${column}`;
  const changes = {
    toggle: ['CASE WHEN ?? IS NULL THEN ? ELSE NULL END', [stored, now]],
    set: ['COALESCE(??, ?)', [stored, now]],
    clear: ['NULL', []],
  } as const;
  const [sql, values] = changes[value === undefined ? 'toggle' : value ? 'set' : 'clear'];
  await db<MarkRow>('word_marks')
    .insert({ user_id: userId, word_id: wordId, [column]: value === false ? null : now })
    .onConflict(['user_id', 'word_id'])
    .merge({ [column]: db.raw(sql, values) });
}
