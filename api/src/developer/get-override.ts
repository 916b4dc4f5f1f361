import type { RemoteOverride } from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import { overrideInForce, type OverrideRules } from './override-in-force.ts';
import { requireDeveloper } from './require-developer.ts';

/**
 * The origins that a developer may run remotes from, and the override that the browser holds, if it
 * is the learner's own and in force.
 * @throws developer_role_missing
 */
export async function getOverride(
  { db, user, ...rules }: UserContext & OverrideRules,
  held: RemoteOverride | null,
): Promise<{ origins: string[]; override: RemoteOverride | null }> {
  await requireDeveloper(db, user);
  const override = held?.sub === user.id ? await overrideInForce(db, held, rules) : null;
  return { origins: [...rules.origins], override };
}
