import { randomInt, randomUUIDv7 } from 'node:crypto';
import type { PartnerKey } from './partner-key.ts';
import {
  readAmount,
  readExpiry,
  readLanguages,
  readName,
  rejectOrigins,
  readOrigins,
  readShare,
  type Reading,
} from './read-key-options.ts';
import { hashOfSecret, shownPartOf } from './secret-key.ts';

/** Options of a new key, as given in a terminal. */
export interface NewKeyOptions {
  name?: string | undefined;
  origin?: string[] | undefined;
  /** For a server: the key is secret and has no origins. */
  server?: boolean | undefined;
  languages?: string | undefined;
  'per-day'?: string | undefined;
  'per-minute'?: string | undefined;
  'address-share'?: string | undefined;
  expires?: string | undefined;
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const keyLength = 24;
const secretLength = 40;
const perDayDefault = 10_000;
const perMinuteDefault = 300;

/** A key, and the text that calls send; a secret key's text is stored nowhere. */
interface NewKey {
  key: PartnerKey;
  text: string;
  faults?: undefined;
}

/** A new key by the options, or a line for each fault. */
export function makeKey(
  options: NewKeyOptions,
  now: number,
): NewKey | { key?: undefined; faults: string[] } {
  const faults: string[] = [];
  const reading: Reading = (read) => {
    try {
      return read();
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  };
  const name = reading(() => readName(options.name));
  const isSecret = options.server === true;
  const given = options.origin ?? [];
  const origins = isSecret ? reading(() => rejectOrigins(given)) : readOrigins(given, reading);
  const languages = reading(() => readLanguages(options.languages));
  const perDay = reading(() => readAmount('--per-day', options['per-day'], perDayDefault));
  const perMinute = reading(() =>
    readAmount('--per-minute', options['per-minute'], perMinuteDefault),
  );
  const share = options['address-share'];
  const addressShare = reading(() => readShare(share, isSecret));
  const expiresAt = reading(() => readExpiry(options.expires, now));
  if (
    name === undefined ||
    origins === undefined ||
    languages === undefined ||
    perDay === undefined ||
    perMinute === undefined ||
    addressShare === undefined ||
    expiresAt === undefined
  ) {
    return { faults };
  }
  const text = isSecret ? `sk_${randomText(secretLength)}` : `pk_${randomText(keyLength)}`;
  return {
    text,
    key: {
      id: randomUUIDv7(),
      key: isSecret ? shownPartOf(text) : text,
      secretHash: isSecret ? hashOfSecret(text) : null,
      name,
      origins,
      languages,
      requestsPerDay: perDay,
      requestsPerMinute: perMinute,
      addressShare,
      expiresAt,
      revokedAt: null,
      createdAt: now,
    },
  };
}

function randomText(length: number): string {
  return Array.from({ length }, () => digits[randomInt(digits.length)]).join('');
}
