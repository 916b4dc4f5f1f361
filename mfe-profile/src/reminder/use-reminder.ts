import { useMutation } from '@tanstack/react-query';
import {
  getReminder,
  renewReminderCalendar,
  setReminder,
  type Reminder,
} from '@topwords/platform/contracts';
import { callQuery, useRemoteServices } from '@topwords/platform/remote';
import { useTexts } from '../texts/index.ts';
import { formatHour } from './format-hour.ts';

type Choice = Pick<Reminder, 'hour' | 'by_mail'>;

/** Saves the reminder: shown immediately, reverted if it is refused. */
export function useReminder() {
  const { reminder: texts } = useTexts();
  const { host, client, announcement } = useRemoteServices();
  const { queryKey } = callQuery(getReminder);
  return useMutation({
    mutationFn: (choice: Choice) => host.api.send(setReminder, { body: choice }),
    async onMutate(choice) {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (present) => present && { ...present, ...choice });
      return before;
    },
    onSuccess(saved) {
      client.setQueryData(queryKey, saved);
      const { hour } = saved;
      const isOff = hour === null;
      announcement.next(isOff ? texts.savedOff : texts.saved(formatHour(hour, host.language)));
    },
    onError: (_error, _choice, before) => client.setQueryData(queryKey, before),
  });
}

/** Gives the calendar another address. */
export function useCalendarRenewal() {
  const { reminder: texts } = useTexts();
  const { host, client, announcement } = useRemoteServices();
  const { queryKey } = callQuery(getReminder);
  return useMutation({
    mutationFn: () => host.api.send(renewReminderCalendar),
    onSuccess(renewed) {
      client.setQueryData(queryKey, renewed);
      announcement.next(texts.renewed);
    },
  });
}
