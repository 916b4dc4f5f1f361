import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getRecording, getStatistics, listWords, speak } from '@topwords/platform/contracts';
import {
  buildFailure,
  buildStatistics,
  buildWords,
  createFakeHost,
  fakeAudio,
  heldObjectAddresses,
  renderRemote,
} from '@topwords/remote-kit/testing';
import createRemote from '../remote.tsx';

const sound = new Blob(['sound'], { type: 'audio/mpeg' });

async function showWords(words = buildWords(2)) {
  const audio = fakeAudio();
  const host = createFakeHost();
  host.api.answer(getStatistics, buildStatistics());
  host.api.answer(listWords, words);
  host.api.answer(speak, sound);
  const view = renderRemote(createRemote, host, '/words?lang=es');
  await screen.findByRole('link', { name: 'palabra1' });
  return { audio, host, ...view };
}

function button(word: string): HTMLButtonElement {
  return screen.getByRole('button', { name: new RegExp(`^Listen (slowly )?to ${word}$`) });
}

/** Visible to everyone, but without losing the focus as a button with `disabled` would. */
function isDisabled(word: string): boolean {
  return button(word).getAttribute('aria-disabled') === 'true';
}

// @spec ST27
test('a word is loaded, played and replayed without a new request', async () => {
  const { audio, host } = await showWords();
  const answer = Promise.withResolvers<Blob>();
  host.api.answer(speak, () => answer.promise);
  await userEvent.click(button('palabra1'));
  expect(isDisabled('palabra1')).toBe(true);
  expect(button('palabra1').getAttribute('aria-busy')).toBe('true');
  answer.resolve(sound);
  await waitFor(() => expect(button('palabra1').dataset['phase']).toBe('playing'));
  expect(isDisabled('palabra1')).toBe(true);
  expect(heldObjectAddresses()).toHaveLength(1);
  await userEvent.click(button('palabra1'));
  expect(audio.played).toHaveLength(1);
  expect(document.activeElement).toBe(button('palabra1'));

  act(() => audio.end());
  expect(isDisabled('palabra1')).toBe(false);
  expect(heldObjectAddresses()).toEqual([]);

  await userEvent.click(button('palabra1'));
  await waitFor(() => expect(audio.played).toHaveLength(2));
  expect(host.api.sent(speak)).toEqual([{ body: { text: 'palabra1', language: 'es' } }]);
});

test('playing another word stops the current one', async () => {
  const { audio } = await showWords();
  await userEvent.click(button('palabra1'));
  await waitFor(() => expect(button('palabra1').dataset['phase']).toBe('playing'));
  await userEvent.click(button('palabra2'));
  await waitFor(() => expect(button('palabra2').dataset['phase']).toBe('playing'));
  expect(isDisabled('palabra1')).toBe(false);
  expect(audio.played).toHaveLength(2);
  expect(heldObjectAddresses()).toHaveLength(1);
});

// @spec ER10 ER11
test.each([
  ['the server fails', () => Promise.reject(buildFailure('voice_unavailable'))],
  ['no audio comes', () => new Blob([])],
])('when %s the banner says so and the button is enabled again', async (_case, answer) => {
  const { host, audio } = await showWords();
  host.api.answer(speak, answer);
  await userEvent.click(button('palabra1'));
  await waitFor(() => expect(host.banners).toHaveLength(1));
  expect(host.banners).toEqual([
    { kind: 'error', message: 'Could not play audio. Please try again.' },
  ]);
  expect(isDisabled('palabra1')).toBe(false);
  expect(audio.played).toEqual([]);
});

test('a sound that the browser cannot play is a failure too', async () => {
  const { host, audio } = await showWords();
  audio.refuse();
  await userEvent.click(button('palabra1'));
  await waitFor(() => expect(host.banners).toHaveLength(1));
  expect(heldObjectAddresses()).toEqual([]);
});

test('leaving the remote stops the sound', async () => {
  const { unmount } = await showWords();
  await userEvent.click(button('palabra1'));
  await waitFor(() => expect(button('palabra1').dataset['phase']).toBe('playing'));
  unmount();
  expect(heldObjectAddresses()).toEqual([]);
});

describe('a word whose answer names its recording', () => {
  const recording = 'a'.repeat(32);
  const asked = { params: { recording: `${recording}.mp3` } };
  const showRecorded = () => showWords(buildWords(2, { recording }));

  test('is played from the recording, not synthesized', async () => {
    const { host } = await showRecorded();
    host.api.answer(getRecording, sound);
    await userEvent.click(button('palabra1'));
    await waitFor(() => expect(button('palabra1').dataset['phase']).toBe('playing'));
    expect(host.api.sent(getRecording)).toEqual([asked]);
    expect(host.api.sent(speak)).toEqual([]);
  });

  test('is synthesized when the voice has changed and the recording no longer exists', async () => {
    const { host } = await showRecorded();
    host.api.answer(getRecording, () => Promise.reject(buildFailure('recording_unknown')));
    await userEvent.click(button('palabra1'));
    await waitFor(() => expect(button('palabra1').dataset['phase']).toBe('playing'));
    expect(host.api.sent(getRecording)).toEqual([asked]);
    expect(host.api.sent(speak)).toEqual([{ body: { text: 'palabra1', language: 'es' } }]);
  });

  test('is not requested elsewhere when the voice is unavailable', async () => {
    const { host } = await showRecorded();
    host.api.answer(getRecording, () => Promise.reject(buildFailure('voice_unavailable')));
    await userEvent.click(button('palabra1'));
    await waitFor(() => expect(host.banners).toHaveLength(1));
    expect(host.api.sent(speak)).toEqual([]);
  });

  test('is not confused with its homograph', async () => {
    const [castle, lock] = buildWords(2).map((word, index) => ({
      ...word,
      text: 'замок',
      stress: ['за́мок', 'замо́к'][index],
      recording: String(index + 1).repeat(32),
    }));
    const audio = fakeAudio();
    const host = createFakeHost();
    host.api.answer(getStatistics, buildStatistics());
    host.api.answer(
      listWords,
      [castle, lock].flatMap((word) => word ?? []),
    );
    host.api.answer(getRecording, sound);
    renderRemote(createRemote, host, '/words?lang=es');
    const buttons = await screen.findAllByRole('button', { name: 'Listen to замок' });
    for (const [index, each] of buttons.entries()) {
      await userEvent.click(each);
      await waitFor(() => expect(audio.played).toHaveLength(index + 1));
      act(() => audio.end());
    }
    expect(host.api.sent(getRecording).map(({ params }) => params.recording)).toEqual([
      `${'1'.repeat(32)}.mp3`,
      `${'2'.repeat(32)}.mp3`,
    ]);
  });
});
