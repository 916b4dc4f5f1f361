import type * as calls from '@topwords/platform/contracts';
import type { UseCase } from '../../routing/use-case.ts';
import type { UserContext } from '../../users/context.ts';
import { knownError } from '../../errors/known-error.ts';
import { insertKey, listKeys, revokeKey, updateKey } from '../../partners/key-repository.ts';
import type { PartnerKey } from '../../partners/partner-key.ts';
import { snippetOf } from '../../commands/print-keys.ts';
import { listUsage } from '../../partners/usage-repository.ts';
import { day, utcDayOf } from '../../calendar/utc-day.ts';
import { requireOperator } from '../access/console-access.ts';
import { dayOf, describeKey } from './describe-key.ts';
import { readKeySettings } from './read-key-settings.ts';

const shownDays = 30;

async function requireKey({ db }: UserContext, id: string): Promise<PartnerKey> {
  const key = (await listKeys(db)).find((one) => one.id === id);
  if (key) return key;
  throw knownError('partner_key_missing', 'There is no such key');
}

/** All keys, grouped by partner. @throws operator_role_missing */
export const listPartnerKeys: UseCase<typeof calls.listPartnerKeys> = async (context) => {
  await requireOperator(context);
  const { db, now } = context;
  const used = await listUsage(db, { since: utcDayOf(now - (shownDays - 1) * day) });
  const keys = (await listKeys(db)).map((key) => describeKey(key, now, used));
  return { keys: keys.toSorted((a, b) => a.name.localeCompare(b.name, 'en')) };
};

/**
 * Creates a key; only this answer has the text of a secret one.
 * The snippet that a partner pastes names `site`, the product's own address.
 * @throws operator_role_missing, validation_failed
 */
export const createPartnerKey: UseCase<typeof calls.createPartnerKey, { site: string }> = async (
  context,
  { body: { kind, ...settings } },
) => {
  await requireOperator(context);
  const { key, text } = readKeySettings(settings, kind === 'secret', context.now);
  await insertKey(context.db, key);
  return { key: describeKey(key, context.now), text, snippet: snippetOf(key, text, context.site) };
};

/**
 * Changes what a key may do. An expiry that has passed is allowed if it does not change.
 * @throws operator_role_missing, partner_key_missing, validation_failed
 */
export const changePartnerKey: UseCase<typeof calls.changePartnerKey> = async (
  context,
  { params: { keyId: id }, body: settings },
) => {
  await requireOperator(context);
  const before = await requireKey(context, id);
  const isSameExpiry = settings.expires === dayOf(before.expiresAt);
  const wanted = isSameExpiry ? { ...settings, expires: null } : settings;
  const { key: made } = readKeySettings(wanted, before.secretHash !== null, context.now);
  const { key, secretHash, createdAt, revokedAt } = before;
  const expiresAt = isSameExpiry ? before.expiresAt : made.expiresAt;
  const changed = { ...made, id, key, secretHash, createdAt, revokedAt, expiresAt };
  await updateKey(context.db, changed);
  return describeKey(changed, context.now);
};

/** Revokes a key permanently. @throws operator_role_missing, partner_key_missing */
export const revokePartnerKey: UseCase<typeof calls.revokePartnerKey> = async (
  context,
  { params: { keyId: id } },
) => {
  await requireOperator(context);
  const key = await requireKey(context, id);
  await revokeKey(context.db, id, context.now);
  return describeKey({ ...key, revokedAt: key.revokedAt ?? context.now }, context.now);
};
