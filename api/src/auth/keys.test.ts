import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deriveKeys, readOrCreateSecret } from './keys.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'topwords-keys-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a secret is created once, readable only by its owner, and found again', async () => {
  const file = join(folder, 'token-secret');
  const secret = readOrCreateSecret(file);
  expect(secret).toMatch(/^[\w-]{64}$/);
  expect(readOrCreateSecret(file)).toBe(secret);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('a file without a secret is rejected', async () => {
  const file = join(folder, 'token-secret');
  await writeFile(file, '\n');
  expect(() => readOrCreateSecret(file)).toThrow('is too short');
});

test('each purpose has its own key, the same for the same secret', () => {
  const keys = deriveKeys('one secret');
  const texts = Object.values(keys).map((key: Uint8Array) => Buffer.from(key).toString('hex'));
  expect(new Set(texts).size).toBe(Object.keys(keys).length);
  expect(deriveKeys('one secret')).toEqual(keys);
  expect(deriveKeys('another secret')).not.toEqual(keys);
});
