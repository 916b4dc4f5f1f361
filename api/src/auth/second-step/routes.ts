import * as calls from '@topwords/platform/contracts';
import type { Context } from 'koa';
import type { SessionContext } from '../../users/context.ts';
import { route, type Route } from '../../routing/route.ts';
import { answerSignIn } from '../answer-sign-in.ts';
import { browserOf } from '../browser-of.ts';
import { askForPasskey } from '../passkeys/ask-for-passkey.ts';
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '../passkeys/manage-passkeys.ts';
import { signInWithPasskey } from '../passkeys/sign-in-with-passkey.ts';
import type { AuthServices } from '../routes.ts';
import { setSessionCookies } from '../session-cookies.ts';
import { proveIdentity } from './prove-identity.ts';
import {
  confirmApp,
  getSecondStep,
  makeRecoveryCodes,
  removeApp,
  setSecondStep,
  startApp,
  turnOffIfBare,
} from './set-second-step.ts';
import { takeSecondStep } from './take-second-step.ts';

/** The calls about passkeys, and about the second step of signing in. */
export function secondStepRoutes({
  limits,
  passwords,
  accessTokens,
  keys,
  mailer,
  history,
  demandSecondStep,
  origin,
}: AuthServices): Route[] {
  const count = ({ ctx }: { ctx: Context }) => limits.countPasskey(ctx.ip);
  const about = (ctx: Context) => ({
    keys,
    limits,
    mailer,
    history,
    demandSecondStep,
    browser: browserOf(ctx),
    origin: origin ?? `${ctx.protocol}://${ctx.host}`,
  });
  const within = (context: SessionContext, ctx: Context) => ({ ...context, ...about(ctx) });

  return [
    route(calls.askForPasskey, { auth: 'none', limit: count }, (context, _input, ctx) =>
      askForPasskey({ ...context, ...about(ctx) }),
    ),
    route(
      calls.signInWithPasskey,
      { auth: 'none', limit: count },
      async (context, { body }, ctx) => {
        const signedIn = await signInWithPasskey({ ...context, ...about(ctx) }, body);
        return answerSignIn(ctx, { ...context, keys, accessTokens }, signedIn);
      },
    ),
    route(calls.startPasskey, { auth: 'token' }, (context, _input, ctx) =>
      startPasskey(within(context, ctx)),
    ),
    route(calls.addPasskey, { auth: 'token' }, (context, { body }, ctx) =>
      addPasskey(within(context, ctx), body),
    ),
    route(calls.listPasskeys, { auth: 'token' }, listPasskeys),
    route(calls.renamePasskey, { auth: 'token' }, (context, { params, body }) =>
      renamePasskey(context, params.passkeyId, body),
    ),
    route(calls.removePasskey, { auth: 'token' }, (context, { params }, ctx) =>
      removePasskey(within(context, ctx), params.passkeyId, turnOffIfBare),
    ),
    route(calls.getSecondStep, { auth: 'token' }, getSecondStep),
    route(calls.takeSecondStep, { auth: 'none', limit: count }, async (context, { body }, ctx) => {
      const signedIn = await takeSecondStep({ ...context, ...about(ctx) }, body);
      return answerSignIn(ctx, { ...context, keys, accessTokens }, signedIn);
    }),
    route(calls.proveIdentity, { auth: 'token' }, async (context, { body }, ctx) => {
      const token = await proveIdentity({ ...within(context, ctx), passwords }, body);
      setSessionCookies(ctx, token, keys);
      const access_token = await accessTokens.issue(token, context.now);
      return { detail: 'Thank you. You have ten minutes', access_token };
    }),
    route(calls.setSecondStep, { auth: 'token' }, (context, { body }, ctx) =>
      setSecondStep(within(context, ctx), body),
    ),
    route(calls.startApp, { auth: 'token' }, (context, _input, ctx) =>
      startApp(within(context, ctx)),
    ),
    route(calls.confirmApp, { auth: 'token' }, (context, { body }, ctx) =>
      confirmApp(within(context, ctx), body),
    ),
    route(calls.removeApp, { auth: 'token' }, (context, _input, ctx) =>
      removeApp(within(context, ctx)),
    ),
    route(calls.makeRecoveryCodes, { auth: 'token' }, (context, _input, ctx) =>
      makeRecoveryCodes(within(context, ctx)),
    ),
  ];
}
