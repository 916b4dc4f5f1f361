import {
  getConsoleAccess,
  getOverride,
  getReleaseHistory,
  listPartnerKeys,
  listReleases,
  type ConsoleAccess,
  type PartnerKeyEntry,
  type ReleaseListing,
  type Releases,
} from '@topwords/platform/contracts';
import { screen, within } from '@testing-library/react';
import { createFakeHost, renderRemote, type FakeHost } from '@topwords/remote-kit/testing';
import createRemote from '../src/remote.tsx';

/** A listing of the words remote, whose version 1.1.0 is live. */
export function buildReleaseListing(changes: Partial<ReleaseListing> = {}): ReleaseListing {
  return {
    name: 'words',
    stable: { version: '1.1.0', since: 1_790_000_000_000, by: 'Olga' },
    previous: '1.0.0',
    canary: null,
    owners: ['Owen'],
    is_permitted: true,
    revision: 'r1',
    ...changes,
  };
}

/** A canary of version 1.2.0 for 5 % of the learners. */
export function buildCanary(): NonNullable<ReleaseListing['canary']> {
  return {
    version: '1.2.0',
    since: 1_790_000_100_000,
    by: 'Olga',
    id: 'words@1.2.0',
    percent: 5,
    learners: 0,
    bounds: { minimum_loads: 50, failure_excess: 0.02, load_time_ratio: 1.5 },
    stop: null,
  };
}

/** Everything that is live: by default only the words remote. */
export function buildReleases(changes: Partial<Releases> = {}): Releases {
  const fares = { loads: 1200, failures: 12, failure_share: 0.01 };
  return {
    snapshot: { sequence: 7, issued_at: 1_790_000_000_000, expires_at: null },
    read_only: null,
    releases: [buildReleaseListing()],
    figures: [
      {
        remote: 'words',
        versions: [
          {
            ...fares,
            version: '1.1.0',
            role: 'stable',
            percent: 100,
            is_stopped: false,
            load_time: { p50: 400, p75: 480, p95: 900 },
            vitals: { LCP: 1800, INP: 90, CLS: 0.01 },
            hours: [{ ...fares, hour: 1_790_000_000_000 }],
            failed: [],
          },
        ],
      },
    ],
    stops: [],
    ...changes,
  };
}

/** An active key of Acme. */
export function buildPartnerKey(changes: Partial<PartnerKeyEntry> = {}): PartnerKeyEntry {
  return {
    id: 'k1',
    key: 'pk_acme',
    kind: 'publishable',
    state: 'works',
    name: 'Acme',
    origins: ['https://acme.example'],
    languages: null,
    requests_per_day: 10_000,
    requests_per_minute: 300,
    address_share: null,
    expires: null,
    created_at: '2026-11-01T12:00:00.000Z',
    revoked_at: null,
    last_used: '2026-11-19',
    usage: [{ day: '2026-11-19', requests: 321, characters: 9000, refused: 4 }],
    ...changes,
  };
}

/** antd's styles have thousands of rules, which jsdom would evaluate for each element. */
function readInlineStyles(): void {
  Object.assign(window, { getComputedStyle: ({ style }: HTMLElement) => style });
}

interface Shown {
  access?: Partial<ConsoleAccess>;
  prepare?: (host: FakeHost) => void;
}

/** Opens a page of the console for a test, by default as an operator and developer. */
export function showConsole(page: string, { access, prepare }: Shown = {}) {
  readInlineStyles();
  const host = createFakeHost();
  const { api } = host;
  api.answer(getConsoleAccess, { roles: ['developer', 'operator'], remotes: [], ...access });
  api.answer(listReleases, buildReleases());
  api.answer(getReleaseHistory, {
    versions: ['1.2.0', '1.1.0', '1.0.0'].map((version) => ({
      version,
      state: 'published' as const,
      published_at: 1_789_000_000_000,
      commit: 'abcdef0123456789',
      bytes: 120_000,
      unchecked: null,
      breaks: [],
    })),
    history: [
      {
        sequence: 7,
        at: 1_790_000_000_000,
        by: 'Olga',
        kind: 'promoted',
        version: '1.1.0',
        percent: null,
      },
    ],
  });
  api.answer(listPartnerKeys, { keys: [buildPartnerKey()] });
  api.answer(getOverride, { origins: ['http://localhost:3001'], override: null });
  prepare?.(host);
  return { host, ...renderRemote(createRemote, host, `/console${page}`) };
}

/** The dialog with a title. In tests antd gives all dialogs the same id, and thus the same name. */
export async function findDialog(title: string) {
  const heading = await screen.findByText(title, { selector: '[role="dialog"] *' });
  return within(heading.closest<HTMLElement>('[role="dialog"]') ?? heading);
}
