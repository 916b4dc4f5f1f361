import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PracticeCard } from '@topwords/platform/contracts';
import {
  buildExercise,
  buildFailure,
  buildPracticeCard,
  clozeOfHouse,
  startPractice,
} from '@topwords/remote-kit/testing';
import createRemote from '../../remote.tsx';

const card: PracticeCard = {
  ...buildPracticeCard({ exercise: buildExercise('build') }),
  example: { ...clozeOfHouse, recording: '0'.repeat(32) },
  confusables: [{ text: 'hogar', difference: '*hogar* is a home' }],
};

async function tap(...words: string[]): Promise<void> {
  for (const word of words) {
    const rest = screen.getByRole('group', { name: 'Words' });
    const tile = [...rest.querySelectorAll('button')].find(
      ({ textContent }) => textContent === word,
    );
    if (!tile) throw new Error(`There is no ${word}`);
    await userEvent.click(tile);
  }
}

function built(): string {
  const tiles = screen.getByRole('group', { name: 'Your sentence' }).querySelectorAll('button');
  return [...tiles].map(({ textContent }) => textContent).join(' ');
}

const check = () => userEvent.click(screen.getByRole('button', { name: 'Check' }));

test('the sentence that is heard is put together by tapping its words', async () => {
  const { audio, ratings } = await startPractice(createRemote, [card]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Listen and put the sentence together',
  );
  await waitFor(() => expect(audio.played).toHaveLength(1));
  await tap('Vivo', 'casa');
  await check();
  expect(screen.queryByText('Right')).toBeNull();
  const [taken] = screen.getAllByRole('button', { name: 'casa' });
  if (taken) await userEvent.click(taken);
  expect(built()).toBe('Vivo');
  await tap('en', 'una', 'casa', 'grande');
  await check();
  expect(screen.getByText('Right')).not.toBeNull();
  expect(screen.getByText('I live in a big house.')).not.toBeNull();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(ratings()).toEqual(['word-7 good']));
});

test('another order is wrong, and is shown beside the sentence', async () => {
  await startPractice(createRemote, [card]);
  await tap('Vivo', 'una', 'en', 'casa', 'grande');
  await check();
  expect(screen.getByText('Wrong')).not.toBeNull();
  expect(screen.getByText('Vivo una en casa grande')).not.toBeNull();
});

test('a sentence that cannot be heard has a gap to fill', async () => {
  await startPractice(createRemote, [card], {
    answers: {
      getRecording: () => {
        throw buildFailure();
      },
    },
  });
  expect(await screen.findByRole('textbox', { name: 'The missing form' })).not.toBeNull();
  await userEvent.keyboard('casa{Enter}');
  expect(screen.getByText('Right')).not.toBeNull();
});

test('a wrong answer shows how the two words differ', async () => {
  const recall = { ...card, exercise: buildExercise('recall') };
  await startPractice(createRemote, [recall]);
  expect(screen.getByText('as in “I live in a big house.”')).not.toBeNull();
  await userEvent.keyboard('Hogar{Enter}');
  expect(screen.getByRole('heading', { name: 'Not the same' })).not.toBeNull();
  expect(screen.getByText(/is a home/)).not.toBeNull();
});

test('a leech shows its look-alikes after any wrong answer', async () => {
  const leech = { ...card, is_leech: true, exercise: buildExercise('recall') };
  await startPractice(createRemote, [leech]);
  await userEvent.click(screen.getByRole('button', { name: 'I don’t know' }));
  expect(screen.getByText(/is a home/)).not.toBeNull();
});
