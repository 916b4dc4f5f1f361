import { hasRole } from '../users/role-repository.ts';
import type { User } from '../users/user-repository.ts';
import type { Database } from '../db/open-database.ts';
import { knownError } from '../errors/known-error.ts';

/**
 * Asks the database at each call, so that a revoked role ends immediately.
 * @throws developer_role_missing
 */
export async function requireDeveloper(db: Database, { id }: Pick<User, 'id'>): Promise<void> {
  if (!(await hasRole(db, id, 'developer'))) {
    throw knownError('developer_role_missing', 'This account does not have the developer role');
  }
}
