import { timeZoneHeaderName } from '@topwords/platform/contracts';
import type { Context } from 'koa';
import { readTimeZone } from '../calendar/read-time-zone.ts';
import { readDevice } from './read-device.ts';

/** What a browser says about itself. */
export function browserOf(ctx: Context): { timeZone: string | undefined; device: string | null } {
  return {
    timeZone: readTimeZone(ctx.get(timeZoneHeaderName)),
    device: readDevice(ctx.get('user-agent')),
  };
}
