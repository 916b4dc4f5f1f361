import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getReminder,
  renewReminderCalendar,
  setReminder,
  type Reminder,
} from '@topwords/platform/contracts';
import {
  buildFailure,
  buildReminder,
  showProfile,
  type FakeHost,
} from '@topwords/remote-kit/testing';
import createRemote from '../remote.tsx';

const address = 'https://topwords.example/api/reminders/calendar.ics?key=a';
const on = buildReminder({ hour: 19, by_mail: true, calendar: address });

/** Answers calls as the API does, from a reminder. */
function show(reminder: Partial<Reminder> = {}, prepare?: (host: FakeHost) => void) {
  return showProfile(createRemote, {
    prepare(host) {
      let kept = buildReminder(reminder);
      host.api.answer(getReminder, () => kept);
      host.api.answer(setReminder, ({ body }) => {
        kept = { ...kept, ...body, calendar: body.hour === null ? null : address };
        return kept;
      });
      prepare?.(host);
    },
  });
}

async function findHour(): Promise<HTMLSelectElement> {
  return screen.findByRole<HTMLSelectElement>('combobox', { name: 'Reminder' });
}

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Add to calendar' }));
  return within(screen.getByRole('dialog', { name: 'Add to your calendar' }));
}

test('a reminder is off at first, and offers the hours of the day', async () => {
  show();
  const hour = await findHour();
  const labels = [...hour.options].map(({ text }) => text);
  expect([labels[0], labels[1], labels.at(-1)]).toEqual(['Off', '7:00 AM', '10:00 PM']);
  expect(hour.selectedOptions[0]?.text).toBe('Off');
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
});

test('choosing an hour turns mails on, and offers to stop them and the calendar', async () => {
  const { host } = show();
  await userEvent.selectOptions(await findHour(), '7:00 PM');
  expect(await screen.findByText('Reminder set for 7:00 PM')).not.toBeNull();
  const byMail = screen.getByRole<HTMLInputElement>('switch', { name: 'By email' });
  expect(byMail.checked).toBe(true);
  await userEvent.click(byMail);
  await userEvent.selectOptions(await findHour(), 'Off');
  expect(await screen.findByText('Reminders are off')).not.toBeNull();
  expect(host.api.sent(setReminder)).toEqual([
    { body: { hour: 19, by_mail: true } },
    { body: { hour: 19, by_mail: false } },
    { body: { hour: null, by_mail: false } },
  ]);
  expect(screen.queryByRole('switch', { name: 'By email' })).toBeNull();
});

test.each<[Reminder['mail'], string]>([
  ['unconfirmed', 'Confirm your email under Security to get it by email too.'],
  ['unavailable', 'This site can’t send email.'],
])('without mail (%s) the row says why, and the calendar works', async (mail, reason) => {
  const { host } = show({ mail });
  expect(await screen.findByText(new RegExp(reason))).not.toBeNull();
  await userEvent.selectOptions(await findHour(), '8:00 AM');
  expect(host.api.sent(setReminder)).toEqual([{ body: { hour: 8, by_mail: false } }]);
  expect(await screen.findByRole('button', { name: 'Add to calendar' })).not.toBeNull();
  expect(screen.queryByRole('switch', { name: 'By email' })).toBeNull();
});

test.each<[Reminder['push'], string]>([
  ['unavailable', 'In your calendar. This site can’t send email.'],
  ['off', 'By notification or in your calendar. This site can’t send email.'],
])('without mail and with notifications %s it says how reminders come', async (push, hint) => {
  show({ mail: 'unavailable', push });
  expect(await screen.findByText(hint)).not.toBeNull();
});

test('an hour in the night that was set elsewhere is shown', async () => {
  show({ ...on, hour: 5 });
  expect((await findHour()).selectedOptions[0]?.text).toBe('5:00 AM');
});

test('a change that is refused is reverted, and its row says why', async () => {
  show({}, ({ api }) => api.refuse(setReminder, buildFailure('internal', { detail: 'Not now.' })));
  const hour = await findHour();
  await userEvent.selectOptions(hour, '7:00 PM');
  const message = 'Couldn’t save the reminder. Not now.';
  expect((await screen.findByText(message)).closest('[role=alert]')).not.toBeNull();
  expect(hour.value).toBe('');
});

test('a reminder that failed to load can be retried', async () => {
  const { host } = show({}, ({ api }) => api.refuse(getReminder, buildFailure('internal')));
  const failed = await screen.findByText('Couldn’t load the reminder');
  host.api.answer(getReminder, buildReminder());
  const row = within(failed.closest('li') as HTMLElement);
  await userEvent.click(row.getByRole('button', { name: 'Tap to retry' }));
  expect(await findHour()).not.toBeNull();
});

test('the calendar is opened, copied or saved', async () => {
  const writeText = jest.fn<Promise<void>, [string]>(() => Promise.resolve());
  show(on);
  const dialog = await openDialog();
  Object.assign(navigator, { clipboard: { writeText } });
  expect(dialog.getByText(/A daily event at 7:00 PM/)).not.toBeNull();
  const link = (name: string) => dialog.getByRole('link', { name });
  expect(link('Open in my calendar').getAttribute('href')).toBe(
    address.replace('https:', 'webcal:'),
  );
  expect(link('Download a file').getAttribute('href')).toBe(address);
  await userEvent.click(dialog.getByRole('button', { name: 'Copy address' }));
  expect(writeText).toHaveBeenCalledWith(address);
});

test('the address of the calendar can be replaced', async () => {
  const renewed = address.replace('key=a', 'key=b');
  show(on, ({ api }) => api.answer(renewReminderCalendar, { ...on, calendar: renewed }));
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Replace address' }));
  const field = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Calendar address' });
  await waitFor(() => expect(field.value).toBe(renewed));
});

test('an address that could not be replaced stays, and the dialog says so', async () => {
  show(on, ({ api }) =>
    api.refuse(renewReminderCalendar, buildFailure('internal', { detail: 'Not now.' })),
  );
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Replace address' }));
  expect(await dialog.findByText('Couldn’t save the reminder. Not now.')).not.toBeNull();
});
