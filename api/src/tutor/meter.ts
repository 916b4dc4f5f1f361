import type { UserContext } from '../context.ts';
import { knownError, type KnownError } from '../errors.ts';
import { createSeats } from '../http/seats.ts';
import { adjustUsage, dropUsageBefore, takeRequest, type Usage } from './usage-repository.ts';

const day = 24 * 60 * 60 * 1000;
const hour = 60 * 60;

/** What one learner may have of the model. */
export interface MeterSettings {
  /** Requests and tokens in a day, which is UTC's: a learner's own could be moved. */
  daily: Usage;
  /** Answers of one learner that may be in the making. */
  atOnce: number;
  /** Tokens set aside for an answer in the making, so that many at once do not pass the limit. */
  setAside: number;
}

/** One request that is counted. */
interface Charge {
  countTokens: (tokens: number) => void;
  /** Counts what the answer cost; one that cost nothing, for the model was away, is not counted. */
  settle: () => Promise<void>;
}

/** Counts what learners use of the model. */
export interface Meter {
  /** @throws too_many_attempts, tutor_limit_reached */
  begin(context: UserContext): Promise<Charge>;
}

/** A meter whose counts stand in the database. */
export function createMeter({ daily, atOnce, setAside }: MeterSettings): Meter {
  const takeSeat = createSeats(atOnce, 'The tutor is still answering you. Try again in a moment');

  async function count({ db, user, now }: UserContext): Promise<(spent: number) => Promise<void>> {
    const usageDay = { userId: user.id, utcDay: new Date(now).toISOString().slice(0, 10) };
    if (!(await takeRequest(db, usageDay, { limits: daily, setAside }))) throw limitReached(now);
    await dropUsageBefore(db, usageDay);
    return (spent) =>
      adjustUsage(db, usageDay, { requests: spent > 0 ? 0 : -1, tokens: spent - setAside });
  }

  return {
    async begin(context) {
      const leaveSeat = takeSeat(context.user.id);
      try {
        const settleAt = await count(context);
        let spent = 0;
        return {
          countTokens(tokens) {
            spent += tokens;
          },
          async settle() {
            leaveSeat();
            await settleAt(spent);
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
  const seconds = Math.ceil((day - (now % day)) / 1000);
  const hours = Math.ceil(seconds / hour);
  const wait = hours === 1 ? 'an hour' : `${hours} hours`;
  return knownError(
    'tutor_limit_reached',
    `You have asked the tutor as much as one may in a day. Ask again in ${wait}`,
    { retryAfterSeconds: seconds },
  );
}
