import type { RegistrySnapshot, RemoteOverride } from '@topwords/platform/contracts';
import { hasRole } from '../users/role-repository.ts';
import type { Database } from '../db/open-database.ts';

/** What decides whether a granted override is still in force. */
export interface OverrideRules {
  /** Origins that remotes may come from. */
  origins: readonly string[];
  /** The current registry; undefined without one, as in development. */
  snapshot: () => RegistrySnapshot | undefined;
}

/** Whether the registry lists the remote. */
export function isListed(remote: string, { snapshot }: OverrideRules): boolean {
  return snapshot()?.remotes.some(({ name }) => name === remote) ?? false;
}

/**
 * The override that a browser holds, if its conditions still hold: its origin is allowed, the
 * registry has its remote, and its owner is a developer.
 */
export async function overrideInForce(
  db: Database,
  held: RemoteOverride | null,
  rules: OverrideRules,
): Promise<RemoteOverride | null> {
  if (held === null || !rules.origins.includes(held.origin) || !isListed(held.remote, rules)) {
    return null;
  }
  return (await hasRole(db, held.sub, 'developer')) ? held : null;
}
