import { snapshotKey } from './store/snapshot-key.ts';
import { makeSigningKey } from './signature/snapshot-signature.ts';
import { promote } from './commands/promote.ts';
import { runRelease, type CliRun } from './testing/run-release.ts';
import {
  createTestRegistry,
  publishShell,
  publishVersion,
  publishWords,
  type TestRegistry,
} from './testing/test-registry.ts';

let registry: TestRegistry;

beforeEach(async () => {
  registry = await createTestRegistry();
  await publishWords(registry, '1.0.0', '1.1.0');
});

afterEach(() => registry.remove());

function release(args: string[], env: Record<string, string> = {}): Promise<CliRun> {
  return runRelease(args, { ...registry.env, ...env });
}

async function contents(): Promise<Map<string, string>> {
  const keys = await registry.store.list('');
  const decoder = new TextDecoder();
  const texts = await Promise.all(
    keys.map(async (key) => decoder.decode((await registry.store.get(key)) ?? undefined)),
  );
  return new Map(keys.map((key, index) => [key, texts[index] ?? '']));
}

test('lists what is live, for people and for programs', async () => {
  await publishShell(registry, '1.0.0');
  await promote(registry, 'shell', '1.0.0');
  const { code, out } = await release(['list']);
  expect([code, ...out.split('\n').slice(0, 2)]).toEqual([
    0,
    'shell  1.0.0  previous none',
    'words  1.1.0  previous 1.0.0',
  ]);
  const shells = await release(['list', 'shell', '--json']);
  expect(JSON.parse(shells.out)).toMatchObject({
    versions: [{ version: '1.0.0', state: 'published', live: 'stable', embed: null }],
  });
  const versions = await release(['list', 'words', '--json']);
  expect(JSON.parse(versions.out)).toMatchObject({
    remote: 'words',
    versions: expect.arrayContaining([
      expect.objectContaining({ version: '1.1.0', state: 'published', live: 'stable' }),
      expect.objectContaining({
        version: '1.0.0',
        live: 'previous',
        published_at: expect.any(String),
      }),
    ]),
  });
});

test('shows other sites which loader to pin, and its hash', async () => {
  const integrity = { 'embed/v1.js': 'sha384-loader' };
  const embed = { loader: 'embed/v1.js', entry: 'embed/entry.js', global: 'embed', integrity };
  await publishVersion(registry, 'translate', '1.0.0', { embed });
  const pinned = { loader: '/remotes/translate/1.0.0/embed/v1.js', integrity: 'sha384-loader' };
  const { out } = await release(['list', 'translate', '--json']);
  expect(JSON.parse(out)).toMatchObject({ versions: [{ version: '1.0.0', embed: pinned }] });
  const lines = (await release(['list', 'translate'])).out.split('\n');
  expect(lines[1]).toBe(`  ${pinned.loader}  ${pinned.integrity}`);
});

test('a rollback reaches the store within five seconds', async () => {
  const started = performance.now();
  const { code, out } = await release(['rollback', 'words', '--json']);
  expect(performance.now() - started).toBeLessThan(5000);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({
    remote: 'words',
    stable: '1.0.0',
    previous: null,
    canary: null,
    sequence: 3,
    changed: true,
  });
  expect((await contents()).get('registry.json')).toBe((await contents()).get(snapshotKey(3)));
});

test.each([
  ['promote', 'words', '1.0.0'],
  ['rollback', 'words'],
  ['canary', 'words', '1.0.0', '--percent', '5'],
  ['retire', '--expired'],
])('a dry run of %s writes nothing', async (...args) => {
  const before = await contents();
  const { code, out } = await release([...args, '--dry-run']);
  expect([code, out.split('\n')[0]]).toEqual([0, 'Nothing was written. This would happen:']);
  const { out: json } = await release([...args, '--dry-run', '--json']);
  expect(JSON.parse(json)).toMatchObject({ dry_run: true });
  expect(await contents()).toEqual(before);
});

test('concurrent processes that release lose nothing', async () => {
  const names = Array.from({ length: 8 }, (_, index) => `remote-${index}`);
  await Promise.all(names.map((name) => publishVersion(registry, name, '1.0.0')));
  const runs = await Promise.all(names.map((name) => release(['promote', name, '1.0.0'])));
  expect(runs.map(({ code, error }) => [code, error])).toEqual(names.map(() => [0, '']));
  const { out } = await release(['list', '--json']);
  const live = JSON.parse(out) as { sequence: number; remotes: { name: string }[] };
  expect(live.remotes.map(({ name }) => name)).toEqual([...names, 'words'].toSorted());
  expect(live.sequence).toBe(10);
  expect(await registry.store.list('snapshots/')).toHaveLength(10);
});

test('another key changes nothing', async () => {
  const REGISTRY_PRIVATE_KEY = JSON.stringify(await makeSigningKey());
  const before = await contents();
  const { code, error } = await release(['promote', 'words', '1.0.0'], { REGISTRY_PRIVATE_KEY });
  expect([code, error]).toEqual([1, expect.stringMatching(/none signed with this key\n$/)]);
  expect(await contents()).toEqual(before);
});
