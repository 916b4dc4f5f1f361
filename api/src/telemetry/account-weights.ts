import { isInCanary, type Canary, type RegistrySnapshot } from '@topwords/platform/contracts';
import { LRUCache } from 'lru-cache';
import type { KnownRelease } from './live-releases.ts';

/** How much of one account's reports counts when a canary is judged. */
interface Limits {
  attempts: number;
  failures: number;
  times: number;
}

/** What an account reported about a version while its canary is judged. */
interface Reported extends Limits {
  loads: number;
  /** Loads after which a render or an event failed. */
  broken: number;
}

/** Below this minimum of attempts each account is trusted: such canaries are for a few people or tests. */
const smallestJudged = 20;

const halfAnHour = 30 * 60_000;

/** Trials of canaries are times or 0; counts under this trial appear only in figures. */
const ignoredTrial = -2;

/** The trial for attempts that count as use of a version but not as failures. */
export function surplusTrialOf(trial: number): number {
  return trial === 0 ? -1 : -trial;
}

/**
 * Limits one account so that it cannot stop a canary alone: one failure in twenty of `minimum_loads`
 * attempts is not yet evidence, and one slow load in five hardly moves the third quartile.
 */
function limitsOf({ bounds: { minimum_loads: minimum } }: Canary): Limits {
  if (minimum < smallestJudged) {
    return { attempts: Infinity, failures: Infinity, times: Infinity };
  }
  return {
    attempts: minimum,
    failures: Math.min(5, Math.floor(minimum / 20)),
    times: Math.floor(minimum / 5),
  };
}

/** Whether an account reports a canary that it does not get. */
function isForeign(userId: string, { version }: KnownRelease, canary: Canary): boolean {
  return canary.release.version === version && !isInCanary(canary, userId);
}

/** Weighs the reports of an account in the judgement of a canary. */
export interface AccountWeights {
  /** The trials under which an attempt to load a version, and its load time, are counted. */
  ofAttempt(
    userId: string,
    release: KnownRelease,
    hasFailed: boolean,
  ): { counted: KnownRelease; timed: KnownRelease };
  /**
   * The release under which a failure after the load is counted. Undefined when earlier failures
   * already broke each of the account's loads, so that a page that fails on every key counts once.
   */
  ofBrokenLoad(userId: string, release: KnownRelease): KnownRelease | undefined;
}

/**
 * Keeps weights in this process's memory, until an account has not reported a version for as long as
 * canaries are judged by. Figures include all reports, regardless of weight. A load that was reported
 * to another instance counts as one here.
 */
export function createAccountWeights(snapshot: () => RegistrySnapshot | undefined): AccountWeights {
  const reported = new LRUCache<string, Reported>({ max: 20_000, ttl: halfAnHour });

  function find(userId: string, { remote, version, trial }: KnownRelease): Reported {
    const key = `${userId} ${remote} ${version} ${trial}`;
    const entry = reported.get(key) ?? { attempts: 0, failures: 0, times: 0, loads: 0, broken: 0 };
    reported.set(key, entry);
    return entry;
  }

  function canaryOf({ remote }: KnownRelease): Canary | null {
    return snapshot()?.remotes.find(({ name }) => name === remote)?.canary ?? null;
  }

  return {
    ofAttempt(userId, release, hasFailed) {
      const entry = find(userId, release);
      if (!hasFailed) entry.loads += 1;
      const canary = canaryOf(release);
      if (canary === null) return { counted: release, timed: release };
      const limits = limitsOf(canary);
      entry.attempts += 1;
      const ignored = { ...release, trial: ignoredTrial };
      if (isForeign(userId, release, canary) || entry.attempts > limits.attempts) {
        return { counted: ignored, timed: ignored };
      }
      const surplus = { ...release, trial: surplusTrialOf(release.trial) };
      if (hasFailed) {
        entry.failures += 1;
        return { counted: entry.failures > limits.failures ? surplus : release, timed: ignored };
      }
      entry.times += 1;
      return { counted: release, timed: entry.times > limits.times ? surplus : release };
    },
    ofBrokenLoad(userId, release) {
      const entry = find(userId, release);
      if (entry.broken >= Math.max(1, entry.loads)) return undefined;
      entry.broken += 1;
      const canary = canaryOf(release);
      if (canary === null) return release;
      entry.failures += 1;
      const isWeighty = entry.failures <= limitsOf(canary).failures;
      const isOurs = !isForeign(userId, release, canary);
      return isWeighty && isOurs ? release : { ...release, trial: ignoredTrial };
    },
  };
}
