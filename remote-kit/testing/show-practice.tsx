import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  sendReviews,
  type PracticeCard,
  type PracticeQueue,
  type PracticeSettings,
} from '@topwords/platform/contracts';
import type { CreateRemote } from '@topwords/platform/host';
import { buildCardState, buildPracticeQueue } from '../factories/practice-card-factories.ts';
import { buildPracticeSettings } from '../factories/practice-factories.ts';
import type { Answers } from '../fake-api/fake-api.ts';
import { fakeAudio } from './fake-audio.ts';
import { showRemote, type ShowOptions } from './show-remote.tsx';

interface Shown extends Pick<ShowOptions, 'at' | 'prepare'> {
  queue?: Partial<PracticeQueue>;
  settings?: Partial<PracticeSettings>;
  /** Answers of the API in place of the usual ones. */
  answers?: Answers;
}

/**
 * Opens Spanish practice, or another screen of a remote, before a session. Each time the learner is
 * new, so that data left by earlier tests does not apply.
 */
export function openPractice(
  createRemote: CreateRemote,
  cards: readonly PracticeCard[],
  { queue, settings, answers, at = '/practice?lang=es', prepare }: Shown = {},
) {
  const audio = fakeAudio();
  const sound = new Blob(['sound'], { type: 'audio/mpeg' });
  const shown = showRemote(
    createRemote,
    {
      getPracticeSettings: buildPracticeSettings(settings),
      getPracticeQueue: buildPracticeQueue(cards, queue),
      sendReviews: ({ body }) => ({
        cards: body.reviews.map(({ card_id }) => buildCardState({ card_id })),
      }),
      undoReview: ({ body }) => buildCardState({ card_id: body.card_id }),
      setCardKnown: ({ body }) => buildCardState({ card_id: body.card_id }),
      speak: sound,
      getRecording: sound,
      ...answers,
    },
    { session: { sub: crypto.randomUUID() }, at, ...(prepare && { prepare }) },
  );
  return { audio, ...shown };
}

/** Opens practice and starts a session with the cards. */
export async function startPractice(
  createRemote: CreateRemote,
  cards: readonly PracticeCard[],
  options: Shown = {},
) {
  const opened = openPractice(createRemote, cards, options);
  await userEvent.click(
    await screen.findByRole('button', { name: /^Start with/ }, { timeout: 5000 }),
  );
  return {
    ...opened,
    /** The ratings sent so far. */
    ratings: () =>
      opened.host.api
        .sent(sendReviews)
        .flatMap(({ body }) => body.reviews.map(({ card_id, rating }) => `${card_id} ${rating}`)),
  };
}

/** Returns the latest announcement while a dialog is open. */
export function announcedInDialog(): string {
  return [...document.querySelectorAll('dialog output')].map((node) => node.textContent).join('');
}
