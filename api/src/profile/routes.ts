import * as calls from '@topwords/platform/contracts';
import { browserOf } from '../auth/browser-of.ts';
import { requireProof } from '../auth/require-proof.ts';
import type { SecurityHistory } from '../history/security-history.ts';
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

/** What the account calls need. */
interface ProfileServices {
  catalogue: Catalogue;
  limits: AttemptLimits;
  passwords: Passwords;
  history: SecurityHistory;
  downloads: Downloads;
}

/** Settings, activity, export and deletion of the account. */
export function profileRoutes(services: ProfileServices): Route[] {
  const { catalogue, limits, passwords, history, downloads } = services;
  return [
    route(calls.getAccountSettings, { auth: 'token' }, getAccountSettings),
    route(calls.changeAccountSettings, { auth: 'token' }, changeAccountSettings),
    route(calls.getActivity, { auth: 'token' }, getActivity),
    fileRoute(
      calls.exportAccount,
      { auth: 'token', limit: downloads },
      async (context, _input, ctx) => {
        await requireProof(context);
        const from = browserOf(ctx);
        await history.record(context, { userId: context.user.id, kind: 'exported', from });
        return exportAccount({ ...context, catalogue });
      },
    ),
    route(calls.deleteAccount, { auth: 'token' }, async (context, { body }, ctx) => {
      const proof = { ...context, limits, passwords, history, browser: browserOf(ctx) };
      const deleted = await deleteAccount(proof, body);
      clearSessionCookies(ctx);
      return deleted;
    }),
  ];
}
