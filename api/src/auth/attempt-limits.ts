import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { knownError } from '../errors.ts';
import { createMemoryStore } from '../limits/limit-store.ts';
import { networkOf } from '../limits/network-of.ts';

/** How many attempts are allowed in a window, by what they are counted. */
export interface AttemptLimitSettings {
  windowSeconds: number;
  loginAddress: number;
  loginAccount: number;
  loginPair: number;
  registerAddress: number;
}

type GoogleStep = 'start' | 'code';

/** Counts attempts to sign in and to register; each throws too_many_attempts over the limit. */
export interface AttemptLimits {
  countLogin(address: string, email: string): Promise<void>;
  /** The password was right: its attempts were no guesses. */
  forgiveLogin(address: string, email: string): Promise<void>;
  countRegistration(address: string): Promise<void>;
  /** Beginning a sign-in with Google and ending it are counted apart, each as often as sign-ins. */
  countGoogle(step: GoogleStep, address: string): Promise<void>;
}

/** Limits counted in a store; in the memory of this process unless given another. */
export function createAttemptLimits(
  settings: AttemptLimitSettings,
  store = createMemoryStore(),
): AttemptLimits {
  const limiter = (keyPrefix: string, points: number) =>
    store.limiter({ keyPrefix, points, duration: settings.windowSeconds });
  const loginAddress = limiter('login-address', settings.loginAddress);
  const loginAccount = limiter('login-account', settings.loginAccount);
  const loginPair = limiter('login-pair', settings.loginPair);
  const registerAddress = limiter('register-address', settings.registerAddress);
  const googleAddress = {
    start: limiter('google-start-address', settings.loginAddress),
    code: limiter('google-code-address', settings.loginAddress),
  };

  return {
    async countLogin(address, email) {
      const network = networkOf(address);
      // The address comes first: once it is refused, made-up accounts fill no memory.
      await consume(loginAddress, network);
      await consume(loginPair, `${network} ${email}`);
      await consume(loginAccount, email);
    },
    async forgiveLogin(address, email) {
      const network = networkOf(address);
      await loginPair.delete(`${network} ${email}`);
      await loginAddress.reward(network);
      await loginAccount.reward(email);
    },
    async countRegistration(address) {
      await consume(registerAddress, networkOf(address));
    },
    async countGoogle(step, address) {
      await consume(googleAddress[step], networkOf(address));
    },
  };
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    const seconds = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
    throw knownError('too_many_attempts', `Too many attempts. Try again in ${inWords(seconds)}`, {
      retryAfterSeconds: seconds,
    });
  }
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
