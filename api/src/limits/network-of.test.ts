import { networkOf, networksOf } from './network-of.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('a caller from %s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

const networks = (address: string) => networksOf(address).map(({ network }) => network);

test('an IPv4 address is one network', () => {
  expect(networksOf('192.0.2.7')).toEqual([{ network: '192.0.2.7', factor: 1 }]);
});

test('an IPv6 address is counted by its /64, its /56 and its /48, each with a larger allowance', () => {
  const counted = networksOf('2001:db8:1:2ff::9');
  expect(counted.map(({ factor }) => factor)).toEqual([1, 4, 16]);
  const [, within56, within48] = networks('2001:db8:1:2ff::9');
  expect(networks('2001:db8:1:200::1').slice(1)).toEqual([within56, within48]);
  expect(networks('2001:db8:1:300::1')[1]).not.toBe(within56);
  expect(networks('2001:db8:1:300::1')[2]).toBe(within48);
  expect(networks('2001:db8:2:200::1')[2]).not.toBe(within48);
});
