import { isIPv4 } from 'node:net';
import { networkOf } from '../limits/network-of.ts';

/**
 * The network of an address, as people are shown it: enough to tell home from abroad, too little to
 * tell one neighbour from another. The first three numbers of an IPv4 address, or the first half of
 * an IPv6 one; null for anything else.
 */
export function networkName(address: string): string | null {
  const network = networkOf(address);
  if (isIPv4(network)) return network.replace(/\.\d+$/, '.…');
  return network.includes(':') ? `${network}:…` : null;
}
