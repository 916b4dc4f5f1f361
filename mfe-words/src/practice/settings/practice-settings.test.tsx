import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  changePracticeSettings,
  getPracticeSettings,
  logout,
  type PracticeSettings as Settings,
} from '@topwords/platform/contracts';
import { callQuery, RemoteFrame } from '@topwords/platform/remote';
import { buildFailure, buildPracticeSettings, createFakeHost } from '@topwords/remote-kit/testing';
import { createServices } from '../../create-services.ts';
import { PracticeSettings } from './practice-settings.tsx';

function buildHost() {
  const host = createFakeHost();
  let kept = buildPracticeSettings();
  host.api.answer(getPracticeSettings, () => kept);
  host.api.answer(changePracticeSettings, ({ body }) => {
    kept = { ...kept, ...body };
    return kept;
  });
  return host;
}

async function showSettings(host = buildHost()) {
  const services = createServices(host);
  render(
    <RemoteFrame services={services}>
      <PracticeSettings />
    </RemoteFrame>,
  );
  await screen.findByRole('spinbutton', { name: 'New words per day' });
  return { host, services };
}

function newWords(): HTMLInputElement {
  return screen.getByRole('spinbutton', { name: 'New words per day' });
}

function toggle(name: string): HTMLInputElement {
  return screen.getByRole('switch', { name });
}

test('the saved settings are shown', async () => {
  await showSettings();
  expect(newWords().value).toBe('10');
  expect(toggle('Starred words first').checked).toBe(false);
  expect(toggle('Play audio automatically').checked).toBe(true);
  const lengths = within(screen.getByRole('group', { name: 'Cards per session' }));
  const chosen = lengths.getAllByRole('button', { pressed: true });
  expect(chosen.map(({ textContent }) => textContent)).toEqual(['20']);
});

test('a switch toggles within the click', async () => {
  const host = buildHost();
  host.api.answer(changePracticeSettings, () => new Promise<never>(() => undefined));
  await showSettings(host);
  act(() => toggle('Starred words first').click());
  expect(toggle('Starred words first').checked).toBe(true);
});

test('changes made elsewhere are shown', async () => {
  const { services } = await showSettings();
  services.client.setQueryData(
    callQuery(getPracticeSettings).queryKey,
    buildPracticeSettings({ new_words_a_day: 25 }),
  );
  await waitFor(() => expect(newWords().value).toBe('25'));
});

test('each change is saved immediately, alone, and announced', async () => {
  const { host } = await showSettings();
  const changed = jest.fn();
  host.bus.subscribe('practice.changed', changed);
  await userEvent.click(toggle('Starred words first'));
  await userEvent.click(screen.getByRole('button', { name: '30' }));
  await userEvent.click(screen.getByRole('button', { name: 'More new words' }));
  await waitFor(() => expect(changed).toHaveBeenCalledTimes(3));
  expect(host.api.sent(changePracticeSettings).map(({ body }) => body)).toEqual([
    { starred_first: true },
    { session_length: 30 },
    { new_words_a_day: 11 },
  ]);
  expect(changed).toHaveBeenCalledWith({ language_code: null });
  expect(newWords().value).toBe('11');
});

test('a change shows before it is saved, and quick changes are sent together', async () => {
  const host = buildHost();
  const answer = Promise.withResolvers<Settings>();
  host.api.answer(changePracticeSettings, () => answer.promise);
  const { services } = await showSettings(host);
  const more = screen.getByRole('button', { name: 'More new words' });
  for (let click = 0; click < 5; click += 1) await userEvent.click(more);
  expect(newWords().value).toBe('15');
  expect(services.announcement.value).toBe('New words per day: 15');
  expect(host.api.sent(changePracticeSettings)).toHaveLength(1);
  host.api.answer(changePracticeSettings, ({ body }) => buildPracticeSettings(body));
  answer.resolve(buildPracticeSettings({ new_words_a_day: 11 }));
  await waitFor(() => expect(host.api.sent(changePracticeSettings)).toHaveLength(2));
  expect(host.api.sent(changePracticeSettings)[1]).toEqual({ body: { new_words_a_day: 15 } });
  expect(newWords().value).toBe('15');
});

test('a refused change is reverted with a banner, and later ones stay', async () => {
  const host = buildHost();
  const answer = Promise.withResolvers<Settings>();
  host.api.answer(changePracticeSettings, () => answer.promise);
  await showSettings(host);
  await userEvent.click(toggle('Play audio automatically'));
  await userEvent.click(toggle('Starred words first'));
  expect(toggle('Play audio automatically').checked).toBe(false);
  host.api.answer(changePracticeSettings, ({ body }) => buildPracticeSettings(body));
  answer.reject(buildFailure('internal', { detail: 'The database is away.' }));
  await waitFor(() => expect(toggle('Play audio automatically').checked).toBe(true));
  expect(toggle('Starred words first').checked).toBe(true);
  expect(host.banners).toEqual([
    { kind: 'error', message: 'Couldn’t save the setting. The database is away.' },
  ]);
});

test('a number is limited to its range, and an incomplete number is not saved', async () => {
  const { host } = await showSettings();
  await userEvent.clear(newWords());
  expect(newWords().value).toBe('');
  await userEvent.tab();
  expect(newWords().value).toBe('10');
  expect(host.api.sent(changePracticeSettings)).toEqual([]);
  await userEvent.clear(newWords());
  await userEvent.type(newWords(), '250');
  await userEvent.tab();
  expect(newWords().value).toBe('100');
  await waitFor(() =>
    expect(host.api.sent(changePracticeSettings).at(-1)).toEqual({
      body: { new_words_a_day: 100 },
    }),
  );
});

test('the buttons stop at the limits', async () => {
  const host = buildHost();
  host.api.answer(getPracticeSettings, buildPracticeSettings({ new_words_a_day: 0 }));
  await showSettings(host);
  await userEvent.click(screen.getByRole('button', { name: 'Fewer new words' }));
  expect(newWords().value).toBe('0');
  expect(host.api.sent(changePracticeSettings)).toEqual([]);
});

test('settings that failed to load can be retried', async () => {
  const host = buildHost();
  host.api.refuse(getPracticeSettings, buildFailure());
  const shown = showSettings(host);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Couldn’t load the settings');
  host.api.answer(getPracticeSettings, buildPracticeSettings());
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await shown;
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a change refused after its learner has left is not reported', async () => {
  const host = buildHost();
  const answer = Promise.withResolvers<Settings>();
  host.api.answer(changePracticeSettings, () => answer.promise);
  host.api.answer(logout, { detail: 'Signed out' });
  await showSettings(host);
  await userEvent.click(toggle('Starred words first'));
  await act(() => host.session.logout());
  await act(async () => answer.reject(buildFailure()));
  expect(host.banners).toEqual([]);
});
