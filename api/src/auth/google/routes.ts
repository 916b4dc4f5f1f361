import * as calls from '@topwords/platform/contracts';
import type { Context } from 'koa';
import type { OpenContext } from '../../users/context.ts';
import { knownError } from '../../errors/known-error.ts';
import { route, type Route } from '../../routing/route.ts';
import { answerSignIn } from '../answer-sign-in.ts';
import { browserOf } from '../browser-of.ts';
import type { SignUpServices } from '../sign-up/routes.ts';
import { renewBrowserSecret, readBrowserSecret } from './browser-cookie.ts';
import type { GoogleClient } from './google-client.ts';
import { claimWithGoogle } from './claim-with-google.ts';
import { linkGoogle } from './link-google.ts';
import { signInWithGoogle } from './sign-in-with-google.ts';
import { startGoogleSignIn } from './start-google-sign-in.ts';

/** What signing in with Google depends on. */
export interface GoogleServices extends SignUpServices {
  /** Undefined without a configured client: then nobody can sign in with Google. */
  google?: GoogleClient | undefined;
}

/** The calls for signing in with Google. */
export function googleRoutes(services: GoogleServices): Route[] {
  const { accessTokens, google, keys, limits, passwords, mailer, history } = services;
  const { demandSecondStep, checkSignUp } = services;
  const begun = { keys, mailer, history, demandSecondStep, checkSignUp };

  const answer = (
    { db, now }: OpenContext,
    ctx: Context,
    signedIn: Awaited<ReturnType<typeof signInWithGoogle>>,
  ) => answerSignIn(ctx, { db, now, keys, accessTokens }, signedIn);
  return [
    route(
      calls.startGoogleSignIn,
      { auth: 'none', limit: ({ ctx }) => limits.countGoogle('start', ctx.ip) },
      ({ now }, _input, ctx) =>
        startGoogleSignIn({ now, keys, google }, () => renewBrowserSecret(ctx)),
    ),
    route(
      calls.signInWithGoogle,
      { auth: 'none', limit: ({ ctx }) => limits.countGoogle('code', ctx.ip) },
      async (context, { body }, ctx) => {
        if (google === undefined) {
          throw knownError('google_unconfigured', 'Sign in with Google isn’t available here');
        }
        const known = { ...context, ...signInBrowserOf(ctx), ...begun, google };
        return answer(context, ctx, await signInWithGoogle(known, body));
      },
    ),
    // Attempts are counted with the password: see `tryPassword`.
    route(calls.linkGoogle, { auth: 'none' }, async (context, { body }, ctx) => {
      const asked = { ...context, ...signInBrowserOf(ctx), ...begun, limits, passwords };
      return answer(context, ctx, await linkGoogle(asked, body));
    }),
    route(
      calls.claimWithGoogle,
      { auth: 'none', limit: ({ ctx }) => limits.countGoogle('code', ctx.ip) },
      async (context, { body }, ctx) => {
        const asked = { ...context, ...signInBrowserOf(ctx), ...begun };
        return answer(context, ctx, await claimWithGoogle(asked, body));
      },
    ),
  ];
}

function signInBrowserOf(ctx: Context) {
  return { browser: browserOf(ctx), browserSecret: readBrowserSecret(ctx) };
}
