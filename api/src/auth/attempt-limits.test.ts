import { createAttemptLimits, networkOf } from './attempt-limits.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('who calls from %s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

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
