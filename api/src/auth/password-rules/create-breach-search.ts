import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { fetchLimited } from '../../http/fetch-limited.ts';

const timeoutMilliseconds = 2000;
/** Letters of the hash that the service gets: some 800 other hashes begin with them. */
const prefixLength = 5;

/** Asks a service whether a password became known in a breach. */
export type FindBreach = (password: string) => Promise<boolean>;

/**
 * Asks a service with the interface of Have I Been Pwned's range search (k-anonymity, SHA-1): it
 * learns the beginning of the hash only. A service that fails refuses nobody.
 * @param url the address to which the beginning of the hash is appended
 */
export function createBreachSearch(url: string, log: Logger): FindBreach {
  return async (password) => {
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    const [prefix, rest] = [hash.slice(0, prefixLength), hash.slice(prefixLength)];
    try {
      const response = await fetchLimited(`${url}${prefix}`, {
        headers: { 'Add-Padding': 'true' },
        signal: AbortSignal.timeout(timeoutMilliseconds),
      });
      if (!response.ok) throw new Error(`The service answered ${response.status}`);
      const lines = (await response.text()).split('\n');
      // Padding has a count of 0.
      return lines.some((line) => {
        const [suffix = '', count = '0'] = line.trim().split(':');
        return suffix.toUpperCase() === rest && Number(count) > 0;
      });
    } catch (error) {
      log.warn({ err: error }, 'breached passwords could not be asked for');
      return false;
    }
  };
}
