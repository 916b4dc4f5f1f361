import { canaryMark, type Canary, type RemoteListing } from '@topwords/platform/contracts';
import { buildListing, buildRelease } from '@topwords/release/testing';
import { buildRegistry } from '../../testing/build-registry.ts';
import { canariesOf, chooseReleases, choiceOfPath } from './release-choice.ts';

const stable = buildRelease({ version: '1.3.0' });
const previous = buildRelease({ version: '1.2.0' });
const id = 'words@1.4.0';

function buildCanary(changes: Partial<Canary> = {}): Canary {
  return {
    id,
    release: buildRelease({ version: '1.4.0', routes: ['/words', '/new'] }),
    percent: 0,
    learners: [canaryMark(id, 'ana')],
    started_at: 0,
    bounds: { minimum_loads: 20, failure_excess: 0.02, load_time_ratio: 1.5 },
    ...changes,
  };
}

function versionsFor(sub: string, listing: RemoteListing, changes = {}) {
  const [choice] = chooseReleases(buildRegistry([listing], changes), sub);
  return [choice?.role, choice?.release.version, choice?.fallback?.release.version];
}

const listing = buildListing(stable, { previous, canary: buildCanary() });

test('a canary’s learner gets it with the stable version as fallback, other learners never do', () => {
  expect(versionsFor('ana', listing)).toEqual(['canary', '1.4.0', '1.3.0']);
  expect(versionsFor('eva', listing)).toEqual(['stable', '1.3.0', '1.2.0']);
  expect(versionsFor('', listing)).toEqual(['stable', '1.3.0', '1.2.0']);
});

test('a visitor is in no canary, regardless of its share', () => {
  const everyone = buildListing(stable, { canary: buildCanary({ percent: 100 }) });
  expect(versionsFor('', everyone)).toEqual(['stable', '1.3.0', undefined]);
  expect(versionsFor('eva', everyone)).toEqual(['canary', '1.4.0', '1.3.0']);
});

test('nobody gets a stopped canary', () => {
  const changes = { stopped_canaries: [id] };
  expect(versionsFor('ana', listing, changes)).toEqual(['stable', '1.3.0', '1.2.0']);
  expect(canariesOf(buildRegistry([listing], changes), 'ana')).toEqual([]);
  expect(canariesOf(buildRegistry([listing]), 'ana')).toEqual([id]);
});

test('an override is only for its account, takes precedence and has no fallback', () => {
  const override = {
    remote: 'words',
    origin: 'http://localhost:3001',
    sub: 'ana',
    expires_at: 1,
  };
  const registry = buildRegistry([listing, buildListing(buildRelease({ name: 'ai' }))], {
    override,
  });
  const [words, ai] = chooseReleases(registry, 'ana');
  expect(words).toMatchObject({
    role: 'override',
    release: { entry: 'http://localhost:3001/remote-entry.js', integrity: {}, preload: [] },
    isHashDemanded: false,
    fallback: null,
  });
  expect(ai?.role).toBe('stable');
  expect(chooseReleases(registry, 'eva')[0]?.role).toBe('stable');
});

test('hashes are required when snapshots are signed', () => {
  const key = { kty: 'EC', crv: 'P-256', x: 'x', y: 'y' } as const;
  const [signed] = chooseReleases(buildRegistry([listing], { public_key: key }), 'eva');
  expect([signed?.isHashDemanded, signed?.fallback?.isHashDemanded]).toEqual([true, true]);
  const [development] = chooseReleases(buildRegistry([listing]), 'eva');
  expect(development?.isHashDemanded).toBe(false);
});

test('a path belongs to the remote whose chosen version declares it', () => {
  const registry = buildRegistry([listing]);
  expect(choiceOfPath(chooseReleases(registry, 'ana'), '/new')?.release.version).toBe('1.4.0');
  expect(choiceOfPath(chooseReleases(registry, 'eva'), '/new')).toBeUndefined();
});
