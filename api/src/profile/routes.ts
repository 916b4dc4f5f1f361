import {
  changeAccountSettings,
  deleteAccount,
  exportAccount,
  getAccountSettings,
  getActivity,
} from '@topwords/platform/contracts';
import type { AttemptLimits } from '../auth/attempt-limits.ts';
import type { Passwords } from '../auth/passwords.ts';
import { clearSessionCookies } from '../auth/session-cookies.ts';
import { handle, type Route } from '../http/handle.ts';
import type { Catalogue } from '../words/catalogue.ts';
import { listActivity } from './get-activity.ts';
import { makeAccountFile } from './make-account-file.ts';
import { removeAccount } from './remove-account.ts';
import { changeSettings, presentSettings } from './settings.ts';

/** What the calls about the learner's account stand on. */
interface ProfileServices {
  catalogue: Catalogue;
  limits: AttemptLimits;
  passwords: Passwords;
}

/** Settings, activity, export and deletion of the account. */
export function profileRoutes({ catalogue, limits, passwords }: ProfileServices): Route[] {
  return [
    handle(getAccountSettings, (_input, { user }) => presentSettings(user)),
    handle(changeAccountSettings, ({ body }, context) => changeSettings(context, body)),
    handle(getActivity, (_input, context) => listActivity(context)),
    handle(exportAccount, async (_input, context, ctx) => {
      const { name, text } = await makeAccountFile({ ...context, catalogue });
      ctx.set('Content-Type', 'application/json; charset=utf-8');
      ctx.attachment(name.whole, { fallback: name.ascii });
      return new Blob([text]);
    }),
    handle(deleteAccount, async ({ body }, context, ctx) => {
      const proof = { ...context, limits, passwords, address: ctx.ip };
      const removed = await removeAccount(proof, body);
      clearSessionCookies(ctx);
      return removed;
    }),
  ];
}
