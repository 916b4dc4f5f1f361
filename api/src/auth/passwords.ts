import { hash, verify } from '@node-rs/argon2';
import { knownError } from '../errors/known-error.ts';
import { createPasswordCheck, type CheckPassword } from './password-rules/check-password.ts';
import { createSeats } from '../limits/seats.ts';

/** OWASP's parameters for argon2id with one pass. */
const cost = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 };
/** How the hashes of this cost begin. */
const presentForm = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;
/** In each of the two queues: some seconds of work. */
const maxWaiting = 100;
const ofOneAccount = 10;

/** Whose password is hashed. */
export interface Turn {
  /** The account, by its normalised e-mail address. */
  email: string;
  /** Known browsers and sessions have a queue of their own, which strangers cannot fill. */
  isKnown: boolean;
}

/** What may be done during a turn. */
interface Hashing {
  hash: (password: string) => Promise<string>;
  /** Takes equally long for an account that does not exist (`null`), and then returns false. */
  verify: (passwordHash: string | null, password: string) => Promise<boolean>;
}

/** Limits concurrent password hashing: each hash takes a core and 46 MiB while it runs. */
export interface Passwords {
  /** Refuses a new password that others guess first. @throws validation_failed */
  check: CheckPassword;
  /** Whether a hash was made with an earlier cost: the next sign-in renews it. */
  isOutdated(passwordHash: string): boolean;
  /** Checks before anything is counted or read. @throws too_many_attempts while a queue is full */
  checkRoom(turn: Pick<Turn, 'isKnown'>): void;
  /**
   * Does work in its turn. The work reads from the database during its turn, so that a rush of
   * sign-ins does not fill the database's queue; it must hold no connection or transaction while it
   * hashes.
   * @throws too_many_attempts when too many wait already, for this account or in total
   */
  inTurn<Result>(turn: Turn, work: (hashing: Hashing) => Promise<Result>): Promise<Result>;
}

/** Hashes a password immediately. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

/** @param atOnce fewer than libuv's threads, which also read files */
export function createPasswords(
  atOnce: number,
  check: CheckPassword = createPasswordCheck(),
): Passwords {
  const takeSeat = createSeats(ofOneAccount, 'Too many attempts at once. Try again in a second');
  const turns = createTurns(atOnce);
  // Created now, so that the first sign-in to an unknown account takes no longer than others.
  const decoy = hashPassword('no account has this password');

  const hashing: Hashing = {
    hash: hashPassword,
    async verify(passwordHash, password) {
      const isMatch = await verify(passwordHash ?? (await decoy), password.normalize('NFKC'));
      return isMatch && passwordHash !== null;
    },
  };

  return {
    check,
    isOutdated: (passwordHash) => !passwordHash.startsWith(presentForm),
    checkRoom: ({ isKnown }) => turns.checkRoom(isKnown),
    async inTurn({ email, isKnown }, work) {
      const leaveSeat = takeSeat(`${isKnown} ${email}`);
      try {
        const endTurn = await turns.take(isKnown);
        try {
          return await work(hashing);
        } finally {
          endTurn();
        }
      } finally {
        leaveSeat();
      }
    },
  };
}

/** Two queues for the same places; while both have someone waiting they take turns. */
function createTurns(atOnce: number) {
  const known: (() => void)[] = [];
  const strangers: (() => void)[] = [];
  let running = 0;
  let wasKnown = false;

  function end(): void {
    const [first, second] = wasKnown ? [strangers, known] : [known, strangers];
    const queue = first.length > 0 ? first : second;
    const next = queue.shift();
    wasKnown = queue === known;
    if (next === undefined) running -= 1;
    else next();
  }

  function checkRoom(isKnown: boolean): void {
    const queue = isKnown ? known : strangers;
    if (running < atOnce || queue.length < maxWaiting) return;
    throw knownError('too_many_attempts', 'Too many people are signing in. Try again shortly', {
      retryAfterSeconds: 5,
    });
  }

  return {
    checkRoom,
    /** Waits for a place; returns the function that releases it. */
    async take(isKnown: boolean): Promise<() => void> {
      checkRoom(isKnown);
      if (running < atOnce) {
        running += 1;
      } else {
        await new Promise<void>((resolve) => {
          (isKnown ? known : strangers).push(resolve);
        });
      }
      return end;
    },
  };
}
