import { apiBasePath, diagnoseKey, partnerKey } from '@topwords/platform/contracts';
import type { Context, Middleware } from 'koa';
import { isOwnOrigin } from '../http/check-origin.ts';
import { networkOf } from '../limits/network-of.ts';
import { hasOrigin, type AskingPage, type JudgedProblem } from './judge-key.ts';
import type { KnownKey, KnownKeys } from './known-keys.ts';
import type { PartnerLimits } from './partner-limits.ts';
import { refusalOf } from './refusals.ts';

/** Who makes a call of a widget, as far as the request alone tells. */
export interface PartnerCaller {
  page: AskingPage;
  /** Undefined when there is none with the text that was given. */
  key: KnownKey | undefined;
  /** Seconds until the address may ask again; 0 when it may now. */
  addressWait: number;
}

interface GateServices {
  keys: KnownKeys;
  limits: PartnerLimits;
  now: () => number;
  allowedOrigins: readonly string[];
}

const diagnosisPath = `${apiBasePath}${diagnoseKey.path}`;

/** Browsers ask for leave again after this; none remembers it for longer than two hours. */
const leaveSeconds = 7200;

const leave = {
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'content-type, accept-language',
  'Access-Control-Max-Age': String(leaveSeconds),
};

const callers = new WeakMap<Context['req'], PartnerCaller>();

/** Who makes this call. @throws Error for a call that did not come through the gate */
export function callerOf(ctx: Context): PartnerCaller {
  const caller = callers.get(ctx.req);
  if (caller === undefined) throw new Error(`${ctx.path} is not behind the gate of partners`);
  return caller;
}

/**
 * Stands before the calls of widgets, in place of the check of our own origins, which each of them
 * makes by its key: reads the key, answers preflights, and lets pages of the key's origins, and no
 * others, read the answers. Cookies are never asked for, hence neither sent nor believed.
 */
export function createPartnerGate({ keys, limits, now, allowedOrigins }: GateServices): Middleware {
  async function identify(ctx: Context): Promise<{ caller: PartnerCaller; failure?: Error }> {
    const page = { origin: ctx.get('origin'), isOwn: isOwnOrigin(ctx, allowedOrigins) };
    const addressWait = await limits.countAddress(networkOf(ctx.ip), now());
    const text = partnerKey.safeParse(ctx.query['key']);
    if (!text.success) return { caller: { page, key: undefined, addressWait } };
    const kept = keys.peek(text.data);
    if (addressWait > 0) return { caller: { page, key: kept, addressWait } };
    try {
      return { caller: { page, key: await keys.find(text.data), addressWait } };
    } catch (error) {
      // Which pages may read that the database is away is as it was a moment ago.
      return { caller: { page, key: kept, addressWait }, failure: error as Error };
    }
  }

  return async function passGate(ctx, next) {
    ctx.vary('Origin');
    const { caller, failure } = await identify(ctx);
    callers.set(ctx.req, caller);
    const { key, page } = caller;
    const isTheKeys = hasOrigin(key, page.origin);
    const readers = ctx.path === diagnosisPath ? '*' : isTheKeys ? page.origin : undefined;
    if (readers !== undefined) ctx.set('Access-Control-Allow-Origin', readers);
    if (ctx.method === 'OPTIONS' && page.origin !== '') {
      // Leave is given also where the answer will be a refusal, so that it can be read.
      if (readers === undefined) throw failure ?? refusalOf(whyNot(key));
      ctx.set(leave);
      ctx.status = 204;
      return undefined;
    }
    ctx.set('Access-Control-Expose-Headers', 'Retry-After, X-Engine');
    if (failure !== undefined) throw failure;
    return next();
  };
}

function whyNot(key: KnownKey | undefined): JudgedProblem {
  return key === undefined ? 'partner_key_unknown' : 'partner_origin_refused';
}
