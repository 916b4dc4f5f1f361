import type { Canary, RegistrySnapshot, RemoteRelease } from '@topwords/platform/contracts';

/** A release of the words remote; nothing of it matters here but its version. */
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

/** A canary for half of all learners, judged from 20 attempts on. */
export function canaryOf(version: string, changes: Partial<Canary> = {}): Canary {
  return {
    id: `words@${version}`,
    release: releaseOf(version),
    percent: 50,
    learners: [],
    started_at: Date.parse('2026-11-20T09:00:00Z'),
    bounds: { minimum_loads: 20, failure_excess: 0.05, load_time_ratio: 1.5 },
    ...changes,
  };
}

interface Live {
  stable?: string;
  previous?: string;
  canary?: Canary | null;
  sequence?: number;
}

/** A snapshot with the words remote; version 1.0.0 is stable unless told otherwise. */
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
