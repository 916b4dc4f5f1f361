import type * as calls from '@topwords/platform/contracts';
import type { CallInput, RemoteOverride } from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import { knownError } from '../errors/known-error.ts';
import { requireDeveloper } from './require-developer.ts';
import { isListed, type OverrideRules } from './override-in-force.ts';

/** Long enough to try something out, short enough to end soon when it is forgotten. */
const lifetimeMilliseconds = 30 * 60 * 1000;

/**
 * Lets the learner, who must be a developer, run a remote of the registry from an allowed origin.
 * It ends half an hour after `now`, at a whole second.
 * @throws developer_role_missing, override_origin_refused, remote_unknown
 */
export async function grantOverride(
  { db, user, now, ...rules }: UserContext & OverrideRules,
  { remote, origin }: CallInput<typeof calls.grantOverride>['body'],
): Promise<RemoteOverride> {
  await requireDeveloper(db, user);
  if (!rules.origins.includes(origin)) {
    throw knownError('override_origin_refused', `Remotes from ${origin} are not allowed here`);
  }
  if (!isListed(remote, rules)) {
    throw knownError('remote_unknown', `The registry has no remote ${remote}`);
  }
  const expiresAt = Math.floor((now + lifetimeMilliseconds) / 1000) * 1000;
  return { remote, origin, sub: user.id, expires_at: expiresAt };
}
