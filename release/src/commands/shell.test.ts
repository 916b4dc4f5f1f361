import { makeSigningKey, publicPartOf } from '../signature/snapshot-signature.ts';
import type { ChangeResult } from '../log/change-snapshot.ts';
import { forgetOldBuilds } from './forget-old-builds.ts';
import {
  createTestRegistry,
  publishShell,
  publishVersion,
  type TestRegistry,
} from '../testing/test-registry.ts';
import { changeKey } from './change-key.ts';
import { promote } from './promote.ts';
import { findExpired, retire } from './retire.ts';
import { rollback } from './rollback.ts';

const day = 24 * 60 * 60_000;

let registry: TestRegistry;

beforeEach(async () => {
  registry = await createTestRegistry();
});

afterEach(() => registry.remove());

async function release(...versions: string[]): Promise<void> {
  for (const version of versions) {
    await publishShell(registry, version);
    await promote(registry, 'shell', version);
  }
}

async function liveAfter(change: Promise<ChangeResult>) {
  const { shell } = (await change).signed.snapshot;
  return [shell?.stable.version, shell?.previous?.version];
}

test('releasing a remote leaves the shell unchanged, and vice versa', async () => {
  await release('1.0.0');
  await publishVersion(registry, 'words', '1.0.0');
  expect(await liveAfter(promote(registry, 'words', '1.0.0'))).toEqual(['1.0.0', undefined]);
  await publishShell(registry, '1.1.0');
  const { signed } = await promote(registry, 'shell', '1.1.0');
  expect(signed.snapshot.remotes.map(({ name }) => name)).toEqual(['words']);
  expect(await liveAfter(promote(registry, 'shell', '1.1.0'))).toEqual(['1.1.0', '1.0.0']);
});

test('rolls a shell back to the previous version, or to any published one', async () => {
  await release('1.0.0', '1.1.0', '1.2.0');
  expect(await liveAfter(rollback(registry, 'shell', undefined))).toEqual(['1.1.0', undefined]);
  await expect(rollback(registry, 'shell', undefined)).rejects.toMatchObject({
    code: 'no_previous',
  });
  expect(await liveAfter(rollback(registry, 'shell', '1.0.0'))).toEqual(['1.0.0', undefined]);
  await expect(rollback(registry, 'shell', '9.9.9')).rejects.toMatchObject({
    code: 'version_unknown',
  });
});

test('keeps a shell’s files for 30 days after it was last live, for open tabs', async () => {
  await release('1.0.0', '1.1.0', '1.2.0');
  const retiring = (version: string) => retire(registry, 'shell', version, false);
  await expect(retiring('1.2.0')).rejects.toThrow('shell 1.2.0 is live');
  await expect(retiring('1.1.0')).rejects.toThrow('shell 1.1.0 is live');
  registry.advance(29 * day + 1000);
  await expect(retiring('1.0.0')).rejects.toThrow(/kept for 1 more day/);
  registry.advance(2 * day);
  const expired = await findExpired(registry, false);
  expect(expired.map(({ release: { name, version } }) => [name, version])).toEqual([
    ['shell', '1.0.0'],
  ]);
  await retiring('1.0.0');
  expect(await registry.store.list('releases/shell/1.0.0/')).toEqual([]);
  await expect(promote(registry, 'shell', '1.0.0')).rejects.toMatchObject({
    code: 'version_retired',
  });
});

test('a change of the key keeps the shell live', async () => {
  await release('1.0.0');
  const former = publicPartOf(registry.privateKey);
  registry.privateKey = await makeSigningKey();
  expect(await liveAfter(changeKey(registry, former))).toEqual(['1.0.0', undefined]);
  await release('1.1.0');
});

test('deletes local builds after 30 days, which may be built again; keeps releases made by hand', async () => {
  await release('0.9.0', '1.0.0-0000aaaa', '1.0.0-0000bbbb', '1.0.0-0000cccc');
  registry.advance(29 * day);
  expect(await forgetOldBuilds(registry)).toEqual([]);
  registry.advance(2 * day);
  expect(await forgetOldBuilds(registry)).toEqual(['shell 1.0.0-0000aaaa']);
  expect(await registry.store.list('releases/shell/1.0.0-0000aaaa/')).toEqual([]);
  expect(await registry.store.list('releases/shell/0.9.0/')).not.toEqual([]);
  expect(await publishShell(registry, '1.0.0-0000aaaa')).toBe('published');
});
