import { partnerKey, partnerSessionHeaderName, type Call } from '@topwords/platform/contracts';
import type { Context } from 'koa';
import type { OpenContext } from '../users/context.ts';
import { knownError } from '../errors/known-error.ts';
import {
  checkAuthentication,
  readInput,
  sendAnswer,
  type Output,
  type Route,
} from '../routing/route.ts';
import type { ParsedInput } from '../routing/validate.ts';
import type { PartnerCaller } from './identify-caller.ts';
import { judgeKey, nameOfPage } from './judge-key.ts';
import type { KnownKey } from './known-keys.ts';
import { callerOf } from './partner-gate.ts';
import type { PartnerLimits } from './partner-limits.ts';
import type { PartnerSession, PartnerSessions } from './partner-sessions.ts';
import {
  addressRefused,
  quotaReached,
  refusalOf,
  secretExposed,
  secretUnknown,
  sessionInvalid,
  sessionRequired,
} from './refusals.ts';
import type { UsageCounter } from './usage-counter.ts';

/** What a use case for a partner's page gets. */
interface PartnerContext extends OpenContext {
  key: KnownKey;
  /** Creates a session for the calling page; undefined without a page. */
  issueSession: () => PartnerSession | undefined;
}

/** The counters of partners' calls. */
export interface Counting {
  limits: PartnerLimits;
  sessions: PartnerSessions;
  usage: UsageCounter;
}

interface PartnerRules {
  auth: 'partner';
  /**
   * Requests always count against the address's limit; `quota` also counts them against the key's.
   */
  limit: 'address' | 'quota';
}

/** A route for partners' pages. Learners' sessions are ignored. */
export type PartnerRoute = <C extends Call>(
  call: C,
  rules: PartnerRules,
  answer: (context: PartnerContext, input: ParsedInput<C>, ctx: Context) => Output<C>,
) => Route;

/**
 * Creates the function that makes routes for partners' pages: refuse what the key does not allow
 * before reading the body, then validate and answer.
 */
export function createPartnerRoute({ limits, sessions, usage }: Counting): PartnerRoute {
  async function admit(ctx: Context, now: number, isCounted: boolean): Promise<KnownKey> {
    const caller = callerOf(ctx);
    const { page, key, isServer, addressWait, network } = caller;
    if (isServer && page.isBrowser) throw secretExposed();
    if (addressWait > 0) throw addressRefused(addressWait);
    if (key === undefined) throw isServer ? secretUnknown() : missingKeyError(ctx);
    const problem = judgeKey(key, page, now);
    if (problem !== null) throw refusalOf(problem);
    if (!isCounted) return key;
    const hasSession = isServer || hasValidSession(ctx, caller, key, now);
    const reached = await limits.countKey(key, { network, hasSession }, now);
    if (reached !== undefined) throw quotaReached(reached);
    return key;
  }

  /** @throws partner_session_required, partner_session_invalid */
  function hasValidSession(
    ctx: Context,
    { page, network }: PartnerCaller,
    { id }: KnownKey,
    now: number,
  ): boolean {
    const name = nameOfPage(page);
    if (name === undefined) throw sessionRequired();
    const token = ctx.get(partnerSessionHeaderName);
    // Translators that were released before sessions existed send none.
    if (token === '') return false;
    if (!sessions.verify(token, { keyId: id, page: name, network }, now)) throw sessionInvalid();
    return true;
  }

  function issueSession(ctx: Context, { id }: KnownKey, now: number): PartnerSession | undefined {
    const { page, network, isServer } = callerOf(ctx);
    const name = nameOfPage(page);
    if (isServer || name === undefined) return undefined;
    return sessions.issue({ keyId: id, page: name, network }, now);
  }

  return (call, { auth, limit }, answer) => {
    checkAuthentication(call, auth);
    const isCounted = limit === 'quota';
    return {
      call,
      async respond(ctx, { db, now: clock, checkAnswers }) {
        const now = clock();
        let key: KnownKey;
        try {
          key = await admit(ctx, now, isCounted);
        } catch (error) {
          const refused = callerOf(ctx).key;
          if (refused !== undefined) usage.count(refused.id, now, { refused: 1 });
          throw error;
        }
        if (isCounted) usage.count(key.id, now, { requests: 1 });
        const input = await readInput(call, ctx);
        const context = { db, now, key, issueSession: () => issueSession(ctx, key, now) };
        await sendAnswer(call, ctx, checkAnswers, () => answer(context, input, ctx));
      },
    };
  };
}

function missingKeyError(ctx: Context): Error {
  const reading = partnerKey.safeParse(ctx.query['key']);
  if (reading.success) return refusalOf('partner_key_unknown');
  const detail = reading.error.issues[0]?.message ?? 'key is required';
  return knownError('validation_failed', detail, { faults: [{ field: 'key', detail }] });
}
