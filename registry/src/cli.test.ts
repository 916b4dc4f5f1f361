import { spawn } from 'node:child_process';
import path from 'node:path';
import { makeSigningKey, snapshotKey } from '@topwords/platform/contracts';
import { promote } from './commands/promote.ts';
import { createTestRegistry, publishVersion, type TestRegistry } from './testing/test-registry.ts';

const root = path.join(__dirname, '../..');

let registry: TestRegistry;

beforeEach(async () => {
  registry = await createTestRegistry();
  for (const version of ['1.0.0', '1.1.0']) {
    await publishVersion(registry, 'words', version);
    await promote(registry, 'words', version);
  }
});

afterEach(() => registry.remove());

interface Run {
  code: number | null;
  out: string;
  error: string;
}

/** Runs the command as a process of its own. */
function release(args: string[], env: Record<string, string> = {}): Promise<Run> {
  const { promise, resolve } = Promise.withResolvers<Run>();
  const child = spawn(process.execPath, [path.join(root, 'scripts/release.ts'), ...args], {
    env: { PATH: process.env.PATH, ...registry.env, ...env },
  });
  const run = { code: null, out: '', error: '' } as Run;
  child.stdout.on('data', (chunk: Buffer) => (run.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (run.error += chunk.toString()));
  child.on('close', (code) => resolve({ ...run, code }));
  return promise;
}

async function contents(): Promise<Map<string, string>> {
  const keys = await registry.store.list('');
  const decoder = new TextDecoder();
  const texts = await Promise.all(
    keys.map(async (key) => decoder.decode((await registry.store.get(key)) ?? undefined)),
  );
  return new Map(keys.map((key, index) => [key, texts[index] ?? '']));
}

test('tells what is live, to people and to programs', async () => {
  const { code, out } = await release(['list']);
  expect([code, out.split('\n')[0]]).toEqual([0, 'words  1.1.0  previous 1.0.0']);
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

test('a rollback is in the store within five seconds of the command', async () => {
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

test('processes that release at the same time lose nothing', async () => {
  const names = Array.from({ length: 16 }, (_, index) => `remote-${index}`);
  await Promise.all(names.map((name) => publishVersion(registry, name, '1.0.0')));
  const runs = await Promise.all(names.map((name) => release(['promote', name, '1.0.0'])));
  expect(runs.map(({ code, error }) => [code, error])).toEqual(names.map(() => [0, '']));
  const { out } = await release(['list', '--json']);
  const live = JSON.parse(out) as { sequence: number; remotes: { name: string }[] };
  expect(live.remotes.map(({ name }) => name)).toEqual([...names, 'words'].toSorted());
  expect(live.sequence).toBe(18);
  expect(await registry.store.list('snapshots/')).toHaveLength(18);
});

test.each([
  [['promote', 'words'], 2, /^It must be: promote <remote> <version>\n$/],
  [['promote', 'words', '9.9.9'], 1, /^words 9.9.9 was never published\n$/],
  [['words', '--percent', '5'], 2, /^--percent is no option of this command\n$/],
  [['words', '--loud'], 2, /^Unknown option '--loud'\n$/],
  [['canary', 'words', '1.0.0', '--percent', 'many'], 2, /^--percent must be a number from 0/],
  [['games'], 1, /^There is no folder mfe-games; remotes here: .*words\n$/],
  [['retire', 'words', '1.1.0'], 1, /^words 1.1.0 is live\n$/],
  [[], 2, /^A command is missing; --help lists them\n$/],
])('%j is refused in one line', async (args, expected, message) => {
  const { code, out, error } = await release(args);
  expect([code, out]).toEqual([expected, '']);
  expect(error).toMatch(message);
  const { out: json } = await release([...args, '--json']);
  expect(JSON.parse(json)).toEqual({
    error: { code: expect.any(String), detail: expect.any(String) },
  });
});

test.each([
  [{ REGISTRY_PRIVATE_KEY: '{}' }, /^REGISTRY_PRIVATE_KEY is no private key/],
  [{ REGISTRY_STORE: 's3://', REGISTRY_BASE_ADDRESS: '/remotes' }, /^REGISTRY_STORE must be like/],
  [{ REGISTRY_BASE_ADDRESS: 'example.org' }, /^REGISTRY_BASE_ADDRESS: must be like/],
])('a wrong setting %j is named in one line', async (env, message) => {
  const { code, error } = await release(['list'], env);
  expect(code).toBe(1);
  expect(error).toMatch(message);
  expect(error.trim().split('\n')).toHaveLength(1);
});

test('whoever has another key changes nothing', async () => {
  const REGISTRY_PRIVATE_KEY = JSON.stringify(await makeSigningKey());
  const before = await contents();
  const { code, error } = await release(['promote', 'words', '1.0.0'], { REGISTRY_PRIVATE_KEY });
  expect([code, error]).toEqual([1, expect.stringMatching(/none is signed with this key\n$/)]);
  expect(await contents()).toEqual(before);
});

test('a key is made for operators, and the help tells every command', async () => {
  const { out } = await release(['key', '--json']);
  expect(JSON.parse(out)).toMatchObject({
    private_key: { kty: 'EC', crv: 'P-256', d: expect.any(String) },
    public_key: { kty: 'EC', crv: 'P-256' },
  });
  expect(out.match(/"d":/g)).toHaveLength(1);
  const inUse = await release(['key', '--public', '--json']);
  const { kty, crv, x, y } = registry.privateKey;
  expect(JSON.parse(inUse.out)).toEqual({ public_key: { kty, crv, x, y } });
  const help = await release(['--help']);
  for (const command of ['list', 'promote', 'rollback', 'canary', 'retire', 'key']) {
    expect(help.out).toContain(`\n  ${command}`);
  }
});
