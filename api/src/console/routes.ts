import * as calls from '@topwords/platform/contracts';
import { route, type Route } from '../routing/route.ts';
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
    route(calls.getConsoleAccess, { auth: 'token' }, (_input, context) =>
      getConsoleAccess(context),
    ),
    route(calls.listReleases, { auth: 'token' }, (_input, context) =>
      listReleases(context, services),
    ),
    route(calls.getReleaseHistory, { auth: 'token' }, ({ params }, context) =>
      getReleaseHistory(context, params.remote, services),
    ),
    route(calls.promoteRelease, { auth: 'token' }, ({ params, body }, context) =>
      promoteRelease(context, services, { ...params, ...body }),
    ),
    route(calls.setCanaryShare, { auth: 'token' }, ({ params, body }, context) =>
      setCanaryShare(context, services, { ...params, ...body }),
    ),
    route(calls.stopCanaryRelease, { auth: 'token' }, ({ params, body }, context) =>
      stopCanaryRelease(context, services, { ...params, ...body }),
    ),
    route(calls.rollBackRelease, { auth: 'token' }, ({ params, body }, context) =>
      rollBackRelease(context, services, { ...params, ...body }),
    ),
    route(calls.retireRelease, { auth: 'token' }, ({ params, body }, context) =>
      retireRelease(context, services, { ...params, ...body }),
    ),
    route(calls.listPartnerKeys, { auth: 'token' }, (_input, context) => listPartnerKeys(context)),
    route(calls.createPartnerKey, { auth: 'token' }, ({ body }, context, ctx) =>
      createPartnerKey(context, body, `${ctx.protocol}://${ctx.host}`),
    ),
    route(calls.changePartnerKey, { auth: 'token' }, ({ params, body }, context) =>
      changePartnerKey(context, params.keyId, body),
    ),
    route(calls.revokePartnerKey, { auth: 'token' }, ({ params }, context) =>
      revokePartnerKey(context, params.keyId),
    ),
  ];
}
