import { ECDH } from 'node:crypto';
import { knownError } from '../errors/known-error.ts';
import type { PushSender } from '../push/push-sender.ts';
import type { Subscription } from '../push/subscription-repository.ts';

/** A subscription as a browser sends it. */
interface SentSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** @throws reminder_push_unavailable where browsers show no reminders */
export function requirePush(push: PushSender | undefined): PushSender {
  if (push !== undefined) return push;
  throw knownError(
    'reminder_push_unavailable',
    'This site can’t show reminders on devices. You can add the reminder to your calendar',
  );
}

/**
 * A subscription as it is stored.
 * @throws validation_failed for an address that is no push service's, or a key that is none
 */
export function readSubscription(
  { endpoint, keys: { p256dh, auth } }: SentSubscription,
  push: PushSender,
): Pick<Subscription, 'endpoint' | 'p256dh' | 'auth'> {
  if (!push.isEndpoint(endpoint))
    throw invalid('subscription.endpoint', 'This is not a push service’s address');
  if (!isPoint(p256dh)) throw invalid('subscription.keys.p256dh', 'This is not a P-256 public key');
  return { endpoint, p256dh, auth };
}

function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return true;
  } catch {
    return false;
  }
}

function invalid(field: string, detail: string): Error {
  const faults = [{ field, detail, code: 'invalid' }];
  return knownError('validation_failed', `${field}: ${detail}`, { faults });
}
