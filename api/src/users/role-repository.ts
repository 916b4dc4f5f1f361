import type { Role } from '@topwords/platform/contracts';
import type { Database } from '../db/open-database.ts';
import type { RowOf } from '../db/row-of.ts';

/** A role that an account has; `grantedAt` is UTC milliseconds. */
export interface GrantedRole {
  role: string;
  grantedAt: number;
}

type RoleRow = RowOf<GrantedRole> & { user_id: string };

/** Whether the account has the role now. */
export async function hasRole(db: Database, userId: string, role: Role): Promise<boolean> {
  const row = await db<RoleRow>('account_roles').where({ user_id: userId, role }).first('role');
  return row !== undefined;
}

/** Roles of an account by name. */
export async function listRoles(db: Database, userId: string): Promise<GrantedRole[]> {
  const rows = await db<RoleRow>('account_roles').where({ user_id: userId }).orderBy('role');
  return rows.map((row) => ({ role: row.role, grantedAt: row.granted_at }));
}

/** Gives an account a role; a role that it has keeps the original time. */
export async function insertRole(
  db: Database,
  { userId, role, now }: { userId: string; role: Role; now: number },
): Promise<void> {
  await db<RoleRow>('account_roles')
    .insert({ user_id: userId, role, granted_at: now })
    .onConflict(['user_id', 'role'])
    .ignore();
}

/** Revokes a role. @returns whether the account had it */
export async function deleteRole(db: Database, userId: string, role: Role): Promise<boolean> {
  return (await db<RoleRow>('account_roles').where({ user_id: userId, role }).delete()) > 0;
}
