import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getStatistics, getVoices, listWords, speak } from '@topwords/platform/contracts';
import {
  buildDeviceVoice,
  buildStatistics,
  buildVoices,
  buildWords,
  createFakeHost,
  fakeAudio,
  fakeSpeech,
  removeFakeSpeech,
  renderRemote,
} from '@topwords/remote-kit/testing';
import createRemote from '../remote.tsx';

afterEach(() => {
  jest.useRealTimers();
  removeFakeSpeech();
  localStorage.clear();
});

async function showWords() {
  const audio = fakeAudio();
  const host = createFakeHost();
  host.api.answer(getStatistics, buildStatistics());
  host.api.answer(listWords, buildWords(2));
  host.api.answer(speak, new Blob(['sound'], { type: 'audio/mpeg' }));
  host.api.answer(getVoices, buildVoices());
  renderRemote(createRemote, host, '/words?lang=es');
  await screen.findByRole('link', { name: 'palabra1' });
  return { audio, host };
}

function button(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

// @spec ST27
test('a second press plays slowly with the same pitch, and the third normally again', async () => {
  const { audio } = await showWords();
  const listen = button('Listen to palabra1');
  const rates: unknown[] = [];
  for (const name of ['Listen to palabra1', 'Listen slowly to palabra1', 'Listen to palabra1']) {
    expect(listen.getAttribute('aria-label')).toBe(name);
    expect(listen.title).toBe(name);
    await userEvent.click(listen);
    await waitFor(() => expect(listen.dataset['phase']).toBe('playing'));
    rates.push(audio.rate());
    act(() => audio.end());
  }
  expect(rates).toEqual([1, 0.7, 1]);
  expect(audio.played).toHaveLength(3);
});

test('after a few seconds, or another sound, a press is not a repeat', async () => {
  const { audio } = await showWords();
  jest.useFakeTimers();
  const press = async (name: string) => {
    act(() => button(name).click());
    await act(() => jest.advanceTimersByTimeAsync(50));
    const rate = audio.rate();
    act(() => audio.end());
    return rate;
  };
  expect(await press('Listen to palabra1')).toBe(1);
  expect(button('Listen slowly to palabra1')).not.toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(5100));
  expect(await press('Listen to palabra1')).toBe(1);
  expect(await press('Listen to palabra2')).toBe(1);
  expect(await press('Listen to palabra1')).toBe(1);
});

test('the device’s voice is slow at a repeat too', async () => {
  const speech = fakeSpeech([buildDeviceVoice('Paulina', 'es-MX')]);
  await showWords();
  await userEvent.click(button('Listen to palabra1'));
  await waitFor(() => expect(speech.said).toHaveLength(1));
  act(() => speech.end());
  await userEvent.click(await screen.findByRole('button', { name: 'Listen slowly to palabra1' }));
  await waitFor(() => expect(speech.said.map(({ rate }) => rate)).toEqual([1, 0.7]));
});

test('all sounds are slow on a device where the learner wants that, and no button says so', async () => {
  localStorage.setItem('topwords.voice-slow', 'true');
  const { audio } = await showWords();
  for (let press = 0; press < 2; press += 1) {
    await userEvent.click(button('Listen to palabra1'));
    await waitFor(() => expect(audio.played).toHaveLength(press + 1));
    expect(audio.rate()).toBe(0.7);
    act(() => audio.end());
  }
});
