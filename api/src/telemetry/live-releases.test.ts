import type { Canary, RegistrySnapshot } from '@topwords/platform/contracts';
import { createKnownReleases, graceMilliseconds, listLiveReleases } from './live-releases.ts';
import { canaryOf, releaseOf, snapshotOf } from './testing/snapshots.ts';

const canary: Canary = canaryOf('2.0.0', { started_at: 7 });

test('stable, canary and previous versions are live, each once', () => {
  const snapshot = snapshotOf({ stable: '1.1.0', canary, previous: '1.0.0' });
  expect(listLiveReleases(snapshot)).toEqual([
    { remote: 'words', version: '1.1.0', role: 'stable', trial: 0 },
    { remote: 'words', version: '2.0.0', role: 'canary', trial: 7 },
    { remote: 'words', version: '1.0.0', role: 'previous', trial: 0 },
  ]);
  const same = snapshotOf({ stable: '2.0.0', canary, previous: '2.0.0' });
  expect(listLiveReleases(same)).toEqual([
    { remote: 'words', version: '2.0.0', role: 'stable', trial: 0 },
  ]);
});

test('a version may be reported while it is live and for an hour after', () => {
  let snapshot: RegistrySnapshot | undefined = snapshotOf({ stable: '1.0.0' });
  const releases = createKnownReleases(() => snapshot);
  expect(releases.find('words', '1.0.0', 0)).toMatchObject({ version: '1.0.0', trial: 0 });
  expect(releases.find('words', '2.0.0', 0)).toBeUndefined();
  expect(releases.find('other', '1.0.0', 0)).toBeUndefined();

  snapshot = snapshotOf({ stable: '2.0.0' });
  expect(releases.find('words', '2.0.0', 10)).toMatchObject({ version: '2.0.0' });
  expect(releases.refresh(graceMilliseconds)).toEqual([]);
  expect(releases.find('words', '1.0.0', graceMilliseconds)).toBeDefined();
  expect(releases.find('words', '1.0.0', graceMilliseconds + 1)).toBeUndefined();
  expect(releases.refresh(graceMilliseconds + 1)).toMatchObject([{ version: '1.0.0' }]);
  expect(releases.find('words', '2.0.0', graceMilliseconds + 1)).toBeDefined();
});

test('without a snapshot, no version may be reported', () => {
  expect(createKnownReleases(() => undefined).find('words', '1.0.0', 0)).toBeUndefined();
});

test('a version that is too long for our tables is not live', () => {
  const stable = releaseOf(`1.0.0-${'a'.repeat(95)}`);
  const snapshot = snapshotOf({ stable: stable.version, previous: '1.0.0' });
  expect(listLiveReleases(snapshot).map(({ version }) => version)).toEqual(['1.0.0']);
});
