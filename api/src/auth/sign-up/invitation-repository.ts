import type { Database } from '../../db/open-database.ts';
import type { RowOf } from '../../db/row-of.ts';
import type { OpenContext } from '../../users/context.ts';
import { hashSecret } from '../session-secrets.ts';

/** An address that may create an account. Times are UTC milliseconds. */
interface Invitation {
  email: string;
  /** The hash of the token of the newest mail; null until one is sent. */
  tokenHash: string | null;
  expiresAt: number;
}

type InvitationRow = RowOf<Invitation>;

const table = 'invitations';

/** Adds an invitation in place of an earlier one, and deletes those that are too old. */
export async function insertInvitation(
  { db, now }: OpenContext,
  { email, expiresAt }: { email: string; expiresAt: number },
): Promise<void> {
  await db<InvitationRow>(table).where('expires_at', '<=', now).delete();
  const row = { email, token_hash: null, expires_at: expiresAt };
  await db<InvitationRow>(table).insert(row).onConflict('email').merge();
}

/** Whether an address is invited; given a token, whether its invitation has that one. */
export async function isInvited(
  { db, now }: OpenContext,
  { email, token }: { email: string; token?: string },
): Promise<boolean> {
  const found = await db<InvitationRow>(table)
    .where({ email, ...(token !== undefined && { token_hash: hashSecret(token) }) })
    .andWhere('expires_at', '>', now)
    .first('email');
  return found !== undefined;
}

/** Gives an invitation a token in place of the earlier one. */
export async function setInvitationToken(
  db: Database,
  email: string,
  token: string,
): Promise<void> {
  await db<InvitationRow>(table)
    .where({ email })
    .update({ token_hash: hashSecret(token) });
}

/** Deletes the invitation of an address, which was used. */
export async function deleteInvitation(db: Database, email: string): Promise<void> {
  await db<InvitationRow>(table).where({ email }).delete();
}
