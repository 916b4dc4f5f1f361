import { isMysql, type Database } from '../db/open-database.ts';
import { hasUserMemory, recallOfUser } from '../db/user-memory.ts';
import type { RowOf } from '../db/row-of.ts';

/** Who last set a learned mark: the learner, or practice when the card's stability was high enough. */
type LearnedBy = 'learner' | 'practice';

/** A learner's marks on a word; times are UTC milliseconds, null where there is no mark. */
export interface Mark {
  readonly wordId: number;
  readonly starredAt: number | null;
  readonly learnedAt: number | null;
  /** Null for words that were never learned, and for marks from before practice existed. */
  readonly learnedBy: LearnedBy | null;
}

/** A row of `word_marks`, with when the learner last set or removed each mark. */
export type MarkRow = RowOf<Mark> & {
  user_id: string;
  starred_set_at: number | null;
  learned_set_at: number | null;
};

/** In memory, about. */
const bytesOfMark = 150;

const marksOfUser =
  'SELECT word_id, starred_at, learned_at, learned_by FROM word_marks WHERE user_id = ?';

/** The mark of a row. */
export function toMark(row: MarkRow): Mark {
  return {
    wordId: row.word_id,
    starredAt: row.starred_at,
    learnedAt: row.learned_at,
    learnedBy: row.learned_by,
  };
}

/** The marks on the given words, by word id; a word without marks is absent. */
export async function findMarks(
  db: Database,
  userId: string,
  wordIds: readonly number[],
): Promise<Map<number, Mark>> {
  if (wordIds.length === 0) return new Map();
  if (hasUserMemory(db)) {
    const all = await recallMarks(db, userId);
    return new Map(wordIds.flatMap((id) => entryOf(all, id)));
  }
  const places = wordIds.map(() => '?').join(', ');
  const answer: unknown = await db.raw(`${marksOfUser} AND word_id IN (${places})`, [
    userId,
    ...wordIds,
  ]);
  const rows = (isMysql(db) ? (answer as [MarkRow[]])[0] : answer) as MarkRow[];
  return new Map(rows.map((row) => [row.word_id, toMark(row)]));
}

/** All words that have every one of the requested marks. */
export async function listMarks(
  db: Database,
  userId: string,
  filter: { starred?: boolean; learned?: boolean } = {},
): Promise<Mark[]> {
  if (hasUserMemory(db)) {
    const marks = [...(await recallMarks(db, userId)).values()];
    return marks.filter(
      ({ starredAt, learnedAt }) =>
        !(filter.starred && starredAt === null) && !(filter.learned && learnedAt === null),
    );
  }
  const query = db<MarkRow>('word_marks').where({ user_id: userId });
  if (filter.starred) void query.whereNotNull('starred_at');
  if (filter.learned) void query.whereNotNull('learned_at');
  return (await query).map(toMark);
}

/** All marks of a learner by word id, which a database with a memory keeps. */
function recallMarks(db: Database, userId: string): Promise<ReadonlyMap<number, Mark>> {
  return recallOfUser(
    db,
    userId,
    'marks',
    async () => {
      const rows = await db<MarkRow>('word_marks').where({ user_id: userId });
      return new Map(rows.map((row) => [row.word_id, toMark(row)]));
    },
    (marks) => marks.size * bytesOfMark,
  );
}

function entryOf(marks: ReadonlyMap<number, Mark>, wordId: number): [number, Mark][] {
  const mark = marks.get(wordId);
  return mark === undefined ? [] : [[wordId, mark]];
}

/** Words marked learned since a time, with that time, latest first; at most `limit` if given. */
export async function listLearnedSince(
  db: Database,
  userId: string,
  since: number,
  limit?: number,
): Promise<{ wordId: number; at: number }[]> {
  const query = db<MarkRow>('word_marks')
    .where({ user_id: userId })
    .where('learned_at', '>=', since)
    .orderBy([
      { column: 'learned_at', order: 'desc' },
      { column: 'word_id', order: 'desc' },
    ])
    .select('word_id', 'learned_at');
  if (limit !== undefined) void query.limit(limit);
  return (await query).map((row) => ({ wordId: row.word_id, at: row.learned_at ?? since }));
}
