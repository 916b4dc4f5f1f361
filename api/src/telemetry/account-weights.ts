import { isInCanary, type Canary, type RegistrySnapshot } from '@topwords/platform/contracts';
import { LRUCache } from 'lru-cache';
import type { KnownRelease } from './live-releases.ts';

/** What of an account decides about a canary. */
interface Limits {
  attempts: number;
  failures: number;
  times: number;
}

/** What an account told of a version while its canary is judged. */
interface Told extends Limits {
  loads: number;
  /** Loads after which a render or an event failed. */
  broken: number;
}

/** Judges that want fewer attempts trust each account: they are for a handful of people, and for tests. */
const smallestJudged = 20;

const halfAnHour = 30 * 60_000;

/** Counts of no canary have a time or 0 as their trial: these stand beside them, seen in figures alone. */
const ignoredTrial = -2;

/** Where attempts are counted that make a version more used, and not more faulty. */
export function surplusTrialOf(trial: number): number {
  return trial === 0 ? -1 : -trial;
}

/**
 * So much of one account counts that it cannot stop a canary by itself: of `minimum_loads` attempts one
 * in twenty that failed is no evidence yet, and one in five that was slow moves no third quartile far.
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

/** Nobody loads a canary who is not in it. */
function isForeign(userId: string, { version }: KnownRelease, canary: Canary): boolean {
  return canary.release.version === version && !isInCanary(canary, userId);
}

/** Tells what the reports of one account weigh in the judgement of a canary. */
export interface AccountWeights {
  /** Under which trial an attempt to load a version is counted, and under which the time it took. */
  ofAttempt(
    userId: string,
    release: KnownRelease,
    hasFailed: boolean,
  ): { counted: KnownRelease; timed: KnownRelease };
  /**
   * The same of a failure after the version was loaded. Undefined when earlier ones have broken each
   * of the account's loads, so that a page that fails with each key weighs as one.
   */
  ofBrokenLoad(userId: string, release: KnownRelease): KnownRelease | undefined;
}

/**
 * Weights in this process's memory; they are forgotten when an account has told nothing of a version for
 * as long as canaries are judged by. All that was told is in the figures, whatever it weighs. A load
 * that another instance was told of counts as one here.
 */
export function createAccountWeights(snapshot: () => RegistrySnapshot | undefined): AccountWeights {
  const told = new LRUCache<string, Told>({ max: 20_000, ttl: halfAnHour });

  function find(userId: string, { remote, version, trial }: KnownRelease): Told {
    const key = `${userId} ${remote} ${version} ${trial}`;
    const entry = told.get(key) ?? { attempts: 0, failures: 0, times: 0, loads: 0, broken: 0 };
    told.set(key, entry);
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
