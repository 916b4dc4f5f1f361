import { createHash } from 'node:crypto';
import { inTransaction } from '../db/in-transaction.ts';
import type { Database } from '../db/open-database.ts';
import { fromRow, toRow, type RowOf } from '../db/row-of.ts';

/** A browser that shows reminders, as long as its session lasts. Times are UTC milliseconds. */
export interface Subscription {
  userId: string;
  sessionId: string;
  /** The address at its push service. Anyone who has it and our private key can send to it. */
  endpoint: string;
  endpointHash: string;
  /** The browser's public key, and its secret: base64url. */
  p256dh: string;
  auth: string;
  /** Names it in the secret that renews it, which also needs a signature. */
  renewalId: string;
  madeAt: number;
  /** When a message is sent, or tried again; null if none waits. */
  dueAt: number | null;
  /** After which it is no longer sent. */
  untilAt: number | null;
  attempts: number;
  /** When a push service last took a message. */
  deliveredAt: number | null;
}

type SubscriptionRow = RowOf<Subscription>;

/** What a browser says of its subscription. */
export type SubscribedBrowser = Pick<
  Subscription,
  'userId' | 'sessionId' | 'endpoint' | 'p256dh' | 'auth' | 'renewalId' | 'madeAt'
>;

const table = 'push_subscriptions';

/** The hash by which an address is unique: indexes hold no address of that length. */
function hashOf(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('hex');
}

/**
 * Saves the subscription of a session, in place of the one that it had. A browser that another
 * session, or another account, subscribed is theirs no longer.
 */
export async function saveSubscription(db: Database, browser: SubscribedBrowser): Promise<void> {
  const endpointHash = hashOf(browser.endpoint);
  const { userId, sessionId } = browser;
  const waiting = { dueAt: null, untilAt: null, attempts: 0, deliveredAt: null };
  await inTransaction(db, async (transaction) => {
    await transaction<SubscriptionRow>(table).where({ endpoint_hash: endpointHash }).delete();
    await deleteSubscription(transaction, { userId, sessionId });
    const row = toRow({ ...browser, endpointHash, ...waiting });
    await transaction<SubscriptionRow>(table).insert(row);
  });
}

/** The subscription of a session; undefined without one. */
export async function findSubscription(
  db: Database,
  { userId, sessionId }: Pick<Subscription, 'userId' | 'sessionId'>,
): Promise<Subscription | undefined> {
  const row = await db<SubscriptionRow>(table)
    .where({ user_id: userId, session_id: sessionId })
    .first();
  return row && fromRow<Subscription>(row);
}

/** The subscription that a renewal names so. */
export async function findSubscriptionToRenew(
  db: Database,
  renewalId: string,
): Promise<Subscription | undefined> {
  const row = await db<SubscriptionRow>(table).where({ renewal_id: renewalId }).first();
  return row && fromRow<Subscription>(row);
}

/** The subscriptions of a learner. */
export async function listSubscriptions(db: Database, userId: string): Promise<Subscription[]> {
  const rows = await db<SubscriptionRow>(table).where({ user_id: userId });
  return rows.map((row) => fromRow<Subscription>(row));
}

/** Ends the subscription of a session, if there is one. */
export async function deleteSubscription(
  db: Database,
  { userId, sessionId }: Pick<Subscription, 'userId' | 'sessionId'>,
): Promise<void> {
  await db<SubscriptionRow>(table).where({ user_id: userId, session_id: sessionId }).delete();
}

/** Ends all subscriptions of the installation. */
export async function deleteAllSubscriptions(db: Database): Promise<void> {
  await db(table).delete();
}

/**
 * Has all browsers of a learner get a message.
 * @returns false if there are none
 */
export async function makeDue(
  db: Database,
  userId: string,
  { dueAt, untilAt }: { dueAt: number; untilAt: number },
): Promise<boolean> {
  const changed = await db<SubscriptionRow>(table)
    .where({ user_id: userId })
    .update({ due_at: dueAt, until_at: untilAt, attempts: 0 });
  return changed > 0;
}

/** Subscriptions with a message that is due, the longest due first. */
export async function listDueSubscriptions(
  db: Database,
  { now, limit }: { now: number; limit: number },
): Promise<Subscription[]> {
  const rows = await db<SubscriptionRow>(table)
    .where('due_at', '<=', now)
    .orderBy(['due_at', 'user_id', 'session_id'])
    .limit(limit);
  return rows.map((row) => fromRow<Subscription>(row));
}

/** What of a subscription says that it is still the one that was read. */
type Read = Pick<Subscription, 'userId' | 'sessionId' | 'endpointHash' | 'dueAt'>;

function stillSo(db: Database, { userId, sessionId, endpointHash, dueAt }: Read) {
  return db<SubscriptionRow>(table).where({
    user_id: userId,
    session_id: sessionId,
    endpoint_hash: endpointHash,
    due_at: dueAt,
  });
}

/**
 * Changes a subscription that was read, so that an attempt is one instance's alone.
 * @returns false if it has changed meanwhile
 */
export async function changeSubscription(
  db: Database,
  read: Read,
  changes: Partial<Pick<Subscription, 'dueAt' | 'attempts' | 'deliveredAt'>>,
): Promise<boolean> {
  return (await stillSo(db, read).update(toRow(changes))) > 0;
}

/** Deletes a subscription that was read, unless it has changed meanwhile. */
export async function deleteEnded(db: Database, read: Read): Promise<void> {
  await stillSo(db, read).delete();
}
