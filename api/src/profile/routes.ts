import * as calls from '@topwords/platform/contracts';
import type { AttemptLimits } from '../auth/attempt-limits.ts';
import type { Passwords } from '../auth/passwords.ts';
import { clearSessionCookies } from '../auth/session-cookies.ts';
import type { Catalogue } from '../bank/catalogue.ts';
import type { Downloads } from '../routing/downloads.ts';
import { fileRoute } from '../routing/file-route.ts';
import { route, type Route } from '../routing/route.ts';
import { changeAccountSettings, getAccountSettings } from './account-settings.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { getActivity } from './get-activity.ts';

/** What the calls about the learner's account stand on. */
interface ProfileServices {
  catalogue: Catalogue;
  limits: AttemptLimits;
  passwords: Passwords;
  downloads: Downloads;
}

/** Settings, activity, export and deletion of the account. */
export function profileRoutes(services: ProfileServices): Route[] {
  const { catalogue, limits, passwords, downloads } = services;
  return [
    route(calls.getAccountSettings, { auth: 'token' }, (_input, { user }) =>
      getAccountSettings(user),
    ),
    route(calls.changeAccountSettings, { auth: 'token' }, ({ body }, context) =>
      changeAccountSettings(context, body),
    ),
    route(calls.getActivity, { auth: 'token' }, (_input, context) => getActivity(context)),
    fileRoute(calls.exportAccount, { auth: 'token', limit: downloads }, (_input, context) =>
      exportAccount({ ...context, catalogue }),
    ),
    route(calls.deleteAccount, { auth: 'token' }, async ({ body }, context, ctx) => {
      const deleted = await deleteAccount({ ...context, limits, passwords, address: ctx.ip }, body);
      clearSessionCookies(ctx);
      return deleted;
    }),
  ];
}
