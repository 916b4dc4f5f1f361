import { randomInt, randomUUIDv7 } from 'node:crypto';
import type { PartnerKey } from './partner-key.ts';
import { keyOptions, type KeyOptions } from './key-options.ts';
import { hashOfSecret, shownPartOf } from './secret-key.ts';

/** For a server, the key is secret and has no origins. */
export interface NewKeyOptions extends KeyOptions {
  server?: boolean | undefined;
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const keyLength = 24;
const secretLength = 40;

/** A key, and the text that calls send; a secret key's text is stored nowhere. */
interface NewKey {
  key: PartnerKey;
  text: string;
  faults?: undefined;
}

/** What is wrong with an option; `line` is for a terminal. */
export interface OptionFault {
  option: string;
  line: string;
}

/** A new key by the options, or their faults. */
export function makeKey(
  options: NewKeyOptions,
  now: number,
): NewKey | { key?: undefined; faults: OptionFault[] } {
  const isSecret = options.server === true;
  const { data, error } = keyOptions(isSecret, now).safeParse(options);
  if (error) {
    return {
      faults: error.issues.map(({ path, message }) => ({ option: String(path[0]), line: message })),
    };
  }
  const text = isSecret ? `sk_${randomText(secretLength)}` : `pk_${randomText(keyLength)}`;
  return {
    text,
    key: {
      id: randomUUIDv7(),
      key: isSecret ? shownPartOf(text) : text,
      secretHash: isSecret ? hashOfSecret(text) : null,
      name: data.name,
      origins: [...new Set(data.origin)],
      languages: data.languages ?? null,
      requestsPerDay: data['per-day'],
      requestsPerMinute: data['per-minute'],
      addressShare: data['address-share'] ?? null,
      expiresAt: data.expires ?? null,
      revokedAt: null,
      createdAt: now,
    },
  };
}

function randomText(length: number): string {
  return Array.from({ length }, () => digits[randomInt(digits.length)]).join('');
}
