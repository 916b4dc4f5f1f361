import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getPracticeQueue,
  getPracticeSettings,
  sendReviews,
  setCardKnown,
  speak,
  undoReview,
  type PracticeCard,
  type PracticeQueue,
  type PracticeSettings,
} from '@topwords/platform/contracts';
import type { CreateRemote } from '@topwords/platform/host';
import { fakeAudio } from './fake-audio.ts';
import { createFakeHost, type FakeHost } from '../fake-host/fake-host.ts';
import { buildCardState, buildPracticeQueue } from '../factories/practice-card-factories.ts';
import { buildPracticeSettings } from '../factories/practice-factories.ts';
import { renderRemote } from './render-remote.tsx';

interface Shown {
  queue?: Partial<PracticeQueue>;
  settings?: Partial<PracticeSettings>;
  at?: string;
  /** Changes the host before anything is shown. */
  prepare?: (host: FakeHost) => void;
}

/**
 * Creates a host with a new learner for each test, so that data left by earlier tests does not
 * apply.
 */
function buildPracticeHost(
  cards: readonly PracticeCard[],
  { queue = {}, settings = {}, prepare }: Omit<Shown, 'at'> = {},
): FakeHost {
  const host = createFakeHost({ session: { sub: crypto.randomUUID() } });
  host.api.answer(getPracticeSettings, buildPracticeSettings(settings));
  host.api.answer(getPracticeQueue, buildPracticeQueue(cards, queue));
  host.api.answer(sendReviews, ({ body }) => ({
    cards: body.reviews.map(({ card_id }) => buildCardState({ card_id })),
  }));
  host.api.answer(undoReview, ({ body }) => buildCardState({ card_id: body.card_id }));
  host.api.answer(setCardKnown, ({ body }) => buildCardState({ card_id: body.card_id }));
  host.api.answer(speak, new Blob(['sound'], { type: 'audio/mpeg' }));
  prepare?.(host);
  return host;
}

/** Opens Spanish practice, or another screen of a remote, before a session. */
export function openPractice(
  createRemote: CreateRemote,
  cards: readonly PracticeCard[],
  { at, ...options }: Shown = {},
) {
  const host = buildPracticeHost(cards, options);
  const audio = fakeAudio();
  const view = renderRemote(createRemote, host, at ?? '/practice?lang=es');
  return { host, audio, ...view };
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
