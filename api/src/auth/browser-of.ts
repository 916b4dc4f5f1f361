import { timeZoneHeaderName } from '@topwords/platform/contracts';
import type { Context } from 'koa';
import { readTimeZone } from '../calendar/read-time-zone.ts';
import { networkName } from '../history/network-name.ts';
import type { Origin } from '../history/security-history.ts';
import { readMarks } from './known-browser-cookie.ts';
import { readDevice } from './read-device.ts';
import { readReplacedSession } from './session-cookies.ts';
import type { RefreshToken } from './session-secrets.ts';

/** The browser that a request came from, as far as it tells. */
export interface Browser extends Origin {
  address: string;
  timeZone: string | undefined;
  /** Its marks of accounts that signed in on it. */
  marks: string;
  /** The session that it holds, which a new one replaces. */
  session: RefreshToken | undefined;
}

/** What a browser says about itself. */
export function browserOf(ctx: Context): Browser {
  return {
    address: ctx.ip,
    network: networkName(ctx.ip),
    device: readDevice(ctx.get('user-agent')),
    timeZone: readTimeZone(ctx.get(timeZoneHeaderName)),
    marks: readMarks(ctx),
    session: readReplacedSession(ctx),
  };
}
