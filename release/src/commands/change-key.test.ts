import { isSigned, makeSigningKey, publicPartOf } from '../signature/snapshot-signature.ts';
import { createTestRegistry, publishWords, type TestRegistry } from '../testing/test-registry.ts';
import { changeKey } from './change-key.ts';
import { findExpired, retire } from './retire.ts';
import { rollback } from './rollback.ts';

const day = 24 * 60 * 60_000;

let registry: TestRegistry;

beforeEach(async () => {
  registry = await createTestRegistry();
  await publishWords(registry, '1.0.0', '1.1.0', '1.2.0');
});

afterEach(() => registry.remove());

test('after a change of key, releases continue and are signed only with the new key', async () => {
  const former = publicPartOf(registry.privateKey);
  registry.privateKey = await makeSigningKey();
  const { signed } = await changeKey(registry, former);
  expect(signed.snapshot.sequence).toBe(4);
  expect(await isSigned(signed, registry.privateKey)).toBe(true);
  expect(await isSigned(signed, former)).toBe(false);
  const back = await rollback(registry, 'words', '1.0.0');
  expect(back.signed.snapshot.remotes[0]?.stable.version).toBe('1.0.0');
  expect((await changeKey(registry, former)).isChanged).toBe(false);
});

test('a key that signed nothing here is refused as the former key', async () => {
  registry.privateKey = await makeSigningKey();
  const changing = changeKey(registry, await makeSigningKey());
  await expect(changing).rejects.toMatchObject({ code: 'log_unverified' });
});

test('keeps what may have been live under the former key for 30 days after the change', async () => {
  const former = publicPartOf(registry.privateKey);
  registry.privateKey = await makeSigningKey();
  registry.advance(day);
  await changeKey(registry, former);
  registry.advance(29 * day);
  await expect(retire(registry, 'words', '1.0.0', false)).rejects.toThrow(/1 more day$/);
  registry.advance(2 * day);
  const expired = await findExpired(registry, false);
  expect(expired.map(({ release }) => release.version)).toEqual(['1.0.0']);
});
