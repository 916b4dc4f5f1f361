import type { RegistrySnapshot, RemoteReport } from '@topwords/platform/contracts';
import type { Logger } from 'pino';
import type { User } from '../../users/user-repository.ts';
import { createMemoryStore } from '../../limits/limit-store.ts';
import { startApi } from '../../testing/start-api.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { createTelemetry, type Telemetry } from '../telemetry.ts';
import { snapshotOf } from './snapshots.ts';

interface Settings {
  snapshot?: RegistrySnapshot;
  token?: string;
  log?: Logger;
  /** Shared with other instances. */
  database?: TestDatabase;
  trustedProxies?: number;
}

/** Starts an instance; stopping it closes its telemetry. */
export async function startTelemetry(settings: Settings = {}) {
  const registry = { snapshot: settings.snapshot ?? snapshotOf() };
  const made: Telemetry[] = [];
  const api = await startApi({
    ...(settings.database && { database: settings.database }),
    ...(settings.log && { log: settings.log }),
    trustedProxies: settings.trustedProxies ?? 0,
    telemetry(services) {
      const telemetry = createTelemetry({
        ...services,
        limits: createMemoryStore(),
        snapshot: () => registry.snapshot,
        token: settings.token,
      });
      made.push(telemetry);
      return telemetry;
    },
  });
  const [telemetry] = made;
  if (telemetry === undefined) throw new Error('No telemetry was created');
  return {
    ...api,
    telemetry,
    /** The snapshot that the instance serves; a test may replace it. */
    registry,
    report: (user: User, reports: readonly unknown[]) =>
      api.call('/api/remotes/reports', { user, json: { reports } }),
    async stop() {
      await telemetry.close();
      await api.stop();
    },
  };
}

/** A report of a load; by default of version 1.0.0 in 450 ms. */
export function loaded(version = '1.0.0', duration = 450): RemoteReport {
  return { kind: 'loaded', remote: 'words', version, duration };
}

type Failed = Extract<RemoteReport, { kind: 'failed' }>;

/** A report of a failure; by default of version 1.0.0 while loading. */
export function failed(version = '1.0.0', changes: Partial<Failed> = {}): Failed {
  return {
    kind: 'failed',
    remote: 'words',
    version,
    stage: 'load',
    message: 'It broke',
    ...changes,
  };
}

/** `count` copies of a report. */
export function times(count: number, report: RemoteReport): RemoteReport[] {
  return Array.from({ length: count }, () => report);
}

/** An instance of the API whose telemetry beats on request. */
export type TelemetryApi = Awaited<ReturnType<typeof startTelemetry>>;
