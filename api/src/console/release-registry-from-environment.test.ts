import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeSigningKey, publicPartOf, type PrivateKey } from '@topwords/release/signing';
import { signNumber } from '@topwords/release/testing';
import { releaseRegistryFromEnvironment } from './release-registry-from-environment.ts';

let folder: string;
let key: PrivateKey;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'topwords-console-'));
  key = await makeSigningKey();
});
afterEach(() => rmSync(folder, { recursive: true }));

async function open(settings: object, env: NodeJS.ProcessEnv) {
  const signed = await signNumber(1, key);
  const live = { current: () => signed, publicKey: publicPartOf(key) };
  return releaseRegistryFromEnvironment({ NODE_ENV: 'production', ...settings }, env, live);
}

test('with the key that signed what is live, the folder is writable', async () => {
  const env = { REGISTRY_PRIVATE_KEY: JSON.stringify(key), REGISTRY_SEEN_FOLDER: folder };
  const registry = await open({ REGISTRY_FOLDER: folder }, env);
  expect(registry).toMatchObject({ isListed: true, readOnly: null, store: { name: folder } });
  expect(registry.writer?.privateKey).toEqual(key);
  // The served snapshot counts as seen, so that a store that lost its newest ones is not continued.
  const seen = await registry.writer?.memory?.last(publicPartOf(key));
  expect(seen?.snapshot.sequence).toBe(1);
});

test.each<[string, object, NodeJS.ProcessEnv, string]>([
  ['no key', { REGISTRY_FOLDER: '' }, {}, 'REGISTRY_PRIVATE_KEY is not set'],
  [
    'an unreadable key',
    { REGISTRY_FOLDER: '' },
    { REGISTRY_PRIVATE_KEY: 'x' },
    'not a private key',
  ],
  [
    'a read-only address',
    { REGISTRY_URL: 'http://localhost:1/registry' },
    { REGISTRY_PRIVATE_KEY: 'x' },
    'REGISTRY_STORE is not set',
  ],
])(
  'with %s nothing can be signed, and the reason is known',
  async (_name, settings, env, reason) => {
    const own = 'REGISTRY_FOLDER' in settings ? { REGISTRY_FOLDER: folder } : settings;
    const { writer, readOnly } = await open(own, env);
    expect(writer).toBeNull();
    expect(readOnly).toContain(reason);
  },
);

test('a key other than the one that signed what is live does not sign', async () => {
  const env = { REGISTRY_PRIVATE_KEY: JSON.stringify(await makeSigningKey()) };
  const { writer, readOnly } = await open({ REGISTRY_FOLDER: folder }, env);
  expect(writer).toBeNull();
  expect(readOnly).toContain('is not the key that signed what is live');
});
