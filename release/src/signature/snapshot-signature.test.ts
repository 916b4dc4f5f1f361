import type { RegistrySnapshot } from '@topwords/platform/contracts';
import {
  isSigned,
  keyIdOf,
  makeSigningKey,
  publicPartOf,
  signSnapshot,
} from './snapshot-signature.ts';

const snapshot: RegistrySnapshot = { format: 2, sequence: 7, issued_at: 1_000, remotes: [] };

test('verifies a signed snapshot with its members in any order', async () => {
  const key = await makeSigningKey();
  const { signature } = await signSnapshot(snapshot, key);
  const reordered = { remotes: [], issued_at: 1_000, sequence: 7, format: 2 as const };
  expect(signature.key_id).toBe(await keyIdOf(publicPartOf(key)));
  expect(await isSigned({ snapshot: reordered, signature }, key)).toBe(true);
});

test('refuses a changed snapshot, a foreign key and a damaged signature', async () => {
  const [key, other] = await Promise.all([makeSigningKey(), makeSigningKey()]);
  const signed = await signSnapshot(snapshot, key);
  expect(await isSigned({ ...signed, snapshot: { ...snapshot, sequence: 8 } }, key)).toBe(false);
  expect(await isSigned(signed, other)).toBe(false);
  const damaged = { ...signed.signature, value: '*' };
  expect(await isSigned({ ...signed, signature: damaged }, key)).toBe(false);
});

test('refuses a signature in another encoding, or one that names another key', async () => {
  const key = await makeSigningKey();
  const { signature } = await signSnapshot(snapshot, key);
  const padded = { ...signature, value: `${signature.value}${' '.repeat(3)}` };
  expect(await isSigned({ snapshot, signature: padded }, key)).toBe(false);
  const renamed = { ...signature, key_id: await keyIdOf(await makeSigningKey()) };
  expect(await isSigned({ snapshot, signature: renamed }, key)).toBe(false);
});

test('computes the thumbprint of RFC 7638', async () => {
  // Computed with `jose`: calculateJwkThumbprint(key, 'sha256').
  const x = 'MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4';
  const y = '4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM';
  const key = { kty: 'EC', crv: 'P-256', x, y } as const;
  expect(await keyIdOf(key)).toBe('cn-I_WNMClehiVp51i_0VpOENW1upEerA8sEam5hn-s');
});
