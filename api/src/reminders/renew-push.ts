import type * as calls from '@topwords/platform/contracts';
import { findSubscriptionToRenew, saveSubscription } from '../push/subscription-repository.ts';
import type { PushSender } from '../push/push-sender.ts';
import type { ParsedInput } from '../routing/validate.ts';
import { readRenewalToken } from './reminder-links.ts';
import { readSubscription, requirePush } from './require-push.ts';
import { linkInvalid, type LinkContext } from './turn-reminder.ts';

/**
 * Replaces the subscription of a browser, whose service worker calls when the browser has renewed
 * it. Only while there is one: it ends with its session, and the learner can end it.
 * @throws reminder_push_unavailable, reminder_link_invalid, validation_failed
 */
export async function renewPush(
  { db, keys, now, push }: LinkContext & { push?: PushSender | undefined },
  { body }: ParsedInput<typeof calls.renewPush>,
): Promise<{ detail: string }> {
  const subscription = readSubscription(body.subscription, requirePush(push));
  const renewalId = readRenewalToken(body.renewal, keys);
  const found = renewalId && (await findSubscriptionToRenew(db, renewalId));
  if (!found) throw linkInvalid();
  const { userId, sessionId } = found;
  const owner = { userId, sessionId, renewalId: found.renewalId };
  await saveSubscription(db, { ...owner, ...subscription, madeAt: now });
  return { detail: 'Reminders continue on this browser' };
}
