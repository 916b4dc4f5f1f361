import { isSigned, makeSigningKey, publicPartOf } from '../signature/snapshot-signature.ts';
import { createTestRegistry, publishVersion, type TestRegistry } from '../testing/test-registry.ts';
import { changeKey } from './change-key.ts';
import { promote } from './promote.ts';
import { findExpired, retire } from './retire.ts';
import { rollback } from './rollback.ts';

const day = 24 * 60 * 60_000;

let registry: TestRegistry;

beforeEach(async () => {
  registry = await createTestRegistry();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await publishVersion(registry, 'words', version);
    await promote(registry, 'words', version);
  }
});

afterEach(() => registry.remove());

test('after a change of the key all goes on, signed with the new one alone', async () => {
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

test('a key that signed nothing here is not the former one', async () => {
  registry.privateKey = await makeSigningKey();
  const changing = changeKey(registry, await makeSigningKey());
  await expect(changing).rejects.toMatchObject({ code: 'log_unverified' });
});

test('what may have been live under the former key is kept for 30 days from the change', async () => {
  const former = publicPartOf(registry.privateKey);
  registry.privateKey = await makeSigningKey();
  registry.pass(day);
  await changeKey(registry, former);
  registry.pass(29 * day);
  await expect(retire(registry, 'words', '1.0.0', false)).rejects.toThrow(/1 more day$/);
  registry.pass(2 * day);
  const expired = await findExpired(registry, false);
  expect(expired.map(({ release }) => release.version)).toEqual(['1.0.0']);
});
