import webPush from 'web-push';
import { readEnvironment } from '../environment/read-environment.ts';

const { publicKey, privateKey } = webPush.generateVAPIDKeys();

test('a pair of keys is accepted, and neither is needed', () => {
  const pair = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
  expect(readEnvironment(pair).settings).toMatchObject(pair);
  expect(readEnvironment({}).faults).toBeUndefined();
});

test.each([
  [{ VAPID_PUBLIC_KEY: publicKey }, /together/],
  [{ VAPID_PRIVATE_KEY: privateKey }, /together/],
  [{ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: 'A'.repeat(43) }, /is not the public key/],
  [
    {
      VAPID_PUBLIC_KEY: webPush.generateVAPIDKeys().publicKey,
      VAPID_PRIVATE_KEY: privateKey,
    },
    /is not the public key/,
  ],
  [{ PUSH_SERVICES: 'https://push.example.org' }, /names of hosts/],
  [{ PUSH_SERVICES: 'localhost' }, /names of hosts/],
  [{ PUSH_SERVICES: '127.0.0.1' }, /names of hosts/],
])('%j are refused in one line', (variables, reason) => {
  const { faults = [] } = readEnvironment(variables);
  expect(faults).toEqual([expect.stringMatching(reason)]);
});
