import { createAccessTokens } from '../routing/access-tokens.ts';
import { addMark, findMark, isMarkOf } from './known-browser.ts';
import { isFreshlySealed, seal, unseal } from './sealing.ts';
import { isXsrfTokenOf, xsrfTokenOf } from './session-secrets.ts';
import { issueTicket, readTicket } from './tickets.ts';
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

describe('a secret that was replaced', () => {
  const [old, next] = [
    'the secret from before, long enough',
    'the present secret, long enough too',
  ];

  test('verifies what it signed, and signs nothing more', async () => {
    const [before, after] = [deriveKeys(old), deriveKeys(next, old)];
    const xsrf = xsrfTokenOf('a session', before);
    expect(isXsrfTokenOf(xsrf, 'a session', after)).toBe(true);
    expect(isXsrfTokenOf(xsrf, 'a session', deriveKeys(next))).toBe(false);
    expect(xsrfTokenOf('a session', after)).not.toBe(xsrf);
    const now = Date.parse('2026-11-20T09:30:00Z');
    const owner = { userId: 'ada', sessionId: 'one' };
    const token = await createAccessTokens(before.accessToken).issue(owner, now);
    const tokens = createAccessTokens(after.accessToken, after.previous?.accessToken);
    await expect(tokens.verify(token, now)).resolves.toEqual(owner);
    const ticket = await issueTicket({ keys: before, now }, 'second step', { sub: 'ada' }, 1000);
    const read = await readTicket({ keys: after, now }, 'second step', ticket);
    expect(read?.claims.sub).toBe('ada');
    expect(
      await readTicket({ keys: deriveKeys(next), now }, 'second step', ticket),
    ).toBeUndefined();
  });

  test('opens what it sealed', () => {
    const sealed = seal('GEZDGNBVGY3TQOJQ', deriveKeys(old), 'totpSecret');
    expect(unseal(sealed, deriveKeys(next, old), 'totpSecret')).toBe('GEZDGNBVGY3TQOJQ');
    expect(isFreshlySealed(sealed, deriveKeys(next, old), 'totpSecret')).toBe(false);
    expect(() => unseal(sealed, deriveKeys(next), 'totpSecret')).toThrow(/authenticate/);
    expect(() => unseal(sealed, deriveKeys(old), 'vapidKey')).toThrow(/authenticate/);
  });

  test('keeps browsers known', () => {
    const account = { id: 'a', email: 'ada@example.org', passwordHash: 'hash' };
    const now = Date.parse('2026-11-20T09:30:00Z');
    const cookie = addMark('', account, { keys: deriveKeys(old), now });
    const keys = deriveKeys(next, old);
    const mark = findMark(cookie, account.email, { keys, now });
    expect(mark && isMarkOf(mark, account, keys)).toBe(true);
    expect(findMark(cookie, account.email, { keys: deriveKeys(next), now })).toBeUndefined();
  });
});
