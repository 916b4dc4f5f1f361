import { passkeysMaximum, type Passkey } from '@topwords/platform/contracts';
import { isDuplicate } from '../../db/failures.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { knownError } from '../../errors/known-error.ts';
import type { Origin, SecurityHistory } from '../../history/security-history.ts';
import type { SessionContext } from '../../users/context.ts';
import { lockUser } from '../../users/user-repository.ts';
import { requireProof } from '../require-proof.ts';
import { challengeForNew, verifyNew, type ChallengeContext } from './challenges.ts';
import {
  deletePasskey,
  insertPasskey,
  listPasskeysOf,
  updatePasskey,
  type StoredPasskey,
} from './passkey-repository.ts';

type NewContext = SessionContext & ChallengeContext;

interface KeptContext extends SessionContext {
  history: SecurityHistory;
  browser: Origin;
}

function presentPasskey({ id, name, createdAt, lastUsedAt, isSynced }: StoredPasskey): Passkey {
  return {
    id,
    name,
    created_at: new Date(createdAt).toISOString(),
    last_used_at: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
    is_synced: isSynced !== 0,
  };
}

/** The account's passkeys, the newest first. */
export async function listPasskeys({ db, user }: SessionContext): Promise<{ passkeys: Passkey[] }> {
  return { passkeys: (await listPasskeysOf(db, user.id)).map(presentPasskey) };
}

/** Options for a new passkey. @throws passkey_limit_reached, proof_required */
export async function startPasskey(context: NewContext) {
  await requireProof(context);
  const present = await listPasskeysOf(context.db, context.user.id);
  checkRoom(present);
  return challengeForNew(context, context.user, present);
}

/** Adds the passkey that a browser made. @throws passkey_refused, proof_required */
export async function addPasskey(
  context: NewContext & KeptContext,
  { name, ...made }: { ticket: string; attestation: object; name: string },
): Promise<Passkey> {
  const { db, now, user, history, browser } = context;
  await requireProof(context);
  const passkey = { ...(await verifyNew(context, user, made)), name };
  try {
    await inTransaction(db, async (transaction) => {
      await lockUser(transaction, user.id);
      checkRoom(await listPasskeysOf(transaction, user.id));
      await insertPasskey(transaction, passkey);
      const added = { userId: user.id, kind: 'passkey-added', from: browser } as const;
      await history.record({ db: transaction, now }, added);
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw knownError('passkey_refused', 'This passkey is in use already');
  }
  return presentPasskey(passkey);
}

/** Renames a passkey. @throws passkey_unknown */
export async function renamePasskey(
  { db, user }: SessionContext,
  id: string,
  { name }: { name: string },
): Promise<Passkey> {
  await updatePasskey(db, { userId: user.id, id }, { name });
  const found = (await listPasskeysOf(db, user.id)).find((passkey) => passkey.id === id);
  if (found === undefined) throw passkeyUnknown();
  return presentPasskey(found);
}

/** Removes a passkey. @throws passkey_unknown, proof_required */
export async function removePasskey(
  context: KeptContext,
  id: string,
  afterwards: (context: KeptContext) => Promise<void>,
): Promise<{ removed_passkey_id: string }> {
  const { db, now, user, history, browser } = context;
  await requireProof(context);
  await inTransaction(db, async (transaction) => {
    await lockUser(transaction, user.id);
    if (!(await deletePasskey(transaction, { userId: user.id, id }))) throw passkeyUnknown();
    const removed = { userId: user.id, kind: 'passkey-removed', from: browser } as const;
    await history.record({ db: transaction, now }, removed);
    await afterwards({ ...context, db: transaction });
  });
  return { removed_passkey_id: id };
}

function checkRoom(present: readonly StoredPasskey[]): void {
  if (present.length < passkeysMaximum) return;
  throw knownError('passkey_limit_reached', `An account may have ${passkeysMaximum} passkeys`);
}

function passkeyUnknown(): Error {
  return knownError('passkey_unknown', 'This passkey was removed already');
}
