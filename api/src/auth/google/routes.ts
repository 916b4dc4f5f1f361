import {
  linkGoogle,
  signInWithGoogle as signInWithGoogleCall,
  startGoogleSignIn,
  timeZoneHeaderName,
} from '@topwords/platform/contracts';
import type { Context } from 'koa';
import type { OpenContext } from '../../users/context.ts';
import { knownError } from '../../errors/known-error.ts';
import { handleOpen, type Route } from '../../routing/handle.ts';
import { readDevice } from '../device.ts';
import { markBrowser, readMarks } from '../known-browser-cookie.ts';
import { presentSignIn } from '../presenter.ts';
import type { AuthServices } from '../routes.ts';
import { setSessionCookies } from '../session-cookies.ts';
import type { RefreshToken } from '../session-secrets.ts';
import { readTimeZone } from '../../calendar/read-time-zone.ts';
import { listTargets, type NewUser } from '../../users/user-repository.ts';
import { keepBrowserSecret, readBrowserSecret } from './browser-cookie.ts';
import type { GoogleClient } from './google-client.ts';
import { linkAccount } from './link-account.ts';
import { makeState } from './sign-in-state.ts';
import { signInWithGoogle, type GoogleContext } from './sign-in-with-google.ts';

/** What signing in with Google stands on. */
export interface GoogleServices extends AuthServices {
  /** Undefined where no client is configured: then there is no signing in with Google. */
  google?: GoogleClient | undefined;
}

/** Signing in with Google. */
export function googleRoutes(services: GoogleServices): Route[] {
  const { accessTokens, google, keys, limits, passwords } = services;

  async function answer(
    { db, now }: OpenContext,
    ctx: Context,
    { user, token }: { user: NewUser; token: RefreshToken },
  ) {
    setSessionCookies(ctx, token, keys);
    await markBrowser(ctx, { db, keys, now }, user);
    return presentSignIn(await accessTokens.issue(token, now), user, await listTargets(db, user));
  }

  return [
    handleOpen(startGoogleSignIn, async (_input, { now }, ctx) => {
      await limits.countGoogle('start', ctx.ip);
      if (google === undefined) return { client_id: null, state: null };
      return { client_id: google.clientId, state: makeState(now, keepBrowserSecret(ctx), keys) };
    }),
    handleOpen(signInWithGoogleCall, async ({ body }, context, ctx) => {
      await limits.countGoogle('code', ctx.ip);
      if (google === undefined) {
        throw knownError('google_unconfigured', 'Sign in with Google isn’t available here');
      }
      const known = { ...context, ...browserOf(ctx), keys, google };
      return answer(context, ctx, await signInWithGoogle(known, body));
    }),
    handleOpen(linkGoogle, async ({ body }, context, ctx) => {
      const asked = { ...context, ...browserOf(ctx), keys, limits, passwords };
      const from = { address: ctx.ip, marks: readMarks(ctx) };
      return answer(context, ctx, await linkAccount({ ...asked, ...from }, body));
    }),
  ];
}

function browserOf(ctx: Context): Pick<GoogleContext, 'browserSecret' | 'timeZone' | 'device'> {
  return {
    browserSecret: readBrowserSecret(ctx),
    timeZone: readTimeZone(ctx.get(timeZoneHeaderName)),
    device: readDevice(ctx.get('user-agent')),
  };
}
