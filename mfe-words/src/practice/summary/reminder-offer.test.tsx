import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setReminder } from '@topwords/platform/contracts';
import { buildNewCards, buildReminder, startPractice } from '@topwords/remote-kit/testing';
import createRemote from '../../remote.tsx';

/** Practises one card to the end, as a learner who has an offer or none. */
async function finish(offer: boolean) {
  const reminder = buildReminder({ offer });
  const started = await startPractice(createRemote, buildNewCards(1), {
    answers: { getReminder: reminder, setReminder: buildReminder() },
  });
  await userEvent.keyboard('1{Enter}');
  await userEvent.keyboard('1{Enter}');
  await screen.findByRole('heading', { name: 'Well done' });
  return started;
}

const offered = () => screen.queryByRole('region', { name: 'Reminders' });

test('reminders are mentioned where the server offers them, and lead to the profile', async () => {
  const { host } = await finish(true);
  expect(await screen.findByRole('region', { name: 'Reminders' })).not.toBeNull();
  const link = screen.getByRole('link', { name: 'Set a reminder' });
  expect(link.getAttribute('href')).toBe('/profile');
  expect(host.api.sent(setReminder)).toEqual([]);
});

test('an offer that was declined goes, and the server keeps that', async () => {
  const { host } = await finish(true);
  await userEvent.click(await screen.findByRole('button', { name: 'No, thanks' }));
  expect(offered()).toBeNull();
  expect(host.api.sent(setReminder)).toEqual([{ body: { hour: null, by_mail: false } }]);
});

test('without an offer nothing is mentioned', async () => {
  await finish(false);
  expect(offered()).toBeNull();
});
