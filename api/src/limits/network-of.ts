import { isIPv6 } from 'node:net';

/**
 * A network that attempts are counted by, and the factor by which its allowance exceeds one
 * subscriber's.
 */
export interface CountedNetwork {
  network: string;
  factor: number;
}

/**
 * Providers give a customer a /64, a /56 or a /48; several customers may also share the wider ones.
 */
const wider = [
  { bits: 56, factor: 4 },
  { bits: 48, factor: 16 },
] as const;

/**
 * The smallest network of one subscriber: an IPv4 address, or the first half (/64) of an IPv6 one.
 */
export function networkOf(address: string): string {
  return groupsOf(address)?.join(':') ?? plainOf(address);
}

/**
 * The same, and for IPv6 the /56 and the /48 around it, within which one customer may change the
 * /64.
 */
export function networksOf(address: string): readonly CountedNetwork[] {
  const subscriber = { network: networkOf(address), factor: 1 };
  const groups = groupsOf(address);
  if (groups === undefined) return [subscriber];
  return [
    subscriber,
    ...wider.map(({ bits, factor }) => ({ network: `${cut(groups, bits)}/${bits}`, factor })),
  ];
}

function plainOf(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}

/** The first four groups of an IPv6 address, without leading zeros; undefined for any other. */
function groupsOf(address: string): string[] | undefined {
  const plain = plainOf(address);
  if (!isIPv6(plain)) return undefined;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const end = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - end.length;
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...end];
  return all.slice(0, 4).map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}

/** The first bits of four groups. */
function cut(groups: readonly string[], bits: number): string {
  const number = groups.reduce((sum, group) => (sum << 16n) | BigInt(`0x${group}`), 0n);
  return ((number >> BigInt(64 - bits)) << BigInt(64 - bits)).toString(16);
}
