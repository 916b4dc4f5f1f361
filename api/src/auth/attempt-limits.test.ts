import { createAttemptLimits, type AttemptLimitSettings } from './attempt-limits.ts';

const unlimited = 1000;
const email = 'ada@example.org';
const right = () => Promise.resolve(true);
const wrong = () => Promise.resolve(false);
const away = () => Promise.reject(new Error('The database is away'));
const hex = (index: number) => index.toString(16).padStart(2, '0');
const refused = { code: 'too_many_attempts' };

function limitsOf(settings: Partial<AttemptLimitSettings>) {
  return createAttemptLimits({
    windowSeconds: 60,
    loginAddress: unlimited,
    loginAccount: unlimited,
    loginPair: unlimited,
    signInAddress: unlimited,
    signInAccount: unlimited,
    registerAddress: unlimited,
    resetAddress: unlimited,
    resetAccount: unlimited,
    ...settings,
  });
}

test('an attempt that one limit refuses counts against none', async () => {
  const limits = limitsOf({ loginAddress: 2, loginPair: 1 });
  const ada = { address: '192.0.2.7', email };
  await limits.tryPassword(ada, wrong);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await expect(limits.tryPassword(ada, right)).rejects.toMatchObject(refused);
  }
  const berk = { address: '192.0.2.7', email: 'berk@example.org' };
  expect(await limits.tryPassword(berk, right)).toBe(true);
});

test('an attempt that could not be made is not counted', async () => {
  const limits = limitsOf({ loginPair: 1, signInAddress: 1, signInAccount: 1 });
  const ada = { address: '192.0.2.7', email };
  await expect(limits.tryPassword(ada, away)).rejects.toThrow('away');
  expect(await limits.tryPassword(ada, right)).toBe(true);
});

test('strangers and a known browser do not use up each other’s attempts', async () => {
  const limits = limitsOf({ loginAccount: 2, loginAddress: 2, loginPair: 2 });
  const stranger = { address: '192.0.2.7', email };
  const known = { ...stranger, known: 'a browser' };
  for (let attempt = 0; attempt < 2; attempt += 1) await limits.tryPassword(known, wrong);
  await expect(limits.tryPassword(known, right)).rejects.toMatchObject(refused);
  for (let attempt = 0; attempt < 2; attempt += 1) await limits.tryPassword(stranger, wrong);
  await expect(limits.tryPassword(stranger, right)).rejects.toMatchObject(refused);
  expect(await limits.tryPassword({ ...known, known: 'another browser' }, right)).toBe(true);
});

test('correct passwords are limited too, by account and by address', async () => {
  const limits = limitsOf({ signInAccount: 2, signInAddress: 3 });
  const attempt = (address: string, of = email) =>
    limits.tryPassword({ address, email: of }, right);
  await attempt('192.0.2.1');
  await attempt('192.0.2.2');
  await expect(attempt('192.0.2.3')).rejects.toMatchObject(refused);
  for (const other of ['b', 'c']) await attempt('192.0.2.1', other);
  await expect(attempt('192.0.2.1', 'd')).rejects.toMatchObject(refused);
});

test('wrong passwords use up no sign-ins of an account', async () => {
  const limits = limitsOf({ signInAccount: 1 });
  const ada = { address: '192.0.2.7', email };
  for (let attempt = 0; attempt < 5; attempt += 1) await limits.tryPassword(ada, wrong);
  expect(await limits.tryPassword(ada, right)).toBe(true);
});

test('an IPv6 customer who changes the /64 is counted by the /56, and one with more by the /48', async () => {
  const limits = limitsOf({ registerAddress: 2 });
  const passed = async (addresses: readonly string[]) => {
    let count = 0;
    for (const address of addresses) {
      if (await limits.countRegistration(address, false)) count += 1;
    }
    return count;
  };
  const within56 = Array.from({ length: 20 }, (_item, index) => `2001:db8:1:10${hex(index)}::1`);
  expect(await passed(within56)).toBe(8);
  const within48 = Array.from(
    { length: 50 },
    (_item, index) => `2001:db8:1:${hex(index + 32)}00::1`,
  );
  expect(await passed(within48)).toBe(32 - 8);
  expect(await passed(['2001:db8:2::1'])).toBe(1);
});
