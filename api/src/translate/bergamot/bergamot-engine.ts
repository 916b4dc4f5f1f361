import { packageMissing } from '../../engines/engine-package.ts';
import { listInstalledPairs, type InstalledPair } from '../../engines/installed-pair.ts';
import { nameOfPair } from '../../engines/model-registry.ts';
import { createRests } from '../../engines/rests.ts';
import { inWhole, type TranslationEngine } from '../engine.ts';
import { findRoute, groupRoutes } from './find-route.ts';
import { startModelThread } from './model-thread.ts';
import { createPairThreads, type PairThreadsSettings } from './pair-threads.ts';

/** What the engine needs, and its limits, each with a default. */
export interface BergamotSettings extends Partial<Omit<PairThreadsSettings, 'startThread'>> {
  enginesFolder: string;
  /** The folder of the package that runs models; undefined if it is not installed. */
  packageFolder: string | undefined;
  /** Called with a line for the log when a model fails, and when the package is missing. */
  onProblem: (problem: { pair?: string; detail: string }) => void;
  loadLimitMilliseconds?: number;
  /** How long what is installed is taken as known. */
  lookEveryMilliseconds?: number;
  now?: () => number;
}

/** An engine on this machine. */
export interface BergamotEngine extends TranslationEngine {
  /** How many models are in memory. */
  threads(): number;
  /** Ends its threads; later texts are not translated. */
  close(): Promise<void>;
}

/**
 * Translates with the models that `npm run engines` has installed, also with those that are added
 * while it runs. Pairs without a model of their own go through English. A text that fails, or waits
 * too long, has no translation: the next engine answers it.
 */
export function createBergamotEngine(settings: BergamotSettings): BergamotEngine {
  const { enginesFolder, packageFolder, onProblem, now = Date.now } = settings;
  const { lookEveryMilliseconds = 2000, loadLimitMilliseconds = 20_000 } = settings;
  const rests = createRests(now);
  const threads = createPairThreads({
    maxThreads: settings.maxThreads ?? 2,
    queueLength: settings.queueLength ?? 50,
    waitLimitMilliseconds: settings.waitLimitMilliseconds ?? 10_000,
    runLimitMilliseconds: settings.runLimitMilliseconds ?? 10_000,
    idleLimitMilliseconds: settings.idleLimitMilliseconds ?? 300_000,
    startThread: (pair) => startModelThread(pair, packageFolder ?? '', loadLimitMilliseconds),
  });
  let known: { pairs: Promise<InstalledPair[]>; until: number } | undefined;
  let isClosed = false;
  let hasSaidMissing = false;

  async function look(): Promise<InstalledPair[]> {
    const pairs = await listInstalledPairs(enginesFolder).catch((error: unknown) => {
      onProblem({ detail: `${enginesFolder} cannot be read: ${String(error)}` });
      return [];
    });
    threads.endOthers(pairs);
    if (pairs.length === 0 || packageFolder !== undefined) return pairs;
    if (!hasSaidMissing) onProblem({ detail: packageMissing });
    hasSaidMissing = true;
    return [];
  }

  /** The installed pairs whose models work. */
  async function usablePairs(): Promise<InstalledPair[]> {
    if (isClosed) return [];
    if (known === undefined || now() >= known.until) {
      known = { pairs: look(), until: now() + lookEveryMilliseconds };
    }
    return (await known.pairs).filter((pair) => !rests.isResting(pair.id));
  }

  async function translateWith(pair: InstalledPair, text: string): Promise<string | undefined> {
    const outcome = await threads.translate(pair, text);
    if (isClosed || outcome.kind === 'busy') return undefined;
    if (outcome.kind === 'translation') {
      rests.succeed(pair.id);
      return outcome.text;
    }
    rests.fail(pair.id, outcome.while === 'loading' ? 'loading' : 'working');
    onProblem({
      pair: nameOfPair(pair),
      detail: `failed while ${outcome.while}: ${outcome.detail}`,
    });
    return undefined;
  }

  return {
    name: 'Bergamot',
    quality: 'machine',
    isCostly: true,
    threads: () => threads.count(),
    listGroups: async () => groupRoutes(await usablePairs()),
    async translate({ text, from, to }) {
      const route = findRoute(await usablePairs(), { from, to });
      let made: string | undefined = route.length > 0 ? text : undefined;
      for (const pair of route) {
        if (made !== undefined) made = await translateWith(pair, made);
      }
      return made === undefined || made.trim() === '' ? null : inWhole(made);
    },
    async close() {
      isClosed = true;
      await threads.close();
    },
  };
}
