import {
  servedRegistry,
  type Canary,
  type PublicKey,
  type SignedSnapshot,
} from '@topwords/platform/contracts';
import { z } from 'zod/mini';
import { settingFault } from '../fault/release-fault.ts';
import { readSigned } from '../log/read-signed.ts';

/**
 * An automatic stop of a canary; time and reason are null when the product does not show its
 * figures.
 */
export interface CanaryStop {
  /** UTC milliseconds. */
  stopped_at: number | null;
  reason: string | null;
}

/** The product that serves the releases, asked over HTTP. */
export interface Product {
  /** Whether the product answers. */
  isReached: () => Promise<boolean>;
  /**
   * The newest snapshot that it serves; null when it does not answer or another key signed that.
   */
  served: (publicKey: PublicKey) => Promise<SignedSnapshot | null>;
  /** The stop of a canary; null if it has not stopped, `unknown` if the product does not answer. */
  stopOf: (canary: Pick<Canary, 'id' | 'started_at'>) => Promise<CanaryStop | null | 'unknown'>;
}

const timeoutMs = 5000;

/** The stops in the figures; see `/api/remotes?format=json`. */
const figures = z.object({
  stops: z.array(
    z.object({
      canary_id: z.string(),
      started_at: z.int(),
      stopped_at: z.int(),
      reason: z.string(),
    }),
  ),
});

function readAddress(env: NodeJS.ProcessEnv, isOwn: boolean): string | null {
  const { TOPWORDS_URL, PORT } = env;
  if (TOPWORDS_URL === undefined) return isOwn ? `http://localhost:${PORT ?? 3000}` : null;
  if (URL.canParse(TOPWORDS_URL) && /^https?:$/.test(new URL(TOPWORDS_URL).protocol)) {
    return TOPWORDS_URL.replace(/\/+$/, '');
  }
  throw settingFault(
    'TOPWORDS_URL: must be the address of the product, such as https://words.example.org',
  );
}

/**
 * Opens the product at `TOPWORDS_URL`; by default the one on this machine for its own build's
 * store. `METRICS_TOKEN` gives access to its figures from another machine.
 * @throws `setting_invalid`
 */
export function openProduct(env: NodeJS.ProcessEnv, isOwn: boolean): Product {
  const address = readAddress(env, isOwn);
  const token = env.METRICS_TOKEN;
  const answers = new Map<string, Promise<string | null>>();

  async function ask(path: string): Promise<string | null> {
    if (address === null) return null;
    try {
      const response = await fetch(address + path, {
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers:
          token !== undefined && path.startsWith('/api/')
            ? { Authorization: `Bearer ${token}` }
            : {},
      });
      return response.ok ? await response.text() : null;
    } catch {
      return null;
    }
  }

  /** Fetches each path once per run of the command. */
  function read(path: string): Promise<string | null> {
    const answer = answers.get(path) ?? ask(path);
    answers.set(path, answer);
    return answer;
  }

  async function parsed<Value>(schema: z.ZodMiniType<Value>, path: string): Promise<Value | null> {
    try {
      return schema.parse(JSON.parse((await read(path)) ?? ''));
    } catch {
      return null;
    }
  }

  return {
    isReached: async () => (await read('/registry.json')) !== null,
    served: async (publicKey) =>
      (await readSigned((await read('/registry.json')) ?? '', { publicKey })).signed ?? null,
    async stopOf({ id, started_at }) {
      const known = await parsed(figures, '/api/remotes?format=json');
      const stop = known?.stops.find(
        (one) => one.canary_id === id && one.started_at === started_at,
      );
      if (stop) return { stopped_at: stop.stopped_at, reason: stop.reason };
      const served = await parsed(servedRegistry, '/registry.json');
      if (served === null) return 'unknown';
      return served.stopped_canaries.includes(id) ? { stopped_at: null, reason: null } : null;
    },
  };
}

/**
 * Describes a stop for people: `stopped automatically at 2026-11-20T18:00:00.000Z: 12 of 50
 * attempts failed`.
 */
export function describeStop({ stopped_at, reason }: CanaryStop): string {
  const when = stopped_at === null ? '' : ` at ${new Date(stopped_at).toISOString()}`;
  const why = reason ?? 'set METRICS_TOKEN to see when and why';
  return `stopped automatically${when}: ${why}`;
}
