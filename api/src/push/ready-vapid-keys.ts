import webPush from 'web-push';
import type { Keys } from '../auth/keys.ts';
import { isFreshlySealed, seal, unseal } from '../auth/sealing.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { OpenContext } from '../users/context.ts';
import {
  findPushKey,
  insertPushKey,
  replacePushKey,
  type StoredPushKey,
} from './push-key-repository.ts';
import { deleteAllSubscriptions } from './subscription-repository.ts';

/** The key pair (VAPID, RFC 8292) by which push services know this installation; base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

interface KeyContext extends OpenContext {
  keys: Keys;
}

/**
 * The installation's key pair: made at the first start, then the same for all instances. Browsers
 * bind subscriptions to it, so that all end if the pair changes, or can no longer be decrypted.
 * @param configured the operator's own pair
 */
export async function readyVapidKeys(
  context: KeyContext,
  configured?: VapidKeys,
): Promise<VapidKeys> {
  const { db, keys } = context;
  for (;;) {
    const stored = await findPushKey(db);
    const present = stored && open(stored, keys);
    const wanted = configured ?? present ?? webPush.generateVAPIDKeys();
    if (stored === undefined) await insertPushKey(db, sealed(wanted, context));
    else if (present === undefined || present.publicKey !== wanted.publicKey)
      await replace(context, stored, wanted);
    else {
      if (!isFreshlySealed(stored.sealedPrivateKey, keys, 'vapidKey')) {
        const next = { ...sealed(wanted, context), madeAt: stored.madeAt };
        await replacePushKey(db, { old: stored, next });
      }
      return wanted;
    }
  }
}

/** The stored pair; undefined if it was encrypted with a secret that is no longer known. */
function open({ publicKey, sealedPrivateKey }: StoredPushKey, keys: Keys): VapidKeys | undefined {
  try {
    return { publicKey, privateKey: unseal(sealedPrivateKey, keys, 'vapidKey') };
  } catch {
    return undefined;
  }
}

function sealed({ publicKey, privateKey }: VapidKeys, { keys, now }: KeyContext): StoredPushKey {
  return { publicKey, sealedPrivateKey: seal(privateKey, keys, 'vapidKey'), madeAt: now };
}

async function replace(context: KeyContext, old: StoredPushKey, wanted: VapidKeys): Promise<void> {
  await inTransaction(context.db, async (transaction) => {
    const isOurs = await replacePushKey(transaction, { old, next: sealed(wanted, context) });
    if (isOurs && old.publicKey !== wanted.publicKey) await deleteAllSubscriptions(transaction);
  });
}
