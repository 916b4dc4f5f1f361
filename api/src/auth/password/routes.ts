import * as calls from '@topwords/platform/contracts';
import { route, type Route } from '../../routing/route.ts';
import { browserOf } from '../browser-of.ts';
import { markBrowser } from '../known-browser-cookie.ts';
import type { AuthServices } from '../routes.ts';
import { askForReset } from './ask-for-reset.ts';
import { changePassword } from './change-password.ts';
import { resetPassword } from './reset-password.ts';

/** The calls that change a password, by the old one or by a mailed link. */
export function passwordRoutes({
  keys,
  limits,
  passwords,
  mailer,
  history,
}: AuthServices): Route[] {
  const countLink = ({ ctx }: { ctx: { ip: string } }) => limits.countLink(ctx.ip);

  return [
    route(calls.askForReset, { auth: 'none', limit: countLink }, (context, { body }) =>
      askForReset({ ...context, limits, mailer }, body),
    ),
    route(calls.resetPassword, { auth: 'none', limit: countLink }, (context, { body }, ctx) =>
      resetPassword({ ...context, passwords, mailer, history, browser: browserOf(ctx) }, body),
    ),
    route(calls.changePassword, { auth: 'token' }, async (context, { body }, ctx) => {
      const browser = browserOf(ctx);
      const proof = { ...context, passwords, limits, mailer, history, browser };
      const changed = await changePassword(proof, body);
      await markBrowser(ctx, { ...context, keys }, context.user);
      return changed;
    }),
  ];
}
