import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sendReviews, type PracticeCard } from '@topwords/platform/contracts';
import {
  buildExercise,
  buildPracticeCard,
  clozeOfHouse,
  startPractice,
} from '@topwords/remote-kit/testing';
import createRemote from '../../remote.tsx';

/** Opens a session with one card, answers it, and returns what its review says was answered. */
async function sentAnswer(card: PracticeCard, answer: () => Promise<unknown>) {
  const { host } = await startPractice(createRemote, [card]);
  await answer();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(host.api.sent(sendReviews)).toHaveLength(1), { timeout: 3000 });
  const [review] = host.api.sent(sendReviews)[0]?.body.reviews ?? [];
  return review?.answer;
}

const cloze = buildExercise('cloze', { answers: ['casa'], cloze: clozeOfHouse });

test('a review carries the choice', async () => {
  const answer = await sentAnswer(buildPracticeCard(), () =>
    userEvent.click(screen.getByRole('button', { name: /^dog/ })),
  );
  expect(answer).toEqual({ given: 'dog' });
});

test('a review of a gap carries what was typed and the form that was asked', async () => {
  const answer = await sentAnswer(buildPracticeCard({ exercise: cloze }), () =>
    userEvent.keyboard('casas{Enter}'),
  );
  expect(answer).toEqual({ given: 'casas', form: clozeOfHouse.answer });
});

test('a review of someone who does not know carries no answer', async () => {
  const answer = await sentAnswer(buildPracticeCard({ exercise: cloze }), () =>
    userEvent.click(screen.getByRole('button', { name: 'I don’t know' })),
  );
  expect(answer).toBeUndefined();
});

test('of a long answer the beginning is sent', async () => {
  const answer = await sentAnswer(buildPracticeCard({ exercise: cloze }), async () => {
    await userEvent.paste('x'.repeat(400));
    await userEvent.keyboard('{Enter}');
  });
  expect(answer?.given).toHaveLength(200);
});
