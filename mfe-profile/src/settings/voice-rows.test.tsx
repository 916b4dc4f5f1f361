import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getVoices, speak } from '@topwords/platform/contracts';
import {
  buildDeviceVoice,
  buildVoices,
  fakeAudio,
  fakeSpeech,
  removeFakeSpeech,
  showProfile,
} from '@topwords/remote-kit/testing';
import createRemote from '../remote.tsx';

const voices = [
  buildDeviceVoice('Paulina', 'es-MX'),
  buildDeviceVoice('Microsoft Helena - Spanish (Spain)', 'es-ES', { voiceURI: 'helena' }),
  buildDeviceVoice('Google español', 'es_US', { localService: false }),
];

afterEach(() => {
  removeFakeSpeech();
  localStorage.clear();
});

function spanish(): HTMLSelectElement {
  return screen.getByRole('combobox', { name: 'Spanish voice' });
}

function sample(): HTMLElement {
  return screen.getByRole('button', { name: 'Listen to the Spanish voice' });
}

// @spec PR4
test('each learned language offers the device’s voices, with region and what works offline', () => {
  fakeSpeech(voices);
  showProfile(createRemote);
  expect(spanish().value).toBe('automatic');
  expect([...spanish().options].map(({ textContent }) => textContent)).toEqual([
    'Automatic',
    'TopWords’ voice',
    'Paulina · Mexico · works offline',
    'Microsoft Helena · Spain · works offline',
    'Google español · United States',
  ]);
});

test('a language without a voice says so, until one has loaded', () => {
  const speech = fakeSpeech([]);
  showProfile(createRemote);
  expect(screen.getByText('This device has no voice for Spanish.')).not.toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Spanish voice' })).toBeNull();
  act(() => speech.load(voices));
  expect(spanish().options).toHaveLength(5);
  expect(screen.getByText('This device has no voice for Russian.')).not.toBeNull();
});

test('a chosen voice is kept on this device, and the sample speaks by it', async () => {
  const speech = fakeSpeech(voices);
  const { host, unmount } = showProfile(createRemote);
  await userEvent.selectOptions(spanish(), 'helena');
  await userEvent.click(sample());
  await waitFor(() =>
    expect(speech.said).toEqual([
      {
        text: '¡Hola! Así digo las palabras nuevas.',
        voice: 'Microsoft Helena - Spanish (Spain)',
        rate: 1,
      },
    ]),
  );
  expect(host.api.sent(getVoices)).toEqual([]);
  await userEvent.selectOptions(spanish(), 'Paulina');
  await userEvent.click(sample());
  await waitFor(() => expect(speech.said).toHaveLength(2));
  expect(speech.said[1]).toMatchObject({ voice: 'Paulina', rate: 1 });
  unmount();
  showProfile(createRemote);
  expect(spanish().value).toBe('Paulina');
});

test('the sample of TopWords’ voice comes from the server', async () => {
  const speech = fakeSpeech(voices);
  const audio = fakeAudio();
  const { host } = showProfile(createRemote, {
    prepare: ({ api }) => api.answer(speak, new Blob(['sound'])),
  });
  await userEvent.selectOptions(spanish(), 'topwords');
  await userEvent.click(sample());
  await waitFor(() => expect(audio.played).toHaveLength(1));
  expect(host.api.sent(speak)).toMatchObject([{ body: { language: 'es' } }]);
  expect(speech.said).toEqual([]);
});

test('where the server has an installed voice, the automatic sample comes from the server', async () => {
  const speech = fakeSpeech([...voices, buildDeviceVoice('Milena', 'ru-RU')]);
  const audio = fakeAudio();
  const engines = [
    { engine: 'installed' as const, languages: ['es' as const] },
    { engine: 'embedded' as const, languages: ['ru' as const] },
  ];
  const { host } = showProfile(createRemote, {
    prepare({ api }) {
      api.answer(getVoices, buildVoices({ engines }));
      api.answer(speak, new Blob(['sound']));
    },
  });
  await userEvent.click(sample());
  await waitFor(() => expect(audio.played).toHaveLength(1));
  expect(host.api.sent(speak)).toMatchObject([{ body: { language: 'es' } }]);
  expect(speech.said).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Listen to the Russian voice' }));
  await waitFor(() => expect(speech.said).toMatchObject([{ voice: 'Milena' }]));
});

test('a chosen voice that the device no longer has gives way to the automatic choice', () => {
  localStorage.setItem('topwords.voice.es', 'gone');
  fakeSpeech(voices);
  showProfile(createRemote);
  expect(spanish().value).toBe('automatic');
});

test('all sounds can be made slow on this device', async () => {
  const speech = fakeSpeech(voices);
  showProfile(createRemote);
  const slow = screen.getByRole<HTMLInputElement>('switch', { name: 'Slow' });
  expect(slow.checked).toBe(false);
  await userEvent.click(slow);
  expect(slow.checked).toBe(true);
  await userEvent.click(
    within(document.body).getByRole('button', { name: 'Listen to the Spanish voice' }),
  );
  await waitFor(() => expect(speech.said).toMatchObject([{ rate: 0.7 }]));
});
