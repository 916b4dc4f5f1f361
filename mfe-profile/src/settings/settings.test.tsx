import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  changePracticeSettings,
  getPracticeSettings,
  setNative,
} from '@topwords/platform/contracts';
import {
  buildFailure,
  buildPracticeSettings,
  showProfile,
  type FakeHost,
} from '@topwords/remote-kit/testing';
import createRemote from '../remote.tsx';

function show(prepare?: (host: FakeHost) => void) {
  const view = showProfile(createRemote, { ...(prepare && { prepare }) });
  return { ...view, settings: within(screen.getByRole('region', { name: 'App settings' })) };
}

function native(): HTMLSelectElement {
  return screen.getByRole('combobox', { name: 'Native language' });
}

function rowOf(element: HTMLElement) {
  return within(element.closest('li') as HTMLElement);
}

// @spec PR4
test('language and daily goal are shown', async () => {
  const { settings } = show();
  await settings.findByRole('switch', { name: 'Sound' });
  const [language, , goal] = settings.getAllByRole('listitem');
  expect(language?.textContent).toBe('LanguageEnglish');
  const select = within(goal as HTMLElement).getByRole<HTMLSelectElement>('combobox', {
    name: 'Daily goal',
  });
  expect(select.selectedOptions[0]?.textContent).toBe('20 words');
});

test('another daily goal is saved, and brings as many new words a day', async () => {
  const { host, settings } = show(({ api }) =>
    api.answer(
      changePracticeSettings,
      buildPracticeSettings({ daily_goal: 5, new_words_a_day: 5 }),
    ),
  );
  const goal = await settings.findByRole('combobox', { name: 'Daily goal' });
  await userEvent.selectOptions(goal, '5 words');
  expect(host.api.sent(changePracticeSettings)).toEqual([
    { body: { goal_kind: 'words', daily_goal: 5 } },
  ]);
  expect((goal as HTMLSelectElement).selectedOptions[0]?.textContent).toBe('5 words');
});

test('the daily goal can be in minutes', async () => {
  const saved = { goal_kind: 'minutes', daily_goal: 10 } as const;
  const { host, settings } = show(({ api }) =>
    api.answer(changePracticeSettings, buildPracticeSettings({ ...saved, new_words_a_day: 3 })),
  );
  const goal = await settings.findByRole<HTMLSelectElement>('combobox', { name: 'Daily goal' });
  expect([...goal.options].map(({ textContent }) => textContent)).toEqual([
    '5 words',
    '10 words',
    '20 words',
    '30 words',
    '5 minutes',
    '10 minutes',
    '20 minutes',
    '30 minutes',
  ]);
  await userEvent.selectOptions(goal, '10 minutes');
  expect(host.api.sent(changePracticeSettings)).toEqual([{ body: saved }]);
  expect(goal.selectedOptions[0]?.textContent).toBe('10 minutes');
});

test('another native language is shown immediately, saved and announced', async () => {
  const answer = Promise.withResolvers<{ native: 'Turkish' }>();
  const { host } = show(({ api }) => api.answer(setNative, () => answer.promise));
  expect(native().value).toBe('English');
  await userEvent.selectOptions(native(), 'Turkish (Türkçe)');
  expect(native().value).toBe('Turkish');
  answer.resolve({ native: 'Turkish' });
  expect(await screen.findByText('Your native language is now Turkish')).not.toBeNull();
  expect(host.api.sent(setNative)).toEqual([{ body: { native: 'Turkish' } }]);
  expect(native().value).toBe('Turkish');
});

test('making a learned language the native one asks first, then stops learning it', async () => {
  const { host } = show(({ api }) => api.answer(setNative, { native: 'Spanish' }));
  await userEvent.selectOptions(native(), 'Spanish (Español)');
  const dialog = within(screen.getByRole('dialog', { name: 'Make Spanish your native language?' }));
  expect(dialog.getByText(/It will be removed from your languages/)).not.toBeNull();
  expect(native().value).toBe('English');
  await userEvent.click(dialog.getByRole('button', { name: 'Make it native' }));
  await waitFor(() => expect(native().value).toBe('Spanish'));
  expect(host.session.state.value.user.target_langs).toEqual(['ru']);
});

test('giving up a language can be canceled', async () => {
  const { host } = show();
  await userEvent.selectOptions(native(), 'Russian (Русский)');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  expect(native().value).toBe('English');
  expect(host.api.sent(setNative)).toEqual([]);
});

test('a native language that is refused is reverted, and its row says so', async () => {
  show(({ api }) => api.refuse(setNative, buildFailure('internal')));
  await userEvent.selectOptions(native(), 'Turkish (Türkçe)');
  const failure = await rowOf(native()).findByText(
    'Couldn’t save your native language. Please try again.',
  );
  expect(failure.closest('[role=alert]')).not.toBeNull();
  expect(native().value).toBe('English');
});

test('new words and sound are saved as they are changed', async () => {
  const { host } = show(({ api }) => {
    let kept = buildPracticeSettings();
    api.answer(changePracticeSettings, ({ body }) => (kept = { ...kept, ...body }));
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More new words' }));
  expect(
    screen.getByRole<HTMLInputElement>('spinbutton', { name: 'New words per day' }).value,
  ).toBe('11');
  await userEvent.click(screen.getByRole('switch', { name: 'Sound' }));
  await waitFor(() =>
    expect(host.api.sent(changePracticeSettings)).toEqual([
      { body: { new_words_a_day: 11 } },
      { body: { plays_audio: false } },
    ]),
  );
});

test('varieties and stress marks are saved as they are changed', async () => {
  const { host } = show(({ api }) => {
    let kept = buildPracticeSettings();
    api.answer(changePracticeSettings, ({ body }) => (kept = { ...kept, ...body }));
  });
  const english = await screen.findByRole('combobox', { name: 'English pronunciation' });
  const spanish = screen.getByRole<HTMLSelectElement>('combobox', {
    name: 'Spanish pronunciation',
  });
  await userEvent.selectOptions(english, 'British');
  await userEvent.selectOptions(spanish, 'Spain');
  expect(spanish.value).toBe('es-ES');
  await userEvent.click(screen.getByRole('switch', { name: 'Stress marks in Russian words' }));
  await waitFor(() =>
    expect(host.api.sent(changePracticeSettings)).toEqual([
      { body: { english_variety: 'en-GB' } },
      { body: { spanish_variety: 'es-ES' } },
      { body: { shows_stress: false } },
    ]),
  );
});

test('a practice setting that is refused is reverted, and only its row says why', async () => {
  const { host } = show(({ api }) =>
    api.refuse(changePracticeSettings, buildFailure('internal', { detail: 'Not now.' })),
  );
  const sound = await screen.findByRole<HTMLInputElement>('switch', { name: 'Sound' });
  await userEvent.click(sound);
  const message = 'Couldn’t save the setting. Not now.';
  expect(await rowOf(sound).findByText(message)).not.toBeNull();
  expect(screen.getAllByText(message)).toHaveLength(1);
  expect(sound.checked).toBe(true);
  host.api.answer(changePracticeSettings, buildPracticeSettings({ plays_audio: false }));
  await userEvent.click(sound);
  expect(screen.queryByText(message)).toBeNull();
  expect(sound.checked).toBe(false);
});

test('practice settings that failed to load can be retried', async () => {
  const { host, settings } = show(({ api }) =>
    api.refuse(getPracticeSettings, buildFailure('internal')),
  );
  const failed = await settings.findByText('Couldn’t load the practice settings');
  host.api.answer(getPracticeSettings, buildPracticeSettings());
  await userEvent.click(rowOf(failed).getByRole('button', { name: 'Tap to retry' }));
  expect(await screen.findByRole('switch', { name: 'Sound' })).not.toBeNull();
});
