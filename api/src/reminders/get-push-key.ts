import type * as calls from '@topwords/platform/contracts';
import type { UseCase } from '../routing/use-case.ts';
import type { ReminderServices } from './get-reminder.ts';
import { requirePush } from './require-push.ts';

/**
 * The key that browsers subscribe with.
 * @throws reminder_push_unavailable
 */
export const getPushKey: UseCase<typeof calls.getPushKey, ReminderServices> = ({ push }) => ({
  key: requirePush(push).publicKey,
});
