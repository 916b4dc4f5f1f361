import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { knownError } from '../errors/known-error.ts';
import { consume } from '../limits/consume.ts';
import { createMemoryStore } from '../limits/limit-store.ts';
import { networkOf, networksOf } from '../limits/network-of.ts';

/** How many attempts are allowed in a window, by key. */
export interface AttemptLimitSettings {
  windowSeconds: number;
  /** Wrong passwords; the /56 and /48 of an IPv6 address have 4 and 16 times as many. */
  loginAddress: number;
  loginAccount: number;
  /** Wrong passwords by account and address, by a known browser, or by a session. */
  loginPair: number;
  /** Sign-ins, with a correct or wrong password. */
  signInAddress: number;
  /** Sign-ins of one account with its correct password. */
  signInAccount: number;
  registerAddress: number;
  /** Mailed links asked for, and tried. */
  resetAddress: number;
  /** Links mailed to one address. */
  resetAccount: number;
}

/** How many times the limit of accounts is theirs who prove work. */
const provenFactor = 10;

/** Tries of mailed codes by an account. */
const codesADay = 20;

type GoogleStep = 'start' | 'code';

/** Who tries a password. */
interface PasswordAttempt {
  email: string;
  address: string;
  /** A browser that the account knows, or one of its sessions; undefined for a stranger. */
  known?: string | undefined;
}

/** Counts attempts to sign in and to register; each method throws too_many_attempts over the limit. */
export interface AttemptLimits {
  /**
   * Counts a password and verifies it; returns whether it was correct. A stranger's attempt counts
   * by address, by account and by both. A known browser's, and a session's, counts separately, so
   * that nobody else can use it up. Errors of `verify` are passed on, and the attempt is not
   * counted.
   */
  tryPassword(attempt: PasswordAttempt, verify: () => Promise<boolean>): Promise<boolean>;
  /**
   * Counts an account to be created; returns false, and does not throw, over the limit. Those with a
   * proof of work have ten times the limit, and it throws beyond.
   */
  countRegistration(address: string, isWorkProven: boolean): Promise<boolean>;
  /** Counts asking for a mailed link, or trying one. */
  countLink(address: string): Promise<void>;
  /** Counts a mailed link; returns false, and does not throw, over the limit. */
  mayMailLink(email: string): Promise<boolean>;
  /** Counts a challenge for a passkey, or an answer to one. */
  countPasskey(address: string): Promise<void>;
  /** Counts a mailed code that an account tries: each is one of a million. */
  countCode(userId: string): Promise<void>;
  /**
   * Starting and completing a sign-in with Google are counted separately, each as often as
   * sign-ins.
   */
  countGoogle(step: GoogleStep, address: string): Promise<void>;
}

/** A key that a limiter counts. */
type Count = readonly [limiter: RateLimiterAbstract, key: string];

interface Guess {
  count: Count;
  /** Only the person who just gave the password counts there. */
  isOwn: boolean;
}

/** Limits counted in a store; by default in the memory of this process. */
export function createAttemptLimits(
  settings: AttemptLimitSettings,
  store = createMemoryStore(),
): AttemptLimits {
  const limiter = (keyPrefix: string, points: number) =>
    store.limiter({ keyPrefix, points, duration: settings.windowSeconds });

  /** Counts an address, and for IPv6 the wider networks around it. */
  function addressCounts(keyPrefix: string, points: number): (address: string) => Count[] {
    const limiters = new Map<number, RateLimiterAbstract>();
    const limiterOf = (factor: number) => {
      const made = limiters.get(factor) ?? limiter(keyPrefix, points * factor);
      limiters.set(factor, made);
      return made;
    };
    return (address) =>
      networksOf(address).map(({ network, factor }) => [limiterOf(factor), network] as const);
  }

  const signInAddress = addressCounts('sign-in-address', settings.signInAddress);
  const signInAccount = limiter('sign-in-account', settings.signInAccount);
  const loginAddress = addressCounts('login-address', settings.loginAddress);
  const loginAccount = limiter('login-account', settings.loginAccount);
  const loginPair = limiter('login-pair', settings.loginPair);
  const loginKnown = limiter('login-known', settings.loginPair);
  const registerAddress = addressCounts('register-address', settings.registerAddress);
  const provenAddress = addressCounts(
    'register-proven-address',
    settings.registerAddress * provenFactor,
  );
  const resetAddress = addressCounts('reset-address', settings.resetAddress);
  const resetAccount = limiter('reset-account', settings.resetAccount);
  const passkeyAddress = addressCounts('passkey-address', settings.signInAddress);
  const codeAccount = store.limiter({
    keyPrefix: 'code-account',
    points: codesADay,
    duration: 24 * 60 * 60,
  });
  const googleAddress = {
    start: addressCounts('google-start-address', settings.loginAddress),
    code: addressCounts('google-code-address', settings.loginAddress),
  };

  /**
   * What a wrong password counts by. The address comes first, so that made-up accounts fill no
   * memory.
   */
  function guessesOf({ email, address, known }: PasswordAttempt): readonly Guess[] {
    if (known !== undefined) return [{ count: [loginKnown, known], isOwn: true }];
    const pair: Count = [loginPair, `${networkOf(address)} ${email}`];
    return [
      ...loginAddress(address).map((count) => ({ count, isOwn: false })),
      { count: pair, isOwn: true },
      { count: [loginAccount, email], isOwn: false },
    ];
  }

  return {
    async tryPassword(attempt, verify) {
      const { email, address, known } = attempt;
      const everything = known === undefined ? signInAddress(address) : [];
      const guesses = guessesOf(attempt);
      const signIn: Count = [signInAccount, email];
      const all = [...everything, ...guesses.map(({ count }) => count), signIn];
      await consumeAll(all);
      let isRight: boolean;
      try {
        isRight = await verify();
      } catch (error) {
        await giveBack(all);
        throw error;
      }
      await (isRight ? forgive(guesses) : giveBack([signIn]));
      return isRight;
    },
    countLink: (address) => consumeAll(resetAddress(address)),
    countPasskey: (address) => consumeAll(passkeyAddress(address)),
    countCode: (userId) => consumeAll([[codeAccount, userId]]),
    mayMailLink: async (email) => (await consume(resetAccount, email)) === 0,
    async countRegistration(address, isWorkProven) {
      if (isWorkProven) await consumeAll(provenAddress(address));
      return isWorkProven || (await consumeIfRoom(registerAddress(address))) === 0;
    },
    countGoogle: (step, address) => consumeAll(googleAddress[step](address)),
  };
}

/** The password was correct, so this attempt was no guess. Earlier ones were slips of the owner. */
async function forgive(guesses: readonly Guess[]): Promise<void> {
  for (const { count, isOwn } of guesses) {
    const [limiter, key] = count;
    await (isOwn ? limiter.delete(key) : limiter.reward(key));
  }
}

async function giveBack(counts: readonly Count[]): Promise<void> {
  for (const [limiter, key] of counts) await limiter.reward(key);
}

/** Counts everywhere. @throws too_many_attempts, and counts nowhere, if one of the limits is reached */
async function consumeAll(counts: readonly Count[]): Promise<void> {
  const seconds = await consumeIfRoom(counts);
  if (seconds > 0) throw tooManyAttempts(seconds);
}

/** Counts everywhere, or nowhere if a limit is reached. @returns seconds to wait then; 0 if counted */
async function consumeIfRoom(counts: readonly Count[]): Promise<number> {
  for (const [index, [limiter, key]] of counts.entries()) {
    const seconds = await consume(limiter, key);
    if (seconds > 0) {
      await giveBack(counts.slice(0, index + 1));
      return seconds;
    }
  }
  return 0;
}

function tooManyAttempts(seconds: number): Error {
  return knownError('too_many_attempts', `Too many attempts. Try again in ${formatWait(seconds)}`, {
    retryAfterSeconds: seconds,
  });
}

function formatWait(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
