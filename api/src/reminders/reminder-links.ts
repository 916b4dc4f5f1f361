import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { keyRing, type Keys } from '../auth/keys.ts';
import type { Reminder } from './reminder-repository.ts';

/** What a link is for; the signature of one purpose is none for another. */
type LinkPurpose = 'off' | 'calendar' | 'push';

type Linked = Pick<Reminder, 'linkId' | 'calendarVersion'>;

/** A random name for a reminder, or for a subscription. Lower case: some databases compare texts regardless of case. */
export function makeLinkId(): string {
  return randomBytes(16).toString('hex');
}

function sign(purpose: LinkPurpose, named: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(`${purpose} ${named}`).digest('base64url');
}

/**
 * The secret of a link: a name and its signature. Nothing in the database is enough to make one.
 * That of the calendar also names its version.
 */
function secretOf(purpose: LinkPurpose, named: string, keys: Keys): string {
  return `${named}.${sign(purpose, named, keys.reminderLink)}`;
}

/** The secret of the link that turns a reminder off. */
export function offTokenOf({ linkId }: Linked, keys: Keys): string {
  return secretOf('off', linkId, keys);
}

/** The secret in the address of a reminder's calendar. */
function calendarKeyOf({ linkId, calendarVersion }: Linked, keys: Keys): string {
  return secretOf('calendar', `${linkId}.${calendarVersion}`, keys);
}

/** What a secret names; undefined if we did not sign it for this. */
function readSecret(purpose: LinkPurpose, secret: string, keys: Keys): string | undefined {
  const cut = secret.lastIndexOf('.');
  const [named, given] = [secret.slice(0, cut), Buffer.from(secret.slice(cut + 1))];
  const isOurs = keyRing(keys).some(({ reminderLink }) => {
    const expected = Buffer.from(sign(purpose, named, reminderLink));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isOurs ? named : undefined;
}

/** The name of the reminder that a link may turn off. */
export function readOffToken(token: string, keys: Keys): string | undefined {
  return readSecret('off', token, keys);
}

/** The reminder and the version that an address of a calendar is of. */
export function readCalendarKey(key: string, keys: Keys): Linked | undefined {
  const [linkId, version] = readSecret('calendar', key, keys)?.split('.') ?? [];
  if (linkId === undefined) return undefined;
  return { linkId, calendarVersion: Number(version) };
}

/** The secret by which a service worker renews its browser's subscription. */
export function renewalTokenOf(renewalId: string, keys: Keys): string {
  return secretOf('push', renewalId, keys);
}

/** The name of the subscription that a secret may renew. */
export function readRenewalToken(token: string, keys: Keys): string | undefined {
  return readSecret('push', token, keys);
}

/** The page that turns a reminder off. A fragment: neither servers nor other pages see the token. */
export function offPageOf(reminder: Linked, keys: Keys, origin: string): string {
  return `${origin}/reminders-off#token=${offTokenOf(reminder, keys)}`;
}

/** Where mail programs turn it off with one click. Queries are not logged. */
export function unsubscribeAddressOf(reminder: Linked, keys: Keys, origin: string): string {
  return `${origin}/api/reminders/unsubscribe?token=${offTokenOf(reminder, keys)}`;
}

/** The address of the calendar. */
export function calendarAddressOf(reminder: Linked, keys: Keys, origin: string): string {
  return `${origin}/api/reminders/calendar.ics?key=${calendarKeyOf(reminder, keys)}`;
}
