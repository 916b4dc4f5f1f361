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
    route(calls.getConsoleAccess, { auth: 'token' }, (context) => getConsoleAccess(context)),
    route(calls.listReleases, { auth: 'token' }, (context) => listReleases(context, services)),
    route(calls.getReleaseHistory, { auth: 'token' }, (context, { params }) =>
      getReleaseHistory(context, params.remote, services),
    ),
    route(calls.promoteRelease, { auth: 'token' }, (context, { params, body }) =>
      promoteRelease(context, services, { ...params, ...body }),
    ),
    route(calls.setCanaryShare, { auth: 'token' }, (context, { params, body }) =>
      setCanaryShare(context, services, { ...params, ...body }),
    ),
    route(calls.stopCanaryRelease, { auth: 'token' }, (context, { params, body }) =>
      stopCanaryRelease(context, services, { ...params, ...body }),
    ),
    route(calls.rollBackRelease, { auth: 'token' }, (context, { params, body }) =>
      rollBackRelease(context, services, { ...params, ...body }),
    ),
    route(calls.retireRelease, { auth: 'token' }, (context, { params, body }) =>
      retireRelease(context, services, { ...params, ...body }),
    ),
    route(calls.listPartnerKeys, { auth: 'token' }, (context) => listPartnerKeys(context)),
    route(calls.createPartnerKey, { auth: 'token' }, (context, { body }, ctx) =>
      createPartnerKey(context, body, `${ctx.protocol}://${ctx.host}`),
    ),
    route(calls.changePartnerKey, { auth: 'token' }, (context, { params, body }) =>
      changePartnerKey(context, params.keyId, body),
    ),
    route(calls.revokePartnerKey, { auth: 'token' }, (context, { params }) =>
      revokePartnerKey(context, params.keyId),
    ),
  ];
}
