import type { SecondStep } from '@topwords/platform/contracts';
import type { Database } from '../../db/open-database.ts';
import { updateUser } from '../../users/user-repository.ts';
import { deletePasskeys, listPasskeysOf } from '../passkeys/passkey-repository.ts';
import { countRecoveryCodes, deleteRecoveryCodes } from './recovery-code-repository.ts';
import { deleteTotp, findTotp } from './totp-repository.ts';

/** How an account may take the second step, the quickest first. */
export async function listMethods(db: Database, userId: string): Promise<SecondStep[]> {
  const totp = await findTotp(db, userId);
  const methods: [SecondStep, boolean][] = [
    ['passkey', (await listPasskeysOf(db, userId)).length > 0],
    ['app', totp !== undefined && totp.confirmedAt !== null],
    ['recovery_code', (await countRecoveryCodes(db, userId)) > 0],
  ];
  return methods.filter(([, has]) => has).map(([method]) => method);
}

/** Whether an account has something to take a second step with, besides recovery codes. */
export async function hasMethod(db: Database, userId: string): Promise<boolean> {
  return (await listMethods(db, userId)).some((method) => method !== 'recovery_code');
}

/** Takes all passkeys, the app and the codes from an account, and turns the second step off. */
export async function clearMethods(transaction: Database, userId: string): Promise<void> {
  await deletePasskeys(transaction, userId);
  await deleteTotp(transaction, userId);
  await deleteRecoveryCodes(transaction, userId);
  await updateUser(transaction, userId, { second_step_at: null });
}
