import { canaryMark, isInCanary, type RemoteListing } from '@topwords/platform/contracts';
import {
  createTestRegistry,
  publishVersion,
  publishWords,
  type TestRegistry,
} from '../testing/test-registry.ts';
import { claimRecord, readRecord } from '../records/release-record.ts';
import type { ChangeResult } from '../log/change-snapshot.ts';
import { setCanary, stopCanary, defaultBounds } from './canary.ts';
import { promote } from './promote.ts';
import { rollback } from './rollback.ts';

let registry: TestRegistry;

beforeEach(async () => {
  registry = await createTestRegistry();
  await publishWords(registry, '1.0.0', '1.1.0', '1.2.0');
});

afterEach(() => registry.remove());

async function listingAfter(change: Promise<ChangeResult>): Promise<RemoteListing> {
  const [listing] = (await change).signed.snapshot.remotes;
  if (!listing) throw new Error('No remote is live');
  return listing;
}

function versionsOf({ stable, previous, canary }: RemoteListing) {
  return [stable.version, previous?.version, canary?.release.version];
}

test('the previous stable version is the fallback of the promoted one', async () => {
  const again = await promote(registry, 'words', '1.2.0');
  expect(again.isChanged).toBe(false);
  expect(versionsOf(await listingAfter(promote(registry, 'words', '1.2.0')))).toEqual([
    '1.2.0',
    '1.1.0',
    undefined,
  ]);
});

test('rollbacks go back one version at a time and never keep a bad version as the fallback', async () => {
  const once = await listingAfter(rollback(registry, 'words', undefined));
  expect(versionsOf(once)).toEqual(['1.1.0', '1.0.0', undefined]);
  const twice = await listingAfter(rollback(registry, 'words', undefined));
  expect(versionsOf(twice)).toEqual(['1.0.0', undefined, undefined]);
  await expect(rollback(registry, 'words', undefined)).rejects.toMatchObject({
    code: 'no_previous',
  });
  expect(versionsOf(await listingAfter(rollback(registry, 'words', '1.2.0')))[0]).toBe('1.2.0');
});

test('a rollback ends the canary', async () => {
  await publishVersion(registry, 'words', '1.3.0');
  await setCanary(registry, 'words', { version: '1.3.0', percent: 50, bounds: {} });
  expect(versionsOf(await listingAfter(rollback(registry, 'words', '1.1.0')))).toEqual([
    '1.1.0',
    '1.0.0',
    undefined,
  ]);
});

test('two concurrent rollbacks go back once', async () => {
  await Promise.all([rollback(registry, 'words', undefined), rollback(registry, 'words', '1.1.0')]);
  const listing = await listingAfter(promote(registry, 'words', '1.1.0'));
  expect(versionsOf(listing)).toEqual(['1.1.0', '1.0.0', undefined]);
});

test('an unpublished or incomplete version cannot go live', async () => {
  await expect(promote(registry, 'words', '9.9.9')).rejects.toThrow(
    'words 9.9.9 was never published',
  );
  const record = await readRecord(registry.store, 'words', '1.0.0', registry.privateKey);
  if (!record) throw new Error('No record');
  const release = { ...record.release, version: '1.4.0' };
  const claim = { ...record, state: 'uploading', release } as const;
  await claimRecord(registry.store, claim, registry.privateKey);
  for (const change of [
    () => promote(registry, 'words', '1.4.0'),
    () => rollback(registry, 'words', '1.4.0'),
    () => setCanary(registry, 'words', { version: '1.4.0', percent: 5, bounds: {} }),
  ]) {
    await expect(change()).rejects.toMatchObject({ code: 'version_incomplete' });
  }
});

test('refuses a route of another remote', async () => {
  await publishVersion(registry, 'games', '1.0.0', { routes: ['/games', '/words'] });
  await expect(promote(registry, 'games', '1.0.0')).rejects.toThrow(
    '/words is already a route of words',
  );
});

describe('a canary', () => {
  beforeEach(() => publishVersion(registry, 'words', '1.3.0'));

  test('goes to a share of learners and to named ones, whose ids do not appear in it', async () => {
    const listing = await listingAfter(
      setCanary(registry, 'words', {
        version: '1.3.0',
        percent: 2.5,
        learners: ['learner-1'],
        bounds: { minimum_loads: 10 },
      }),
    );
    expect(versionsOf(listing)).toEqual(['1.2.0', '1.1.0', '1.3.0']);
    expect(listing.canary).toMatchObject({
      id: 'words@1.3.0',
      percent: 2.5,
      learners: [canaryMark('words@1.3.0', 'learner-1')],
      started_at: registry.now(),
      bounds: { ...defaultBounds, minimum_loads: 10 },
    });
    expect(listing.canary && isInCanary(listing.canary, 'learner-1')).toBe(true);
  });

  test('grows under the same id and keeps options that are left out', async () => {
    const options = { version: '1.3.0', percent: 5, learners: ['a'], bounds: {} };
    const first = await listingAfter(setCanary(registry, 'words', options));
    registry.advance(60_000);
    const grown = { version: '1.3.0', percent: 50, bounds: {} };
    const second = await listingAfter(setCanary(registry, 'words', grown));
    expect(second.canary).toEqual({ ...first.canary, percent: 50 });
  });

  test('stops, and gets a new id when it is started again', async () => {
    const options = { version: '1.3.0', percent: 5, bounds: {} };
    await setCanary(registry, 'words', options);
    expect((await listingAfter(stopCanary(registry, 'words'))).canary).toBeNull();
    const again = await listingAfter(setCanary(registry, 'words', options));
    expect(again.canary?.id).toBe('words@1.3.0-trial2');
  });

  test('ends when it is promoted', async () => {
    await setCanary(registry, 'words', { version: '1.3.0', percent: 5, bounds: {} });
    const listing = await listingAfter(promote(registry, 'words', '1.3.0'));
    expect(versionsOf(listing)).toEqual(['1.3.0', '1.2.0', undefined]);
  });

  test('is refused for the stable version and for a remote that is not live', async () => {
    const stable = setCanary(registry, 'words', { version: '1.2.0', percent: 5, bounds: {} });
    await expect(stable).rejects.toMatchObject({ code: 'version_stable' });
    const unknown = setCanary(registry, 'games', { version: '1.2.0', percent: 5, bounds: {} });
    await expect(unknown).rejects.toThrow('No version of games is live; live remotes: words');
  });
});
