import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeSigningKey, publicPartOf, type PrivateKey } from '@topwords/release/signing';
import { readPublicKey } from './read-public-key.ts';

let folder: string;
let file: string;
let key: PrivateKey;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'topwords-key-'));
  file = path.join(folder, 'registry-key.json');
  key = await makeSigningKey();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the key of the settings takes precedence over this machine’s', async () => {
  writeFileSync(file, JSON.stringify(await makeSigningKey()));
  expect(readPublicKey(JSON.stringify(publicPartOf(key)), file)).toEqual(publicPartOf(key));
});

test('only the public part of a private key is used', () => {
  writeFileSync(file, JSON.stringify(key));
  expect(readPublicKey(undefined, file)).toEqual(publicPartOf(key));
  expect(readPublicKey(JSON.stringify(key), file)).toEqual(publicPartOf(key));
});

test('without a key nothing starts', () => {
  expect(() => readPublicKey(undefined, file)).toThrow(
    /^REGISTRY_PUBLIC_KEY: is not set, and there is no .+registry-key\.json/,
  );
});

test.each(['', 'text', '{}', '{"kty":"OKP","crv":"Ed25519","x":"a"}'])(
  '%j is not a key',
  (text) => {
    expect(() => readPublicKey(text, file)).toThrow(
      /^REGISTRY_PUBLIC_KEY: is not a P-256 public key/,
    );
    writeFileSync(file, text);
    expect(() => readPublicKey(undefined, file)).toThrow(/^REGISTRY_PUBLIC_KEY: .+ does not hold/);
  },
);
