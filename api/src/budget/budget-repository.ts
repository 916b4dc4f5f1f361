import type { Database } from '../db/open-database.ts';
import type { RowOf } from '../db/row-of.ts';

/** Whose use of an engine is added up: everyone's, or that of new accounts. */
export type BudgetScope = 'all' | 'new';

/** Used or allowed amounts of an engine: requests, and tokens or characters. */
export interface Spending {
  requests: number;
  amount: number;
}

/** An engine's day. */
export interface EngineDay {
  engine: string;
  utcDay: string;
}

type BudgetRow = RowOf<EngineDay> & Spending & { scope: BudgetScope };

type UsageRow = RowOf<EngineDay> & { user_id: string; requests: number };

/** Creates missing rows for an engine's day, and deletes old days. */
export async function openBudgetDay(
  db: Database,
  { engine, utcDay }: EngineDay,
  keepSince: string,
): Promise<void> {
  for (const scope of ['new', 'all'] as const) {
    await db<BudgetRow>('engine_budgets')
      .insert({ engine, scope, utc_day: utcDay, requests: 0, amount: 0 })
      .onConflict(['engine', 'scope', 'utc_day'])
      .ignore();
  }
  await db<BudgetRow>('engine_budgets').where({ engine }).where('utc_day', '<', keepSince).delete();
}

/** The same for a learner's day; earlier days are deleted. */
export async function openLearnerDay(
  db: Database,
  userId: string,
  { engine, utcDay }: EngineDay,
): Promise<void> {
  await db<UsageRow>('engine_usage')
    .insert({ user_id: userId, engine, utc_day: utcDay, requests: 0 })
    .onConflict(['user_id', 'engine', 'utc_day'])
    .ignore();
  await db<UsageRow>('engine_usage')
    .where({ user_id: userId, engine })
    .where('utc_day', '<', utcDay)
    .delete();
}

/** Counts one request and its amount unless a limit is reached; returns whether it did. */
export async function takeFromBudget(
  db: Database,
  scope: BudgetScope,
  { engine, utcDay }: EngineDay,
  { limits, amount }: { limits: Spending; amount: number },
): Promise<boolean> {
  const changed = await db<BudgetRow>('engine_budgets')
    .where({ engine, scope, utc_day: utcDay })
    .where('requests', '<', limits.requests)
    .where('amount', '<', limits.amount)
    .update({ requests: db.raw('requests + 1'), amount: db.raw('amount + ?', [amount]) });
  return changed === 1;
}

/** The same for a learner, by requests only. */
export async function takeFromLearner(
  db: Database,
  userId: string,
  { engine, utcDay }: EngineDay,
  limit: number,
): Promise<boolean> {
  const changed = await db<UsageRow>('engine_usage')
    .where({ user_id: userId, engine, utc_day: utcDay })
    .where('requests', '<', limit)
    .update({ requests: db.raw('requests + 1') });
  return changed === 1;
}

/** Adds to the counts; negative numbers give back. */
export async function adjustBudget(
  db: Database,
  scope: BudgetScope,
  { engine, utcDay }: EngineDay,
  { requests, amount }: Spending,
): Promise<void> {
  await db<BudgetRow>('engine_budgets')
    .where({ engine, scope, utc_day: utcDay })
    .update({
      requests: db.raw('requests + ?', [requests]),
      amount: db.raw('amount + ?', [amount]),
    });
}

/** Gives a learner's request back. */
export async function giveBackToLearner(
  db: Database,
  userId: string,
  { engine, utcDay }: EngineDay,
): Promise<void> {
  await db<UsageRow>('engine_usage')
    .where({ user_id: userId, engine, utc_day: utcDay })
    .update({ requests: db.raw('requests - 1') });
}

/** Everyone's use of each engine on a day. */
export async function listSpending(
  db: Database,
  utcDay: string,
): Promise<({ engine: string } & Spending)[]> {
  return db<BudgetRow>('engine_budgets')
    .where({ utc_day: utcDay, scope: 'all' })
    .select('engine', 'requests', 'amount');
}
