import * as calls from '@topwords/platform/contracts';
import { given, route, type Route } from '../routing/route.ts';
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
    route(calls.getConsoleAccess, { auth: 'token' }, getConsoleAccess),
    route(calls.listReleases, { auth: 'token' }, given(services, listReleases)),
    route(calls.getReleaseHistory, { auth: 'token' }, given(services, getReleaseHistory)),
    route(calls.promoteRelease, { auth: 'token' }, given(services, promoteRelease)),
    route(calls.setCanaryShare, { auth: 'token' }, given(services, setCanaryShare)),
    route(calls.stopCanaryRelease, { auth: 'token' }, given(services, stopCanaryRelease)),
    route(calls.rollBackRelease, { auth: 'token' }, given(services, rollBackRelease)),
    route(calls.retireRelease, { auth: 'token' }, given(services, retireRelease)),
    route(calls.listPartnerKeys, { auth: 'token' }, listPartnerKeys),
    route(calls.createPartnerKey, { auth: 'token' }, (context, input, { protocol, host }) =>
      createPartnerKey({ ...context, site: `${protocol}://${host}` }, input),
    ),
    route(calls.changePartnerKey, { auth: 'token' }, changePartnerKey),
    route(calls.revokePartnerKey, { auth: 'token' }, revokePartnerKey),
  ];
}
