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

/** Browsers repeat the preflight after this; none caches it for longer than two hours. */
const preflightMaxAgeSeconds = 7200;

/** Without the header of a secret key, so that browsers do not even send it. */
const preflightHeaders = {
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': `content-type, accept-language, ${partnerSessionHeaderName.toLowerCase()}`,
  'Access-Control-Max-Age': String(preflightMaxAgeSeconds),
};

const callers = new WeakMap<Context['req'], PartnerCaller>();

/** Who makes this call. @throws Error for a call that did not come through the gate */
export function callerOf(ctx: Context): PartnerCaller {
  const caller = callers.get(ctx.req);
  if (caller === undefined) throw new Error(`${ctx.path} is not behind the gate of partners`);
  return caller;
}

/**
 * Runs before the calls of widgets, instead of the check of our own origins; each call checks its
 * origin by the key. Reads the key, answers preflights, and lets only pages of the key's origins
 * read the answers. Any page may read why it gets no answer: its developer would otherwise see a
 * network error. Cookies are never allowed, so they are neither sent nor trusted.
 */
export function createPartnerGate(services: GateServices): Middleware {
  return async function passGate(ctx, next) {
    ctx.vary('Origin');
    const { caller, failure } = await identifyCaller(ctx, services).catch((error: unknown) => {
      allowAnyOrigin(ctx);
      throw error;
    });
    callers.set(ctx.req, caller);
    const { key, page } = caller;
    if (ctx.path === diagnosisPath) allowAnyOrigin(ctx);
    else if (hasOrigin(key, page.origin)) ctx.set(readersHeader, page.origin);
    if (ctx.method === 'OPTIONS' && page.origin !== '') {
      // Refused calls pass the preflight too, so that their refusal can be read.
      allowAnyOrigin(ctx);
      ctx.set(preflightHeaders);
      ctx.status = 204;
      return;
    }
    ctx.set('Access-Control-Expose-Headers', 'Retry-After, X-Engine');
    try {
      if (failure !== undefined) throw failure;
      await next();
    } catch (error) {
      allowAnyOrigin(ctx);
      throw error;
    }
    // Nothing is at this address: an outer middleware refuses it.
    if (ctx.status === 404 && ctx.body === undefined) allowAnyOrigin(ctx);
  };
}

/** Unless it was decided whose pages may read the answer. */
function allowAnyOrigin(ctx: Context): void {
  if (!ctx.res.hasHeader(readersHeader)) ctx.set(readersHeader, '*');
}
