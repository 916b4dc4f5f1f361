import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  buildDeviceVoice,
  buildExercise,
  buildPracticeCard,
  buildVoices,
  fakeSpeech,
  removeFakeSpeech,
  startPractice,
} from '@topwords/remote-kit/testing';
import createRemote from '../../remote.tsx';

const heard = buildPracticeCard({ exercise: buildExercise('listen') });

afterEach(removeFakeSpeech);

function listen(): HTMLElement {
  return screen.getByRole('button', { name: /^Listen( slowly)?$/ });
}

test('what plays automatically is no first press: only the second press is slow', async () => {
  const { audio } = await startPractice(createRemote, [heard]);
  await waitFor(() => expect(audio.played).toHaveLength(1));
  act(() => audio.end());
  expect(listen().textContent).toBe('Listen');
  const rates: unknown[] = [];
  for (const name of ['Listen', 'Listen slowly', 'Listen']) {
    expect(listen().textContent).toBe(name);
    await userEvent.click(listen());
    await waitFor(() => expect(listen().dataset['phase']).toBe('playing'));
    rates.push(audio.rate());
    act(() => audio.end());
  }
  expect(rates).toEqual([1, 0.7, 1]);
});

test('a press while the word plays, after another, is slow too', async () => {
  const { audio } = await startPractice(createRemote, [heard], {
    settings: { plays_audio: false },
  });
  await userEvent.click(listen());
  await waitFor(() => expect(audio.rate()).toBe(1));
  await userEvent.click(listen());
  await waitFor(() => expect(audio.played).toHaveLength(2));
  expect(audio.rate()).toBe(0.7);
});

test('the device speaks in practice too, but never a homograph', async () => {
  const speech = fakeSpeech([buildDeviceVoice('Paulina', 'es-MX')]);
  const homograph = buildPracticeCard({ ...heard, homograph: 'castle' });
  const answers = { getVoices: buildVoices() };
  const first = await startPractice(createRemote, [heard], { answers });
  await waitFor(() => expect(speech.said).toMatchObject([{ text: 'casa', voice: 'Paulina' }]));
  expect(first.audio.played).toEqual([]);
  first.unmount();
  const { audio } = await startPractice(createRemote, [homograph], { answers });
  await waitFor(() => expect(audio.played).toHaveLength(1));
  expect(speech.said).toHaveLength(1);
});
