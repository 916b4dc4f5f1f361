import { endOverride, getOverride, grantOverride } from '@topwords/platform/contracts';
import type { Keys } from '../auth/keys.ts';
import { handle, type Route } from '../routing/handle.ts';
import { grantRemoteOverride } from './grant-override.ts';
import { clearOverrideCookie, readOverrideCookie, setOverrideCookie } from './override-cookie.ts';
import { overrideInForce, type OverrideRules } from './override-in-force.ts';
import { requireDeveloper } from './require-developer.ts';

interface DeveloperServices extends OverrideRules {
  keys: Keys;
}

/** What developers of remotes may do in a deployed page. */
export function developerRoutes({ keys, ...rules }: DeveloperServices): Route[] {
  return [
    handle(getOverride, async (_input, { db, user, now }, ctx) => {
      await requireDeveloper(db, user);
      const held = await readOverrideCookie(ctx, { keys, now });
      const override = held?.sub === user.id ? await overrideInForce(db, held, rules) : null;
      return { origins: [...rules.origins], override };
    }),
    handle(grantOverride, async ({ body }, context, ctx) => {
      const override = await grantRemoteOverride({ ...context, ...rules }, body);
      await setOverrideCookie(ctx, override, { keys, now: context.now });
      return override;
    }),
    handle(endOverride, (_input, _context, ctx) => {
      clearOverrideCookie(ctx);
      return { ended: true as const };
    }),
  ];
}
