import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@topwords/platform/contracts';
import {
  announcedInDialog,
  buildExercise,
  buildFailure,
  buildNewCards,
  buildPracticeCard,
  startPractice,
} from '@topwords/remote-kit/testing';
import createRemote from '../../remote.tsx';

const house = buildPracticeCard();
const heard = buildPracticeCard({ exercise: buildExercise('listen') });

function choice(name: string): HTMLElement {
  return screen.getByRole('button', { name: new RegExp(`^${name}`) });
}

test('a word is recognized among four translations', async () => {
  const { ratings } = await startPractice(createRemote, [house]);
  const word = screen.getByText('casa');
  expect([word.getAttribute('lang'), word.getAttribute('dir')]).toEqual(['es', 'auto']);
  const answers = within(screen.getByRole('list', { name: 'Answers' }));
  const texts = answers.getAllByRole('button').map(({ textContent }) => textContent);
  expect(texts).toEqual(['1dog', '2house', '3street', '4bread']);
  expect(screen.getByText('house').getAttribute('lang')).toBe('en');
  expect(screen.queryByRole('button', { name: /^Good/ })).toBeNull();

  await userEvent.click(choice('house'));
  expect(screen.getByText('Right')).not.toBeNull();
  expect(choice('house').textContent).toContain('right answer');
  expect(announcedInDialog()).toBe('Right. casa: house');
  const good = screen.getByRole('button', { name: 'Good, in 3 days' });
  expect(screen.getByRole('button', { name: 'Again, in 10 min' })).not.toBeNull();
  expect(document.activeElement).toBe(good);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Well done' })).not.toBeNull();
  await waitFor(() => expect(ratings()).toEqual(['word-7 good']));
});

test('a Russian word is asked with its stress', async () => {
  const lock = buildPracticeCard({ text: 'замок', stress: 'замо́к', language_code: 'ru' });
  await startPractice(createRemote, [lock]);
  expect(screen.getByText('замо́к')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Listen to замок' })).not.toBeNull();
});

test('a wrong choice shows the right one and allows only Again', async () => {
  await startPractice(createRemote, [house]);
  await userEvent.click(choice('dog'));
  expect(screen.getByText('Wrong')).not.toBeNull();
  expect(choice('house').textContent).toContain('right answer');
  expect(choice('dog').textContent).toContain('your answer');
  expect(choice('street').textContent).toBe('3street');
  expect(screen.queryByRole('button', { name: /^Good/ })).toBeNull();
  const again = screen.getByRole('button', { name: 'Again, in 10 min' });
  expect(document.activeElement).toBe(again);
  await userEvent.click(choice('house'));
  expect(screen.queryByText('Right')).toBeNull();
});

test('the keys 1 to 4 choose, once', async () => {
  await startPractice(createRemote, [house]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What does it mean?' }));
  await userEvent.keyboard('5');
  expect(screen.queryByText('Wrong')).toBeNull();
  await userEvent.keyboard('2');
  expect(screen.getByText('Right')).not.toBeNull();
  await userEvent.keyboard('1');
  expect(screen.queryByText('Wrong')).toBeNull();
});

test('a learner who does not know can say so and see the answer', async () => {
  await startPractice(createRemote, [house]);
  await userEvent.click(screen.getByRole('button', { name: 'I don’t know' }));
  expect(screen.getByText('Wrong')).not.toBeNull();
  expect(choice('house').textContent).toContain('right answer');
});

test('a new word says that it is new', async () => {
  await startPractice(createRemote, buildNewCards(1));
  expect(screen.getByText('New word')).not.toBeNull();
});

test('a word is spoken when it shows, if the learner wants that', async () => {
  const { audio, unmount } = await startPractice(createRemote, [house]);
  await waitFor(() => expect(audio.played).toHaveLength(1));
  unmount();
  const { host } = await startPractice(createRemote, [house], { settings: { plays_audio: false } });
  expect(host.api.sent(speak)).toEqual([]);
});

test('a spoken word is chosen among four words and can be replayed', async () => {
  const { audio, host } = await startPractice(createRemote, [heard]);
  expect(screen.getByRole('heading', { name: 'Which word do you hear?' })).not.toBeNull();
  expect(screen.queryByText('house')).toBeNull();
  await waitFor(() => expect(audio.played).toHaveLength(1));
  expect(host.api.sent(speak)).toEqual([{ body: { text: 'casa', language: 'es' } }]);
  act(() => audio.end());
  await userEvent.click(screen.getByRole('button', { name: 'Listen' }));
  await waitFor(() => expect(audio.played).toHaveLength(2));
  const button = choice('casa');
  expect(within(button).getByText('casa').getAttribute('lang')).toBe('es');
  await userEvent.click(button);
  expect(screen.getByText('Right')).not.toBeNull();
  expect(screen.getByText('house')).not.toBeNull();
});

test('a word that cannot be played is asked by its meaning, without a banner', async () => {
  const { host } = await startPractice(createRemote, [heard], {
    prepare: ({ api }) => api.refuse(speak, buildFailure('voice_unavailable')),
  });
  expect(
    await screen.findByRole('heading', {
      name: 'Couldn’t play the sound. Which word means this?',
    }),
  ).not.toBeNull();
  expect(screen.getByText('house').getAttribute('lang')).toBe('en');
  expect(host.banners).toEqual([]);
});

test('a card without choices is turned over, and the learner rates it', async () => {
  const pair = buildPracticeCard({
    id: 'pair-01930000-0000-7000-8000-0000000000a1',
    word_id: null,
    pos: null,
    ipa: null,
    text: 'buen provecho',
    translation: 'enjoy your meal',
    exercise: buildExercise('recognise', { choices: [], answers: ['enjoy your meal'] }),
  });
  const { ratings } = await startPractice(createRemote, [pair]);
  expect(screen.getByRole('heading', { name: 'Do you remember what it means?' })).not.toBeNull();
  expect(screen.queryByText('enjoy your meal')).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('enjoy your meal')).not.toBeNull();
  expect(screen.queryByText('Right')).toBeNull();
  expect(announcedInDialog()).toBe('buen provecho: enjoy your meal');
  await userEvent.click(screen.getByRole('button', { name: /^Good/ }));
  await waitFor(() => expect(ratings()).toEqual([`${pair.id} good`]));
});
