import { partnerKey } from '@topwords/platform/contracts';
import type { Context } from 'koa';
import { isOwnOrigin } from '../http/check-origin.ts';
import { networkOf } from '../limits/network-of.ts';
import type { AskingPage } from './judge-key.ts';
import type { KnownKey, KnownKeys } from './known-keys.ts';
import type { PartnerLimits } from './partner-limits.ts';
import { readSecretKey } from './secret-key.ts';

/** The caller of a widget's or server's call, as far as the request itself shows. */
export interface PartnerCaller {
  page: AskingPage;
  /** Undefined if no key has the given text. */
  key: KnownKey | undefined;
  /** Whether the text was a secret key's. */
  isServer: boolean;
  /** Seconds until the address may ask again; 0 if it may now. */
  addressWait: number;
  /** IPv4 address, or /64 of an IPv6 one. */
  network: string;
}

interface IdentifyingServices {
  keys: KnownKeys;
  limits: PartnerLimits;
  now: () => number;
  allowedOrigins: readonly string[];
}

/** Identifies the caller; includes the failure if the database could not be asked. */
export async function identifyCaller(
  ctx: Context,
  { keys, limits, now, allowedOrigins }: IdentifyingServices,
): Promise<{ caller: PartnerCaller; failure?: Error }> {
  const page: AskingPage = {
    origin: ctx.get('origin'),
    isOwn: isOwnOrigin(ctx, allowedOrigins),
    isBrowser: ctx.get('origin') !== '' || ctx.get('sec-fetch-site') !== '',
  };
  const network = networkOf(ctx.ip);
  const secret = readSecretKey(ctx.get('authorization'));
  const text = secret ?? partnerKey.safeParse(ctx.query['key']).data;
  const cached = text === undefined ? undefined : keys.peek(text);
  const counted = await limits.countAddress(network, now());
  // A server asks for many readers; only its key limits it.
  const addressWait = cached !== undefined && cached.secretHash !== null ? 0 : counted;
  const caller = { page, key: cached, isServer: secret !== undefined, addressWait, network };
  if (text === undefined || addressWait > 0) return { caller };
  try {
    return { caller: { ...caller, key: await keys.find(text) } };
  } catch (error) {
    // Who may read that the database is down is decided by the key as last read.
    return { caller, failure: error as Error };
  }
}
