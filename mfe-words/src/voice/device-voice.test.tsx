import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getRecording,
  getStatistics,
  getVoices,
  listWords,
  speak,
} from '@topwords/platform/contracts';
import {
  buildDeviceVoice,
  buildFailure,
  buildStatistics,
  buildVoices,
  buildWords,
  createFakeHost,
  fakeAudio,
  fakeSpeech,
  removeFakeSpeech,
  renderRemote,
  type FakeHost,
} from '@topwords/remote-kit/testing';
import createRemote from '../remote.tsx';

const sound = new Blob(['sound'], { type: 'audio/mpeg' });
const monica = buildDeviceVoice('Mónica', 'es-ES');
const paulina = buildDeviceVoice('Paulina', 'es-MX');

afterEach(() => {
  jest.useRealTimers();
  removeFakeSpeech();
  localStorage.clear();
});

async function showWords(words = buildWords(2), voices = [monica, paulina]) {
  const speech = fakeSpeech(voices);
  const audio = fakeAudio();
  const host = createFakeHost();
  host.api.answer(getStatistics, buildStatistics());
  host.api.answer(listWords, words);
  host.api.answer(speak, sound);
  host.api.answer(getRecording, sound);
  host.api.answer(getVoices, buildVoices());
  renderRemote(createRemote, host, '/words?lang=es');
  await screen.findByRole('link', { name: 'palabra1' });
  return { speech, audio, host };
}

function button(word: string): HTMLElement {
  return screen.getByRole('button', { name: `Listen to ${word}` });
}

function phase(word: string): string | undefined {
  return button(word).dataset['phase'];
}

/** How many sounds were requested from the server. */
function fetched({ api }: FakeHost): number {
  return api.sent(speak).length + api.sent(getRecording).length;
}

test('where only the embedded engine would answer, the device speaks, in the learner’s variety', async () => {
  const { speech, audio, host } = await showWords();
  await userEvent.click(button('palabra1'));
  await waitFor(() => expect(phase('palabra1')).toBe('playing'));
  expect(speech.said).toEqual([{ text: 'palabra1', voice: 'Paulina', rate: 1 }]);
  act(() => speech.end());
  await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull());
  await userEvent.click(button('palabra2'));
  await waitFor(() => expect(speech.said).toHaveLength(2));
  expect(host.api.sent(getVoices)).toHaveLength(1);
  expect(fetched(host)).toBe(0);
  expect(audio.played).toEqual([]);
});

test.each([
  ['an outside engine', 'outside'],
  ['an installed voice', 'installed'],
] as const)('%s of the server is preferred to the device', async (_name, engine) => {
  const { speech, audio, host } = await showWords();
  const engines = [{ engine, languages: ['es' as const] }];
  host.api.answer(getVoices, buildVoices({ engines }));
  await userEvent.click(button('palabra1'));
  await waitFor(() => expect(audio.played).toHaveLength(1));
  expect(speech.said).toEqual([]);
});

test('what a person has recorded is preferred to the device, unless the learner chose a voice', async () => {
  const recording = `human-${'a'.repeat(32)}`;
  const { speech, audio, host } = await showWords(buildWords(2, { recording }));
  await userEvent.click(button('palabra1'));
  await waitFor(() => expect(audio.played).toHaveLength(1));
  expect(host.api.sent(getRecording)).toMatchObject([
    { params: { recording: `${recording}.mp3` } },
  ]);
  expect(speech.said).toEqual([]);
  localStorage.setItem('topwords.voice.es', 'Mónica');
  await userEvent.click(button('palabra2'));
  await waitFor(() => expect(speech.said).toMatchObject([{ voice: 'Mónica' }]));
});

test('without the server the device speaks', async () => {
  const { speech, host } = await showWords();
  host.api.refuse(getVoices, buildFailure('internal'));
  await userEvent.click(button('palabra1'));
  await waitFor(() => expect(speech.said).toHaveLength(1));
});

test('the voice that the learner chose speaks, even if the server has a better engine', async () => {
  localStorage.setItem('topwords.voice.es', 'Mónica');
  const { speech, host } = await showWords();
  await userEvent.click(button('palabra1'));
  await waitFor(() => expect(speech.said).toMatchObject([{ voice: 'Mónica' }]));
  expect(host.api.sent(getVoices)).toEqual([]);
});

test('TopWords’ voice speaks if the learner chose it, and if the device has none', async () => {
  localStorage.setItem('topwords.voice.es', 'topwords');
  const { speech, audio, host } = await showWords();
  await userEvent.click(button('palabra1'));
  await waitFor(() => expect(audio.played).toHaveLength(1));
  localStorage.clear();
  speech.load([buildDeviceVoice('Milena', 'ru-RU')]);
  await userEvent.click(button('palabra2'));
  await waitFor(() => expect(audio.played).toHaveLength(2));
  expect(speech.said).toEqual([]);
  expect(host.api.sent(getVoices)).toEqual([]);
});

test('a homograph is always played from its recording', async () => {
  const recording = 'a'.repeat(32);
  localStorage.setItem('topwords.voice.es', 'Mónica');
  const { speech, audio, host } = await showWords(
    buildWords(2, { homograph: 'castle', recording }),
  );
  await userEvent.click(button('palabra1'));
  await waitFor(() => expect(audio.played).toHaveLength(1));
  expect(speech.said).toEqual([]);
  expect(host.api.sent(getRecording)).toHaveLength(1);
});

test('when the device’s voice fails, TopWords’ voice answers', async () => {
  const { speech, audio, host } = await showWords();
  speech.refuse('error');
  await userEvent.click(button('palabra1'));
  await waitFor(() => expect(audio.played).toHaveLength(1));
  expect(speech.said).toHaveLength(1);
  expect(host.banners).toEqual([]);
});

test('when the device’s voice says nothing for five seconds, TopWords’ voice answers', async () => {
  const { speech, audio } = await showWords();
  speech.refuse('silence');
  jest.useFakeTimers();
  act(() => button('palabra1').click());
  await act(() => jest.advanceTimersByTimeAsync(4900));
  expect(speech.said).toHaveLength(1);
  expect(phase('palabra1')).toBe('loading');
  expect(audio.played).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(audio.played).toHaveLength(1);
  expect(phase('palabra1')).toBe('playing');
});

test('another sound silences the device', async () => {
  const { speech } = await showWords();
  await userEvent.click(button('palabra1'));
  await waitFor(() => expect(phase('palabra1')).toBe('playing'));
  await userEvent.click(button('palabra2'));
  await waitFor(() => expect(phase('palabra2')).toBe('playing'));
  expect(phase('palabra1')).toBe('idle');
  expect(speech.said.map(({ text }) => text)).toEqual(['palabra1', 'palabra2']);
});
