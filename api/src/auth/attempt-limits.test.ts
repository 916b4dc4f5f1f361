import { createAttemptLimits } from './attempt-limits.ts';

test('an attempt from an address that is refused is counted nowhere else', async () => {
  const limits = createAttemptLimits({
    windowSeconds: 60,
    loginAddress: 1,
    loginAccount: 10,
    loginPair: 1,
    registerAddress: 1,
  });
  await limits.countLogin('192.0.2.7', 'ada@example.org');
  const refused = limits.countLogin('192.0.2.7', 'berk@example.org');
  await expect(refused).rejects.toMatchObject({ code: 'too_many_attempts' });
  // The address had two attempts.
  await limits.forgiveLogin('192.0.2.7', 'ada@example.org');
  await limits.forgiveLogin('192.0.2.7', 'ada@example.org');
  await expect(limits.countLogin('192.0.2.7', 'berk@example.org')).resolves.toBeUndefined();
});
