import type { Database } from '../db/open-database.ts';
import type { CardRow } from './card-repository.ts';
import type { Checkpoint } from './checkpoints.ts';
import { schedulerVersion, type Memory } from './scheduler.ts';

/** A row of `practice_cards` with the column that only this file uses. */
interface CheckpointRow extends CardRow {
  checkpoints: string | null;
}

interface StoredCheckpoints {
  /** Identifies the scheduler and the card's state; checkpoints with another stamp are invalid. */
  stamp: string;
  checkpoints: Checkpoint[];
}

/**
 * Identifies the state of a card. Releases without checkpoints, and people who edit the database,
 * change only the card: the stamp then differs, and the card is folded from its first review.
 */
function stampOf({
  reviewCount,
  stability,
  difficulty,
  lapses,
}: Pick<Memory, 'reviewCount' | 'stability' | 'difficulty' | 'lapses'>): string {
  return [schedulerVersion, reviewCount, stability, difficulty, lapses].join(' ');
}

/** The checkpoints of cards, by card; those with an outdated stamp are left out. */
export async function findCheckpoints(
  db: Database,
  userId: string,
  cardIds: readonly string[],
): Promise<Map<string, Checkpoint[]>> {
  if (cardIds.length === 0) return new Map();
  const rows = await db<CheckpointRow>('practice_cards')
    .where({ user_id: userId })
    .whereIn('id', [...cardIds])
    .whereNotNull('checkpoints')
    .select('id', 'checkpoints', 'review_count', 'stability', 'difficulty', 'lapses');
  return new Map(
    rows.map((row) => {
      const stored: StoredCheckpoints = JSON.parse(row.checkpoints ?? '');
      const isCurrent = stored.stamp === stampOf({ ...row, reviewCount: row.review_count });
      return [row.id, isCurrent ? stored.checkpoints : []];
    }),
  );
}

/** Saves the checkpoints of a card with its current state; null when there are none. */
export async function keepCheckpoints(
  db: Database,
  userId: string,
  cardId: string,
  { memory, checkpoints }: { memory: Memory; checkpoints: readonly Checkpoint[] },
): Promise<void> {
  const stored: StoredCheckpoints = { stamp: stampOf(memory), checkpoints: [...checkpoints] };
  await db<CheckpointRow>('practice_cards')
    .where({ user_id: userId, id: cardId })
    .update({ checkpoints: checkpoints.length === 0 ? null : JSON.stringify(stored) });
}
