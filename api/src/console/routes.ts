import * as calls from '@topwords/platform/contracts';
import { handle, type Route } from '../routing/handle.ts';
import { getConsoleAccess } from './access/console-access.ts';
import { getReleaseHistory } from './get-release-history.ts';
import { listReleases, type ReleaseServices } from './list-releases.ts';
import {
  changePartnerKey,
  createPartnerKey,
  listPartnerKeys,
  revokePartnerKey,
} from './partners/partner-keys.ts';
import {
  promoteRelease,
  retireRelease,
  rollBackRelease,
  setCanaryShare,
  stopCanaryRelease,
} from './release-actions.ts';

/** What operators and owners of remotes do in the console. */
export function consoleRoutes(services: ReleaseServices): Route[] {
  return [
    handle(calls.getConsoleAccess, (_input, context) => getConsoleAccess(context)),
    handle(calls.listReleases, (_input, context) => listReleases(context, services)),
    handle(calls.getReleaseHistory, ({ params }, context) =>
      getReleaseHistory(context, params.remote, services),
    ),
    handle(calls.promoteRelease, ({ params, body }, context) =>
      promoteRelease(context, services, { ...params, ...body }),
    ),
    handle(calls.setCanaryShare, ({ params, body }, context) =>
      setCanaryShare(context, services, { ...params, ...body }),
    ),
    handle(calls.stopCanaryRelease, ({ params, body }, context) =>
      stopCanaryRelease(context, services, { ...params, ...body }),
    ),
    handle(calls.rollBackRelease, ({ params, body }, context) =>
      rollBackRelease(context, services, { ...params, ...body }),
    ),
    handle(calls.retireRelease, ({ params, body }, context) =>
      retireRelease(context, services, { ...params, ...body }),
    ),
    handle(calls.listPartnerKeys, (_input, context) => listPartnerKeys(context)),
    handle(calls.createPartnerKey, ({ body }, context, ctx) =>
      createPartnerKey(context, body, `${ctx.protocol}://${ctx.host}`),
    ),
    handle(calls.changePartnerKey, ({ params, body }, context) =>
      changePartnerKey(context, params.keyId, body),
    ),
    handle(calls.revokePartnerKey, ({ params }, context) =>
      revokePartnerKey(context, params.keyId),
    ),
  ];
}
