import * as calls from '@topwords/platform/contracts';
import type { Keys } from '../auth/keys.ts';
import { route, type Route } from '../routing/route.ts';
import { getOverride } from './get-override.ts';
import { grantOverride } from './grant-override.ts';
import { endOverride, readOverrideCookie, setOverrideCookie } from './override-cookie.ts';
import type { OverrideRules } from './override-in-force.ts';

interface DeveloperServices extends OverrideRules {
  keys: Keys;
}

/** What developers of remotes may do in a deployed page. */
export function developerRoutes({ keys, ...rules }: DeveloperServices): Route[] {
  return [
    route(calls.getOverride, { auth: 'token' }, async (_input, context, ctx) => {
      const held = await readOverrideCookie(ctx, { keys, now: context.now });
      return getOverride({ ...context, ...rules }, held);
    }),
    route(calls.grantOverride, { auth: 'token' }, async ({ body }, context, ctx) => {
      const override = await grantOverride({ ...context, ...rules }, body);
      await setOverrideCookie(ctx, override, { keys, now: context.now });
      return override;
    }),
    route(calls.endOverride, { auth: 'token' }, (_input, _context, ctx) => endOverride(ctx)),
  ];
}
