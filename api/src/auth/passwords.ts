import { hash, verify } from '@node-rs/argon2';
import { knownError } from '../errors.ts';

/** OWASP's figures for argon2id with one pass. */
const cost = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 };
const waitingAtMost = 200;

/** Hashes and verifies passwords, only so many at once: each takes 46 MiB while it lasts. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for an account that is not there (`null`), and is then always false. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

/** @throws too_many_attempts, from either function, when too many already wait. */
export function createPasswords(atOnce: number): Passwords {
  const inTurn = createTurns(atOnce);
  const hashPassword = (password: string) => inTurn(() => hash(password.normalize('NFKC'), cost));

  // Made at once, so that the first sign-in to an unknown account takes no longer than others.
  const decoy = hashPassword('no account has this password');

  async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
    const against = passwordHash ?? (await decoy);
    const isMatch = await inTurn(() => verify(against, password.normalize('NFKC')));
    return isMatch && passwordHash !== null;
  }

  return { hash: hashPassword, verify: verifyPassword };
}

function createTurns(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) {
      if (waiting.length >= waitingAtMost) {
        throw knownError('too_many_attempts', 'Too many people are signing in. Try again shortly', {
          retryAfterSeconds: 5,
        });
      }
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
