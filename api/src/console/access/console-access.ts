import { shellName, type ConsoleAccess, type Role } from '@topwords/platform/contracts';
import { listOwnedRemotes } from '../../users/owner-repository.ts';
import { hasRole, listRoles } from '../../users/role-repository.ts';
import type { UserContext } from '../../users/context.ts';
import { knownError } from '../../errors/known-error.ts';

const roles: readonly Role[] = ['developer', 'operator'];

/**
 * The account's roles and remotes; read from the database each time, so that a revoked role ends
 * immediately.
 */
export async function getConsoleAccess({ db, user }: UserContext): Promise<ConsoleAccess> {
  const granted = await listRoles(db, user.id);
  return {
    roles: roles.filter((role) => granted.some((one) => one.role === role)),
    remotes: await listOwnedRemotes(db, user.id),
  };
}

/** @throws console_role_missing for an account without any role or remote */
export async function requireConsoleAccess(context: UserContext): Promise<ConsoleAccess> {
  const access = await getConsoleAccess(context);
  if (access.roles.length > 0 || access.remotes.length > 0) return access;
  throw knownError('console_role_missing', 'The console is not for this account');
}

/** @throws operator_role_missing */
export async function requireOperator({ db, user }: UserContext): Promise<void> {
  if (!(await hasRole(db, user.id, 'operator'))) {
    throw knownError('operator_role_missing', 'This account is not an operator’s');
  }
}

/** Operators may release everything, owners their own remotes; the shell has no owner. */
export function mayRelease({ roles, remotes }: ConsoleAccess, name: string): boolean {
  return roles.includes('operator') || (name !== shellName && remotes.includes(name));
}
