import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak, translate } from '@topwords/platform/contracts';
import {
  buildTranslation,
  fakeAudio,
  showTranslator,
  translatorPage,
} from '@topwords/remote-kit/testing';
import createRemote from '../../remote.tsx';

const { announced, pass, target, userOfFakeTime } = translatorPage;

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

test('the translation is copied, and the button says so for a while', async () => {
  jest.useFakeTimers();
  const user = userOfFakeTime();
  showTranslator(createRemote, { at: '/translate?text=house' });
  await pass(0);
  await user.click(screen.getByRole('button', { name: 'Copy the translation' }));
  expect(await navigator.clipboard.readText()).toBe('house in es');
  expect(screen.getByRole('button', { name: 'Copied' })).not.toBeNull();
  expect(announced()).toContain('Copied');
  await pass(2000);
  expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull();
});

test('a refusing clipboard is reported', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
  const { host } = showTranslator(createRemote, { at: '/translate?text=house' });
  await target().findByText('house in es');
  await user.click(screen.getByRole('button', { name: 'Copy the translation' }));
  await waitFor(() => expect(host.banners).toHaveLength(1));
  expect(host.banners[0]?.message).toContain('Couldn’t copy');
});

test('both sides are read aloud', async () => {
  const audio = fakeAudio();
  const { host } = showTranslator(createRemote, {
    at: '/translate?text=house',
    prepare: (host) => host.api.answer(speak, new Blob(['sound'], { type: 'audio/mpeg' })),
  });
  await target().findByText('house in es');
  await userEvent.click(screen.getByRole('button', { name: 'Listen to the text' }));
  await waitFor(() => expect(audio.played).toHaveLength(1));
  act(() => audio.end());
  await userEvent.click(screen.getByRole('button', { name: 'Listen to the translation' }));
  await waitFor(() => expect(audio.played).toHaveLength(2));
  expect(host.api.sent(speak).map(({ body }) => body)).toEqual([
    { text: 'house', language: 'en' },
    { text: 'house in es', language: 'es' },
  ]);
});

test('the button says that a language has no voice', async () => {
  showTranslator(createRemote, { at: '/translate?from=en&to=ja&text=house' });
  const mute = await screen.findByRole('button', {
    name: 'Reading aloud isn’t available for Japanese',
  });
  expect(mute.getAttribute('aria-disabled')).toBe('true');
});

test.each([
  [1000, 'Listen to the translation', null],
  [1001, 'Only texts of up to 1,000 characters can be read aloud', 'true'],
])('a translation of %i characters offers: %s', async (length, label, disabled) => {
  const translation = 'a'.repeat(length);
  showTranslator(createRemote, {
    at: '/translate?text=house',
    prepare: (host) => host.api.answer(translate, buildTranslation({ translation })),
  });
  await target().findByText(translation);
  const button = screen.getByRole('button', { name: label });
  expect(button.getAttribute('aria-disabled')).toBe(disabled);
});

test.each([
  ['bank', 'bank', 'From the TopWords dictionary'],
  ['libretranslate', 'machine', 'Translated by LibreTranslate'],
  ['qwen2.5:3b', 'machine', 'Translated by qwen2.5:3b'],
  ['gloss', 'gloss', 'From the TopWords dictionary, word by word'],
] as const)('the engine %s is named', async (engine, quality, label) => {
  showTranslator(createRemote, {
    at: '/translate?text=house',
    prepare: (host) => host.api.answer(translate, buildTranslation({ engine, quality })),
  });
  expect(await target().findByText(label)).not.toBeNull();
});

test('without a tutor there is no link to it', async () => {
  showTranslator(createRemote, { at: '/translate?text=house', routes: ['/translate'] });
  await target().findByText('house in es');
  expect(screen.queryByRole('link', { name: 'Ask the AI tutor' })).toBeNull();
});
