import { networkName } from './network-name.ts';

test.each([
  ['203.0.113.7', '203.0.113.…'],
  ['::ffff:203.0.113.7', '203.0.113.…'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:…'],
  ['::1', '0:0:0:0:…'],
  ['', null],
  ['nonsense', null],
])('the network of %j is shown as %j', (address, name) => {
  expect(networkName(address)).toBe(name);
});
