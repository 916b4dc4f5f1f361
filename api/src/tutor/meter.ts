import type { PaidEngine } from '../budget/budget.ts';
import { isNew, shareOf, type NewAccounts } from '../budget/new-accounts.ts';
import { hoursLeftOf, secondsLeftOf, utcDayOf } from '../calendar/utc-day.ts';
import type { UserContext } from '../users/context.ts';
import { knownError, type KnownError } from '../errors/known-error.ts';
import { createMemoryStore, type LimitStore } from '../limits/limit-store.ts';
import { adjustUsage, dropUsageBefore, takeRequest, type Usage } from './usage-repository.ts';

/** Longer than any answer takes. */
const leaseSeconds = 600;

/** The limits of a learner's use of the model. */
export interface MeterSettings {
  /** Requests and tokens per UTC day; a learner could change their own time zone. */
  daily: Usage;
  /** Maximum concurrent answers per learner. */
  maxConcurrent: number;
  /**
   * Tokens reserved for an answer in progress, so that concurrent answers stay within the limit.
   */
  reservedTokens: number;
  /** The lower limits of new accounts. */
  newAccounts?: NewAccounts;
  /** Where answers in progress are counted; by default in the memory of this process. */
  store?: Pick<LimitStore, 'seats'>;
  /** The budget of the whole installation. */
  paid?: PaidEngine;
}

/** A counted request. */
interface Charge {
  countTokens: (tokens: number) => void;
  /** Counts a request to the model's server; the first is already counted. */
  beginRequest: () => Promise<void>;
  /** Counts the cost of the answer; without tokens (the model was unavailable) it counts nothing. */
  settle: () => Promise<void>;
}

/** Counts learners' use of the model. */
export interface Meter {
  /** @throws too_many_attempts, also when the budget is spent; tutor_limit_reached */
  begin(context: UserContext): Promise<Charge>;
}

/** Creates a meter that stores its counts in the database. */
export function createMeter(settings: MeterSettings): Meter {
  const { daily, maxConcurrent, reservedTokens, newAccounts, paid } = settings;
  const { store = createMemoryStore() } = settings;
  const takeSeat = store.seats({
    keyPrefix: 'tutor-answers',
    each: maxConcurrent,
    detail: 'The tutor is still answering you. Try again in a moment',
    leaseSeconds,
  });

  async function count({ db, user, now }: UserContext): Promise<(spent: number) => Promise<void>> {
    const usageDay = { userId: user.id, utcDay: utcDayOf(now) };
    const limits = limitsOf(user, now);
    if (!(await takeRequest(db, usageDay, { limits, reservedTokens }))) throw limitReached(now);
    await dropUsageBefore(db, usageDay);
    return (spent) =>
      adjustUsage(db, usageDay, { requests: spent > 0 ? 0 : -1, tokens: spent - reservedTokens });
  }

  function limitsOf(user: UserContext['user'], now: number): Usage {
    if (newAccounts === undefined || !isNew(user, now, newAccounts)) return daily;
    const { percent } = newAccounts;
    return {
      requests: shareOf(daily.requests, percent),
      tokens: shareOf(daily.tokens, percent),
    };
  }

  /** Reserves requests to the model's server from the installation's budget. */
  async function reserveBudget({ user }: UserContext) {
    const reserve = async () => paid && [await paid.reserve(user, reservedTokens)];
    const reservations = (await reserve()) ?? [];
    let isFirst = true;
    return {
      async begin(): Promise<void> {
        if (!isFirst) reservations.push(...((await reserve()) ?? []));
        isFirst = false;
      },
      async settle(tokens: number): Promise<void> {
        for (const [index, reservation] of reservations.entries()) {
          if (tokens === 0) await reservation.giveBack();
          else await reservation.settle(index === 0 ? tokens : 0);
        }
      },
    };
  }

  return {
    async begin(context) {
      const leaveSeat = await takeSeat(context.user.id);
      try {
        const settleUsage = await count(context);
        let spent = 0;
        const budgetCharge = await reserveBudget(context).catch(async (error: unknown) => {
          await settleUsage(0);
          throw error;
        });
        return {
          countTokens(tokens) {
            spent += tokens;
          },
          beginRequest: () => budgetCharge.begin(),
          async settle() {
            leaveSeat();
            await settleUsage(spent);
            await budgetCharge.settle(spent);
          },
        };
      } catch (error) {
        leaveSeat();
        throw error;
      }
    },
  };
}

function limitReached(now: number): KnownError {
  return knownError(
    'tutor_limit_reached',
    `You’ve reached the daily limit for the tutor. Ask again in ${hoursLeftOf(now)}`,
    { retryAfterSeconds: secondsLeftOf(now) },
  );
}
