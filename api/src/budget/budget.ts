import type { Logger } from 'pino';
import { inTransaction } from '../db/in-transaction.ts';
import type { Database } from '../db/open-database.ts';
import {
  adjustBudget,
  giveBackToLearner,
  listSpending,
  openBudgetDay,
  openLearnerDay,
  takeFromBudget,
  takeFromLearner,
  type BudgetScope,
  type EngineDay,
  type Spending,
} from './budget-repository.ts';
import { budgetSpent, type SpentLimit } from './budget-spent.ts';
import { isNew, shareOf, type Learner, type NewAccounts } from './new-accounts.ts';
import { utcDayOf } from '../calendar/utc-day.ts';

const keptDays = 31;

interface BudgetSettings {
  db: Database;
  log: Logger;
  now: () => number;
  newAccounts: NewAccounts;
  /** Called for each request that is paid for, and for each that a limit refused. */
  observe?: { request(engine: string): void; refusal(engine: string, limit: SpentLimit): void };
}

/** A paid engine, and its allowed use in a day (UTC). */
interface PaidEngineSettings {
  /** The name in the counts: `tutor`. */
  engine: string;
  /** The name for people: `The tutor`. */
  service: string;
  /** Of the whole installation. */
  daily: Spending;
  /** Of one learner; if omitted, the engine's caller counts learners itself. */
  learnerRequests?: number;
}

/** A request that is counted before it is sent. */
interface Reservation {
  /** The request was paid for: sets its final cost, if that was not known before. */
  settle(amount: number): Promise<void>;
  /** The request cost nothing: the engine was not reached, or refused. */
  giveBack(): Promise<void>;
}

/** An engine whose requests are counted. */
export interface PaidEngine {
  /**
   * Counts a request that is about to be sent, and its estimated cost in tokens or characters.
   * @param learner null for a partner's page
   * @throws too_many_attempts, recognised by `isBudgetSpent`
   */
  reserve(learner: Learner | null, amount: number): Promise<Reservation>;
}

/** Counts what engines cost, in the database, for all instances. */
export interface Budget {
  of(settings: PaidEngineSettings): PaidEngine;
  /** The share of its budget that each engine has used today, 1 when it is spent. */
  listShares(): Promise<{ engine: string; share: number }[]>;
}

/** Creates the budgets of one installation. */
export function createBudget({ db, log, now, newAccounts, observe }: BudgetSettings): Budget {
  const engines = new Map<string, Spending>();

  function createEngine({
    engine,
    service,
    daily,
    learnerRequests,
  }: PaidEngineSettings): PaidEngine {
    engines.set(engine, daily);
    const ofNewAccounts = {
      requests: shareOf(daily.requests, newAccounts.budgetPercent),
      amount: shareOf(daily.amount, newAccounts.budgetPercent),
    };
    let openedDay = '';
    const loggedDays: Partial<Record<SpentLimit, string>> = {};

    async function openDay(day: EngineDay): Promise<void> {
      if (openedDay === day.utcDay) return;
      await openBudgetDay(db, day, utcDayOf(now(), keptDays));
      openedDay = day.utcDay;
    }

    function refuse(limit: SpentLimit, utcDay: string): Error {
      observe?.refusal(engine, limit);
      if (limit !== 'learner' && loggedDays[limit] !== utcDay) {
        loggedDays[limit] = utcDay;
        log.warn({ engine, limit, utcDay }, 'the daily budget of an engine is spent');
      }
      return budgetSpent(service, limit, now());
    }

    return {
      async reserve(learner, amount) {
        const at = now();
        const day = { engine, utcDay: utcDayOf(at) };
        const isFromNew = learner !== null && isNew(learner, at, newAccounts);
        const counted = learnerRequests === undefined ? null : learner;
        const scopes: BudgetScope[] = isFromNew ? ['new', 'all'] : ['all'];
        await openDay(day);
        if (counted !== null) await openLearnerDay(db, counted.id, day);
        // All requests write this row: locked last, it is locked for the shortest time.
        await inTransaction(db, async (transaction) => {
          if (counted !== null && learnerRequests !== undefined) {
            const { percent } = newAccounts;
            const limit = isFromNew ? shareOf(learnerRequests, percent) : learnerRequests;
            if (!(await takeFromLearner(transaction, counted.id, day, limit)))
              throw refuse('learner', day.utcDay);
          }
          for (const scope of scopes) {
            const limits = scope === 'new' ? ofNewAccounts : daily;
            if (!(await takeFromBudget(transaction, scope, day, { limits, amount })))
              throw refuse(scope === 'new' ? 'new accounts' : 'installation', day.utcDay);
          }
        });
        observe?.request(engine);

        async function adjust(change: Spending): Promise<void> {
          for (const scope of scopes) await adjustBudget(db, scope, day, change);
        }

        return {
          async settle(cost) {
            if (cost !== amount) await adjust({ requests: 0, amount: cost - amount });
          },
          async giveBack() {
            await adjust({ requests: -1, amount: -amount });
            if (counted !== null) await giveBackToLearner(db, counted.id, day);
          },
        };
      },
    };
  }

  return {
    of: createEngine,
    async listShares() {
      const spent = await listSpending(db, utcDayOf(now()));
      return [...engines].map(([engine, daily]) => {
        const { requests, amount } = spent.find((row) => row.engine === engine) ?? noSpending;
        return { engine, share: Math.max(requests / daily.requests, amount / daily.amount) };
      });
    },
  };
}

const noSpending: Spending = { requests: 0, amount: 0 };
