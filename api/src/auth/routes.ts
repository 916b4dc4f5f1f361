import * as calls from '@topwords/platform/contracts';
import { listSecurityEvents } from '../history/list-security-events.ts';
import type { SecurityHistory } from '../history/security-history.ts';
import { isKnownError } from '../errors/known-error.ts';
import type { AccessTokens } from '../routing/access-tokens.ts';
import { route, type Route } from '../routing/route.ts';
import { listTargets } from '../users/user-repository.ts';
import { answerSignIn } from './answer-sign-in.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import type { DemandSecondStep } from './begin-session.ts';
import { browserOf } from './browser-of.ts';
import { chooseLanguage } from './choose-language.ts';
import { endAllSessions, endOtherSessions, endSession } from './end-sessions.ts';
import { getAccount } from './get-account.ts';
import type { Keys } from './keys.ts';
import { markUnmarkedBrowser } from './known-browser-cookie.ts';
import { listSessions } from './list-sessions.ts';
import { login } from './login.ts';
import type { Mailer } from '../mail/mailer.ts';
import { logout } from './logout.ts';
import type { Passwords } from './passwords.ts';
import { presentRefresh } from './presenter.ts';
import { refresh } from './refresh.ts';
import { clearSessionCookies, readSessionCookie, setSessionCookies } from './session-cookies.ts';
import { setNative } from './set-native.ts';

/** What the calls about accounts depend on; each is created once, at start. */
export interface AuthServices {
  accessTokens: AccessTokens;
  keys: Keys;
  limits: AttemptLimits;
  passwords: Passwords;
  mailer: Pick<Mailer, 'add' | 'delivery'>;
  history: SecurityHistory;
  demandSecondStep: DemandSecondStep;
  /** The origin of our pages; that of the request if omitted. */
  origin?: string | undefined;
}

/** Accounts and sessions. Signing in counts its attempts itself: see `tryPassword`. */
export function authRoutes({
  accessTokens,
  keys,
  limits,
  passwords,
  mailer,
  history,
  demandSecondStep,
}: AuthServices): Route[] {
  return [
    route(calls.login, { auth: 'none' }, async ({ db, now }, { body }, ctx) => {
      const browser = browserOf(ctx);
      const proof = { keys, passwords, limits, mailer, history, browser, demandSecondStep };
      const context = { db, now, ...proof };
      return answerSignIn(ctx, { ...context, accessTokens }, await login(context, body));
    }),
    route(calls.refresh, { auth: 'cookie' }, async ({ db, now }, _input, ctx) => {
      const context = { db, now, keys, browser: browserOf(ctx) };
      const { user, token } = await refresh(context, readSessionCookie(ctx, keys)).catch(
        (error: unknown) => {
          // Clears the cookies of an ended session, but not when the database could not be asked.
          if (isKnownError(error) && error.code === 'refresh_invalid') clearSessionCookies(ctx);
          throw error;
        },
      );
      setSessionCookies(ctx, token, keys);
      await markUnmarkedBrowser(ctx, context, user);
      const targets = await listTargets(db, user);
      return presentRefresh(await accessTokens.issue(token, now), user, targets);
    }),
    route(calls.logout, { auth: 'cookie' }, async (context, _input, ctx) => {
      const ended = await logout(context, readSessionCookie(ctx, keys));
      clearSessionCookies(ctx);
      return ended;
    }),
    route(calls.endOtherSessions, { auth: 'token' }, (context, _input, ctx) =>
      endOtherSessions({ ...context, history, browser: browserOf(ctx) }),
    ),
    route(calls.listSecurityEvents, { auth: 'token' }, listSecurityEvents),
    route(calls.getAccount, { auth: 'token' }, getAccount),
    route(calls.listSessions, { auth: 'token' }, listSessions),
    route(calls.endSession, { auth: 'token' }, async (context, { params }, ctx) => {
      const ended = await endSession({ ...context, history, browser: browserOf(ctx) }, params);
      if (params.sessionId === context.sessionId) clearSessionCookies(ctx);
      return ended;
    }),
    route(calls.endAllSessions, { auth: 'token' }, async (context, _input, ctx) => {
      const ended = await endAllSessions({ ...context, history, browser: browserOf(ctx) });
      clearSessionCookies(ctx);
      return ended;
    }),
    route(calls.setNative, { auth: 'token' }, setNative),
    route(calls.chooseLanguage, { auth: 'token' }, chooseLanguage),
  ];
}
