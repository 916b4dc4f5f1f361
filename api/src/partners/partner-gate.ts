import { apiBasePath, diagnoseKey, partnerSessionHeaderName } from '@topwords/platform/contracts';
import type { Context, Middleware } from 'koa';
import { identifyCaller, type PartnerCaller } from './identify-caller.ts';
import { hasOrigin } from './judge-key.ts';
import type { KnownKeys } from './known-keys.ts';
import type { PartnerLimits } from './partner-limits.ts';

interface GateServices {
  keys: KnownKeys;
  limits: PartnerLimits;
  now: () => number;
  allowedOrigins: readonly string[];
}

const diagnosisPath = `${apiBasePath}${diagnoseKey.path}`;
const readersHeader = 'Access-Control-Allow-Origin';

/** Browsers ask for leave again after this; none remembers it for longer than two hours. */
const leaveSeconds = 7200;

/** A secret key's header is not among them: browsers do not even send it. */
const leave = {
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': `content-type, accept-language, ${partnerSessionHeaderName.toLowerCase()}`,
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
 * others, read the answers. Why a page gets no answer may be read by any page: a developer would
 * otherwise see a network error. Cookies are never asked for, hence neither sent nor believed.
 */
export function createPartnerGate(services: GateServices): Middleware {
  return async function passGate(ctx, next) {
    ctx.vary('Origin');
    const { caller, failure } = await identifyCaller(ctx, services).catch((error: unknown) => {
      letAllRead(ctx);
      throw error;
    });
    callers.set(ctx.req, caller);
    const { key, page } = caller;
    if (ctx.path === diagnosisPath) letAllRead(ctx);
    else if (hasOrigin(key, page.origin)) ctx.set(readersHeader, page.origin);
    if (ctx.method === 'OPTIONS' && page.origin !== '') {
      // Leave is given also where the answer will be a refusal, so that it can be read.
      letAllRead(ctx);
      ctx.set(leave);
      ctx.status = 204;
      return;
    }
    ctx.set('Access-Control-Expose-Headers', 'Retry-After, X-Engine');
    try {
      if (failure !== undefined) throw failure;
      await next();
    } catch (error) {
      letAllRead(ctx);
      throw error;
    }
    // Nothing is at this address: the refusal is made further out.
    if (ctx.status === 404 && ctx.body === undefined) letAllRead(ctx);
  };
}

/** Unless it was settled whose pages may read the answer. */
function letAllRead(ctx: Context): void {
  if (!ctx.res.hasHeader(readersHeader)) ctx.set(readersHeader, '*');
}
