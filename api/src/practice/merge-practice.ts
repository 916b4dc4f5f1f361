import { copyRows, type Accounts } from '../db/copy-rows.ts';
import { findMarks } from '../marks/mark-repository.ts';
import type { Database } from '../db/open-database.ts';
import { deleteCards, saveCards, toCard, type CardRow } from './card-repository.ts';
import { followMemory } from './follow-memory.ts';
import { listCountedReviews } from './review-repository.ts';
import { foldReviews, learnedStability } from './scheduler.ts';

interface OwnRow {
  user_id: string;
  id: string;
}

interface FrontierRow {
  user_id: string;
  language_code: string;
  frequency_rank: number;
  bank_version: string;
}

/**
 * Adds one account's practice to another's. A card that both have is folded from the reviews of
 * both; the settings are those of the account that stays.
 */
export async function mergePractice(transaction: Database, accounts: Accounts): Promise<void> {
  await copyMissing(transaction, 'practice_reviews', accounts);
  await copyMissing(transaction, 'practice_mistakes', accounts);
  await copyMissing(transaction, 'practice_pairs', accounts);
  await mergeCards(transaction, accounts);
  await mergeFrontiers(transaction, accounts);
}

/** Copies rows whose ids the other account does not have. */
async function copyMissing(
  transaction: Database,
  table: 'practice_reviews' | 'practice_mistakes' | 'practice_pairs',
  { from, into }: Accounts,
): Promise<void> {
  const own = await transaction<OwnRow>(table).where({ user_id: into }).select('id');
  const known = new Set(own.map(({ id }) => id));
  const rows = await transaction<OwnRow>(table).where({ user_id: from });
  await copyRows(
    transaction,
    table,
    rows.filter(({ id }) => !known.has(id)),
    into,
  );
}

async function mergeCards(transaction: Database, { from, into }: Accounts): Promise<void> {
  const cardsOf = async (userId: string) => {
    const rows = await transaction<CardRow>('practice_cards').where({ user_id: userId });
    return new Map(rows.map((row) => [row.id, row]));
  };
  const [added, own] = [await cardsOf(from), await cardsOf(into)];
  const fresh = [...added.values()].filter(({ id }) => !own.has(id));
  await copyRows(transaction, 'practice_cards', fresh, into);
  for (const [id, row] of added) {
    const other = own.get(id);
    if (other === undefined) continue;
    const reviews = (await listCountedReviews(transaction, into, [id])).get(id) ?? [];
    const { learnedAt, ...memory } = foldReviews(reviews);
    const former = toCard(other);
    const knownAt = former.knownAt ?? row.known_at;
    const dueAt = knownAt === null ? (memory.dueAt ?? former.dueAt ?? row.due_at) : null;
    // Deleted first, so that no checkpoint of one account's reviews remains.
    await deleteCards(transaction, into, [id]);
    await saveCards(transaction, into, [{ ...former, ...memory, knownAt, dueAt }]);
    if (former.wordId === null) continue;
    const { wordId } = former;
    const mark = (await findMarks(transaction, into, [wordId])).get(wordId);
    const wasAbove = former.stability > learnedStability;
    await followMemory(transaction, into, { wordId, mark, wasAbove, learnedAt });
  }
}

/** No word up to the further of two frontiers is new to a learner who has both. */
async function mergeFrontiers(transaction: Database, { from, into }: Accounts): Promise<void> {
  const table = 'practice_frontiers';
  const own = await transaction<FrontierRow>(table).where({ user_id: into });
  for (const row of await transaction<FrontierRow>(table).where({ user_id: from })) {
    const { language_code, bank_version, frequency_rank } = row;
    const other = own.find((one) => one.language_code === language_code);
    if (other === undefined) await copyRows(transaction, table, [row], into);
    else if (other.bank_version === bank_version && frequency_rank > other.frequency_rank) {
      await transaction<FrontierRow>(table)
        .where({ user_id: into, language_code })
        .update({ frequency_rank });
    }
  }
}
