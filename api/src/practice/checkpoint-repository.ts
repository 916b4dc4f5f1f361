import type { Database } from '../db/open-database.ts';
import type { CardRow } from './card-repository.ts';
import type { Checkpoint } from './checkpoints.ts';
import { schedulerVersion, type Memory } from './scheduler.ts';

/** A row of `practice_cards` with what only this file reads. */
interface CheckpointRow extends CardRow {
  checkpoints: string | null;
}

interface Kept {
  /** Of the scheduler and of the card: checkpoints of another state of either are void. */
  stamp: string;
  checkpoints: Checkpoint[];
}

/**
 * Names the state of a card. A release that knows nothing of checkpoints changes the card alone, and
 * so does a hand in the database: the stamp then differs, and the card is folded from the beginning.
 */
function stampOf({
  reviewCount,
  stability,
  difficulty,
  lapses,
}: Pick<Memory, 'reviewCount' | 'stability' | 'difficulty' | 'lapses'>): string {
  return [schedulerVersion, reviewCount, stability, difficulty, lapses].join(' ');
}

/** The checkpoints of cards, by card; those that do not belong to the card as it is are left out. */
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
      const kept: Kept = JSON.parse(row.checkpoints ?? '');
      const isOfCard = kept.stamp === stampOf({ ...row, reviewCount: row.review_count });
      return [row.id, isOfCard ? kept.checkpoints : []];
    }),
  );
}

/** Keeps the checkpoints of a card as it is now; null when it has none. */
export async function keepCheckpoints(
  db: Database,
  userId: string,
  cardId: string,
  { memory, checkpoints }: { memory: Memory; checkpoints: readonly Checkpoint[] },
): Promise<void> {
  const kept: Kept = { stamp: stampOf(memory), checkpoints: [...checkpoints] };
  await db<CheckpointRow>('practice_cards')
    .where({ user_id: userId, id: cardId })
    .update({ checkpoints: checkpoints.length === 0 ? null : JSON.stringify(kept) });
}
