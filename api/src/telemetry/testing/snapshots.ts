import type { Canary, RegistrySnapshot, RemoteRelease } from '@topwords/platform/contracts';

/** A release of the words remote; only its version matters here. */
export function releaseOf(version: string): RemoteRelease {
  return {
    name: 'words',
    title: { en: 'Words' },
    routes: ['/words'],
    navigation: [],
    version,
    entry: `/remotes/words/${version}/remote-entry.js`,
    global: 'topwords_words',
    integrity: {},
    preload: [],
  };
}

/** A canary for all learners, judged from 19 attempts on, even of a single account. */
export function canaryOf(version: string, changes: Partial<Canary> = {}): Canary {
  return {
    id: `words@${version}`,
    release: releaseOf(version),
    percent: 100,
    learners: [],
    started_at: Date.parse('2026-11-20T09:00:00Z'),
    bounds: { minimum_loads: 19, failure_excess: 0.05, load_time_ratio: 1.5 },
    ...changes,
  };
}

interface Live {
  stable?: string;
  previous?: string;
  canary?: Canary | null;
  sequence?: number;
}

/** A snapshot with the words remote; by default version 1.0.0 is stable. */
export function snapshotOf({
  stable = '1.0.0',
  previous,
  canary = null,
  sequence = 1,
}: Live = {}): RegistrySnapshot {
  const listing = {
    name: 'words',
    stable: releaseOf(stable),
    previous: previous === undefined ? null : releaseOf(previous),
    canary,
  };
  return { format: 2, sequence, issued_at: 1_700_000_000_000, remotes: [listing] };
}
