import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sendReviews } from '@topwords/platform/contracts';
import {
  buildExercise,
  buildPracticeCard,
  heldObjectAddresses,
  startPractice,
} from '@topwords/remote-kit/testing';
import createRemote from '../../remote.tsx';
import { fakeMicrophone, removeMicrophone } from '../testing/fake-microphone.ts';

const card = buildPracticeCard({ exercise: buildExercise('say') });

afterEach(() => {
  removeMicrophone();
  localStorage.clear();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a recording is heard beside the model voice, and the learner rates it', async () => {
  const microphone = fakeMicrophone();
  const { host, audio } = await startPractice(createRemote, [card], {
    settings: { plays_audio: false },
  });
  expect(screen.getByRole('heading', { name: 'Say it in Spanish' })).not.toBeNull();
  expect(screen.getByText(/It is neither uploaded nor saved\.$/)).not.toBeNull();
  expect(microphone.requests).toEqual([]);
  await press('Record');
  expect(microphone.isOn()).toBe(true);
  await press('Stop');
  await screen.findByText('casa');
  expect(microphone.isOn()).toBe(false);
  expect(screen.queryByText('Right')).toBeNull();
  await press('Your recording');
  const [own = ''] = audio.played;
  expect(heldObjectAddresses()).toContain(own);
  await press('Model voice');
  await waitFor(() => expect(audio.played).toHaveLength(2));
  await press('Again, in 10 min');
  const sent = () => host.api.sent(sendReviews).flatMap(({ body }) => body.reviews);
  await waitFor(() => expect(sent()).toMatchObject([{ exercise: 'say', rating: 'again' }]), {
    timeout: 3000,
  });
  expect(heldObjectAddresses()).not.toContain(own);
});

test.each([
  ['NotAllowedError', /^The microphone wasn’t allowed/],
  ['NotFoundError', 'No working microphone was found.'],
])('after %s the word is typed', async (refusal, reason) => {
  fakeMicrophone({ refusal });
  await startPractice(createRemote, [card]);
  await press('Record');
  expect(await screen.findByText(reason, { selector: 'p' })).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your answer' }));
});

test('an empty recording can be made again', async () => {
  fakeMicrophone({ sound: '' });
  await startPractice(createRemote, [card]);
  await press('Record');
  await press('Stop');
  expect(await screen.findByText('Nothing was heard.', { selector: 'p' })).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Record' })).not.toBeNull();
});

test('the microphone is off when the session is closed', async () => {
  const microphone = fakeMicrophone();
  await startPractice(createRemote, [card]);
  await press('Record');
  await press('End practice');
  await waitFor(() => expect(microphone.isOn()).toBe(false));
});
