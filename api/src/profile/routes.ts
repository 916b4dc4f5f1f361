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
import type { Downloads } from '../routing/downloads.ts';
import { handleFile } from '../routing/handle-file.ts';
import { handle, type Route } from '../routing/handle.ts';
import type { Catalogue } from '../bank/catalogue.ts';
import { listActivity } from './get-activity.ts';
import { makeAccountFile } from './make-account-file.ts';
import { removeAccount } from './remove-account.ts';
import { changeSettings, presentSettings } from './settings.ts';

/** What the calls about the learner's account stand on. */
interface ProfileServices {
  catalogue: Catalogue;
  limits: AttemptLimits;
  passwords: Passwords;
  downloads: Downloads;
}

/** Settings, activity, export and deletion of the account. */
export function profileRoutes({
  catalogue,
  limits,
  passwords,
  downloads,
}: ProfileServices): Route[] {
  return [
    handle(getAccountSettings, (_input, { user }) => presentSettings(user)),
    handle(changeAccountSettings, ({ body }, context) => changeSettings(context, body)),
    handle(getActivity, (_input, context) => listActivity(context)),
    handleFile(exportAccount, downloads, (_input, context) =>
      makeAccountFile({ ...context, catalogue }),
    ),
    handle(deleteAccount, async ({ body }, context, ctx) => {
      const proof = { ...context, limits, passwords, address: ctx.ip };
      const removed = await removeAccount(proof, body);
      clearSessionCookies(ctx);
      return removed;
    }),
  ];
}
