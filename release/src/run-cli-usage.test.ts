import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeSigningKey, type PrivateKey } from './signature/snapshot-signature.ts';
import { commands } from './cli/run-command.ts';
import { runRelease } from './testing/run-release.ts';

let settings: Record<string, string>;

beforeEach(async () => {
  settings = {
    REGISTRY_STORE: mkdtempSync(path.join(tmpdir(), 'topwords-registry-')),
    REGISTRY_PRIVATE_KEY: JSON.stringify(await makeSigningKey()),
  };
});

afterEach(() => rmSync(settings.REGISTRY_STORE ?? '', { recursive: true }));

function release(args: string[], env: Record<string, string> = {}) {
  return runRelease(args, { ...settings, ...env });
}

test.each([
  [['promote', 'words'], 2, /^Usage: promote <remote> <version>\n$/],
  [['promote', 'words', '9.9.9'], 1, /^words 9.9.9 was never published\n$/],
  [['words', '--percent', '5'], 2, /^--percent is not an option of this command\n$/],
  [
    ['words', '--unchecked', 'hurry'],
    2,
    /^--unchecked needs a reason of at least ten characters\n$/,
  ],
  [['words', '--loud'], 2, /^Unknown option '--loud'\n$/],
  [['canary', 'words', '1.0.0', '--percent', 'many'], 2, /^--percent must be a number from 0/],
  [['games'], 1, /^No folder mfe-games; remotes here: .*words\n$/],
  [['rollback', 'words'], 1, /^No version of words is live; live remotes: none\n$/],
  [['canary', 'words', '--stop', '--percent', '5'], 2, /^--percent is not an option/],
  [[], 2, /^A command is missing; --help lists them\n$/],
])('refuses %j in one line', async (args, expected, message) => {
  const { code, out, error } = await release(args);
  expect([code, out]).toEqual([expected, '']);
  expect(error).toMatch(message);
  const { out: json } = await release([...args, '--json']);
  expect(JSON.parse(json)).toEqual({
    error: { code: expect.any(String), detail: expect.any(String) },
  });
});

test.each([
  [{ REGISTRY_PRIVATE_KEY: '{}' }, /^REGISTRY_PRIVATE_KEY is not a private key/],
  [
    { REGISTRY_STORE: 's3://', REGISTRY_BASE_ADDRESS: '/remotes' },
    /^REGISTRY_STORE must look like/,
  ],
  [{ REGISTRY_BASE_ADDRESS: 'example.org' }, /^REGISTRY_BASE_ADDRESS: must be like/],
])('an invalid setting %j is reported in one line', async (env, message) => {
  const { code, error } = await release(['list'], env);
  expect(code).toBe(1);
  expect(error).toMatch(message);
  expect(error.trim().split('\n')).toHaveLength(1);
});

test('makes a key for operators, and the help lists every command', async () => {
  const { out } = await release(['key', '--json']);
  expect(JSON.parse(out)).toMatchObject({
    private_key: { kty: 'EC', crv: 'P-256', d: expect.any(String) },
    public_key: { kty: 'EC', crv: 'P-256' },
  });
  expect(out.match(/"d":/g)).toHaveLength(1);
  const inUse = await release(['key', '--public', '--json']);
  const { kty, crv, x, y } = JSON.parse(settings.REGISTRY_PRIVATE_KEY ?? '') as PrivateKey;
  expect(JSON.parse(inUse.out)).toEqual({ public_key: { kty, crv, x, y } });
  const help = await release(['--help']);
  for (const command of commands.keys()) expect(help.out).toContain(`\n  ${command}`);
});
