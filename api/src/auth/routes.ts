import {
  changePassword,
  chooseLanguage,
  endAllSessions,
  endSession,
  getAccount,
  listSessions,
  login,
  logout,
  refresh,
  register,
  setNative,
  timeZoneHeaderName,
} from '@topwords/platform/contracts';
import type { Context } from 'koa';
import { isKnownError } from '../errors/known-error.ts';
import { handle, handleOpen, type Route } from '../routing/handle.ts';
import type { AccessTokens } from '../routing/access-tokens.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { chooseTargetLanguage } from './choose-language.ts';
import { finishSession } from './finish-session.ts';
import { getSessions } from './get-sessions.ts';
import type { Keys } from './keys.ts';
import { readDevice } from './device.ts';
import { markBrowser, markUnmarkedBrowser, readMarks } from './known-browser-cookie.ts';
import { loginUser } from './login-user.ts';
import type { Passwords } from './passwords.ts';
import { presentAccount, presentRefresh, presentSignIn } from './presenter.ts';
import { refreshSession } from './refresh-session.ts';
import { registerUser } from './register-user.ts';
import { replacePassword } from './replace-password.ts';
import { clearSessionCookies, readSessionCookie, setSessionCookies } from './session-cookies.ts';
import { deleteSession, deleteSessions } from './session-repository.ts';
import { setNativeLanguage } from './set-native.ts';
import { readTimeZone } from '../calendar/read-time-zone.ts';
import { listTargets } from '../users/user-repository.ts';

/** What the calls about accounts stand on; each is made once, at start. */
export interface AuthServices {
  accessTokens: AccessTokens;
  keys: Keys;
  limits: AttemptLimits;
  passwords: Passwords;
}

/** Accounts and sessions. */
export function authRoutes({ accessTokens, keys, limits, passwords }: AuthServices): Route[] {
  return [
    handleOpen(register, async (input, { db, now }, ctx) => {
      passwords.checkRoom({ isKnown: false });
      await limits.countRegistration(ctx.ip);
      const context = { db, now, passwords, ...browserOf(ctx) };
      const { user, token } = await registerUser(context, input.body);
      setSessionCookies(ctx, token, keys);
      await markBrowser(ctx, { db, keys, now }, user);
      return presentSignIn(await accessTokens.issue(token, now), user, []);
    }),
    handleOpen(login, async (input, { db, now }, ctx) => {
      const from = { address: ctx.ip, marks: readMarks(ctx), ...browserOf(ctx) };
      const context = { db, now, keys, passwords, limits, ...from };
      const { user, token } = await loginUser(context, input.body);
      setSessionCookies(ctx, token, keys);
      await markBrowser(ctx, context, user);
      const targets = await listTargets(db, user);
      return presentSignIn(await accessTokens.issue(token, now), user, targets);
    }),
    handleOpen(refresh, async (_input, { db, now }, ctx) => {
      const context = { db, now, keys, ...browserOf(ctx) };
      const { user, token } = await refreshSession(context, readSessionCookie(ctx, keys)).catch(
        (error: unknown) => {
          // A session that has ended is forgotten; one that could not be asked for is not.
          if (isKnownError(error) && error.code === 'refresh_invalid') clearSessionCookies(ctx);
          throw error;
        },
      );
      setSessionCookies(ctx, token, keys);
      await markUnmarkedBrowser(ctx, context, user);
      const targets = await listTargets(db, user);
      return presentRefresh(await accessTokens.issue(token, now), user, targets);
    }),
    handleOpen(logout, async (_input, { db }, ctx) => {
      const token = readSessionCookie(ctx, keys);
      if (token !== undefined) await deleteSession(db, token.userId, token.sessionId);
      clearSessionCookies(ctx);
      return { detail: 'Signed out' };
    }),
    handle(getAccount, async (_input, { db, user }) =>
      presentAccount(user, await listTargets(db, user)),
    ),
    handle(listSessions, (_input, context) => getSessions(context)),
    handle(endSession, async ({ params }, context, ctx) => {
      const ended = await finishSession(context, params);
      if (params.sessionId === context.sessionId) clearSessionCookies(ctx);
      return ended;
    }),
    handle(endAllSessions, async (_input, { db, user }, ctx) => {
      await deleteSessions(db, user.id);
      clearSessionCookies(ctx);
      return { detail: 'Signed out everywhere' };
    }),
    handle(changePassword, async (input, context, ctx) => {
      const proof = { ...context, passwords, limits, address: ctx.ip };
      const changed = await replacePassword(proof, input.body);
      await markBrowser(ctx, { ...context, keys }, context.user);
      return changed;
    }),
    handle(setNative, (input, context) => setNativeLanguage(context, input.body)),
    handle(chooseLanguage, (input, context) => chooseTargetLanguage(context, input.body)),
  ];
}

/** What the browser tells of itself. */
function browserOf(ctx: Context): { timeZone: string | undefined; device: string | null } {
  return {
    timeZone: readTimeZone(ctx.get(timeZoneHeaderName)),
    device: readDevice(ctx.get('user-agent')),
  };
}
