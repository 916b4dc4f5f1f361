import { createPasswords, hashPassword, type Turn } from './passwords.ts';

/** Work that runs until it is released, and the order in which it began. */
function buildWork(passwords: ReturnType<typeof createPasswords>) {
  const begun: string[] = [];
  const gate = Promise.withResolvers<void>();
  const start = (name: string, turn: Partial<Turn> = {}) =>
    passwords
      .inTurn({ email: name, isKnown: false, ...turn }, async () => {
        begun.push(name);
        await gate.promise;
      })
      .catch((error: { code: string }) => error.code);
  return { begun, start, release: () => gate.resolve() };
}

test('known browsers and strangers take turns, however many strangers wait', async () => {
  const { begun, start, release } = buildWork(createPasswords(1));
  const all = ['s1', 's2', 's3', 's4'].map((name) => start(name));
  all.push(...['k1', 'k2'].map((name) => start(name, { isKnown: true })));
  release();
  await Promise.all(all);
  expect(begun).toEqual(['s1', 'k1', 's2', 'k2', 's3', 's4']);
});

test('a queue is bounded, and a full one of strangers refuses no known browser', async () => {
  const passwords = createPasswords(2);
  const { begun, start, release } = buildWork(passwords);
  const check = (isKnown: boolean) => () => passwords.checkRoom({ isKnown });
  expect(check(false)).not.toThrow();
  const strangers = Array.from({ length: 110 }, (_item, index) => start(`s${index}`));
  await Promise.race(strangers);
  expect(check(false)).toThrow(expect.objectContaining({ code: 'too_many_attempts' }));
  expect(check(true)).not.toThrow();
  const known = start('owner', { isKnown: true });
  expect(await Promise.all(strangers.slice(102))).toEqual(
    Array.from({ length: 8 }, () => 'too_many_attempts'),
  );
  release();
  await Promise.all([...strangers, known]);
  expect(begun).toHaveLength(103);
  expect(begun).toContain('owner');
});

test('strangers who try one account concurrently leave room for other accounts and for its known browsers', async () => {
  const { begun, start, release } = buildWork(createPasswords(1));
  const email = 'ada@example.org';
  const strangers = Array.from({ length: 30 }, () => start('stranger', { email }));
  const others = [start('owner', { email, isKnown: true }), start('another')];
  release();
  await Promise.all([...strangers, ...others]);
  expect(begun.filter((name) => name === 'stranger')).toHaveLength(10);
  expect(begun).toEqual(expect.arrayContaining(['owner', 'another']));
});

test('work that fails ends its turn', async () => {
  const passwords = createPasswords(1);
  const turn = { email: 'ada@example.org', isKnown: false };
  const failing = passwords.inTurn(turn, () => Promise.reject(new Error('No')));
  await expect(failing).rejects.toThrow('No');
  const passwordHash = await hashPassword('correct horse');
  const verify = (password: string, against: string | null = passwordHash) =>
    passwords.inTurn(turn, (hashing) => hashing.verify(against, password));
  expect(await verify('correct horse')).toBe(true);
  expect(await verify('correct house')).toBe(false);
  expect(await verify('no account has this password', null)).toBe(false);
});
