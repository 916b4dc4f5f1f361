import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sendReviews, setCardKnown, undoReview } from '@topwords/platform/contracts';
import {
  announcedInDialog,
  buildCardState,
  buildFailure,
  buildNewCards,
  buildPracticeCard,
  startPractice,
} from '@topwords/remote-kit/testing';
import createRemote from '../../remote.tsx';

function noNetwork() {
  return Object.assign(buildFailure(), { code: 'no_response' });
}

function shownWord(): string | null | undefined {
  return document.querySelector('dialog .headword')?.textContent;
}

function progress(): string {
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Progress' });
  return `${bar.value} of ${bar.max}`;
}

test('only the card, its progress, close and undo are shown', async () => {
  await startPractice(createRemote, buildNewCards(3));
  const dialog = screen.getByRole('dialog', { name: 'Spanish practice' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  expect(screen.getByText('0 of 3')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true');
});

test('each review is kept as soon as it is made, and the next card is asked', async () => {
  const { host, ratings } = await startPractice(createRemote, buildNewCards(2));
  await userEvent.keyboard('1{Enter}');
  expect(shownWord()).toBe('palabra2');
  expect(progress()).toBe('1 of 2');
  expect(localStorage.length).toBeGreaterThan(0);
  await waitFor(() => expect(ratings()).toEqual(['word-1 good']), { timeout: 3000 });
  const [review] = host.api.sent(sendReviews)[0]?.body.reviews ?? [];
  expect(review).toMatchObject({ exercise: 'recognise' });
  expect(review?.duration_ms).toBeGreaterThan(0);
  expect(review?.duration_ms).toBeLessThan(5000);
  expect(Math.abs(Date.parse(review?.reviewed_at ?? '') - Date.now())).toBeLessThan(5000);
});

test('a wrong answer comes again before the end, without its outdated dates', async () => {
  await startPractice(createRemote, buildNewCards(2));
  await userEvent.keyboard('2{Enter}');
  expect(shownWord()).toBe('palabra2');
  await userEvent.keyboard('1{Enter}');
  expect(shownWord()).toBe('palabra1');
  expect(progress()).toBe('1 of 2');
  await userEvent.keyboard('1');
  expect(screen.getByRole('button', { name: 'Good' })).not.toBeNull();
});

test('a right answer may be rated Again', async () => {
  const { ratings } = await startPractice(createRemote, buildNewCards(1));
  await userEvent.keyboard('1');
  await userEvent.click(screen.getByRole('button', { name: /^Again/ }));
  expect(shownWord()).toBe('palabra1');
  await waitFor(() => expect(ratings()).toEqual(['word-1 again']), { timeout: 3000 });
});

test('an accidental answer can be undone before it counts', async () => {
  const { ratings, unmount } = await startPractice(createRemote, buildNewCards(1));
  await userEvent.keyboard('2');
  expect(screen.getByText('Wrong')).not.toBeNull();
  await userEvent.keyboard('{Backspace}');
  expect(screen.queryByText('Wrong')).toBeNull();
  expect(announcedInDialog()).toBe('Undone: palabra1 will come up again');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What does it mean?' }));
  unmount();
  expect(ratings()).toEqual([]);
});

test('undo reverts one review exactly, across cards', async () => {
  const { host, ratings } = await startPractice(createRemote, buildNewCards(3));
  await userEvent.keyboard('1{Enter}');
  await userEvent.keyboard('2{Enter}');
  await waitFor(() => expect(ratings()).toHaveLength(2), { timeout: 3000 });
  expect(shownWord()).toBe('palabra3');
  await userEvent.keyboard('u');
  expect(shownWord()).toBe('palabra2');
  expect(progress()).toBe('1 of 3');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(shownWord()).toBe('palabra1');
  expect(progress()).toBe('0 of 3');
  const sent = host.api.sent(sendReviews).flatMap(({ body }) => body.reviews);
  await waitFor(() => expect(host.api.sent(undoReview)).toHaveLength(2), { timeout: 3000 });
  expect(host.api.sent(undoReview).map(({ body }) => body)).toEqual(
    sent.toReversed().map(({ id, card_id }) => ({ review_id: id, card_id })),
  );
});

test('a known word leaves permanently, and undo brings it back', async () => {
  const { host } = await startPractice(createRemote, buildNewCards(2));
  await userEvent.click(screen.getByRole('button', { name: 'I know this word' }));
  expect(shownWord()).toBe('palabra2');
  expect(announcedInDialog()).toBe('Removed “palabra1” from practice');
  await waitFor(
    () =>
      expect(host.api.sent(setCardKnown)).toEqual([
        { body: { card_id: 'word-1', is_known: true } },
      ]),
    { timeout: 3000 },
  );
  await userEvent.keyboard('u');
  expect(shownWord()).toBe('palabra1');
  await waitFor(() => expect(host.api.sent(setCardKnown)).toHaveLength(2), { timeout: 3000 });
  expect(host.api.sent(setCardKnown)[1]?.body.is_known).toBe(false);
});

test('the summary shows the results, and the last answer can still be undone', async () => {
  const { host, address } = await startPractice(
    createRemote,
    [buildPracticeCard(), ...buildNewCards(1)],
    {
      prepare: ({ api }) =>
        api.answer(sendReviews, ({ body }) => ({
          cards: body.reviews.map(({ card_id }) =>
            buildCardState({ card_id, due_at: new Date(Date.now() + 7_200_000).toISOString() }),
          ),
        })),
    },
  );
  await userEvent.keyboard('1{Enter}');
  await userEvent.keyboard('1{Enter}');
  await userEvent.keyboard('2{Enter}');
  const title = screen.getByRole('heading', { name: 'Well done' });
  expect(document.activeElement).toBe(title);
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(host.api.sent(sendReviews)).not.toEqual([]));
  await screen.findByText('in 2 hours');
  const figures = screen.getAllByRole('term').map((term) => {
    return `${term.textContent}: ${term.nextElementSibling?.textContent}`;
  });
  expect(figures).toEqual(['Right: 2', 'Wrong: 1', 'New: 1', 'Next card: in 2 hours']);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(shownWord()).toBe('casa');
  await userEvent.keyboard('2{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(address()).toBe('/words');
});

test('closing stores an answer that is not rated yet', async () => {
  const { ratings, address } = await startPractice(createRemote, buildNewCards(2));
  await userEvent.keyboard('2');
  await userEvent.click(screen.getByRole('button', { name: 'End practice' }));
  expect(address()).toBe('/words');
  await waitFor(() => expect(ratings()).toEqual(['word-1 again']));
});

test('leaving the page stores it too', async () => {
  const { ratings } = await startPractice(createRemote, buildNewCards(2));
  await userEvent.keyboard('1');
  act(() => {
    dispatchEvent(new Event('pagehide'));
  });
  expect(shownWord()).toBe('palabra2');
  await waitFor(() => expect(ratings()).toEqual(['word-1 good']), { timeout: 3000 });
});

test('Escape closes the session too', async () => {
  const { address } = await startPractice(createRemote, buildNewCards(1));
  const dialog = screen.getByRole('dialog');
  act(() => {
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  });
  expect(address()).toBe('/words');
});

test('practice continues offline, and says so', async () => {
  const { host, ratings } = await startPractice(createRemote, buildNewCards(3), {
    prepare: ({ api }) => api.refuse(sendReviews, noNetwork()),
  });
  await userEvent.keyboard('1{Enter}');
  expect(
    await screen.findByText('Offline: your answers are saved', {}, { timeout: 3000 }),
  ).not.toBeNull();
  await userEvent.keyboard('1{Enter}');
  expect(shownWord()).toBe('palabra3');
  host.api.answer(sendReviews, { cards: [] });
  act(() => {
    dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(ratings().slice(-2)).toEqual(['word-1 good', 'word-2 good']));
  await waitFor(() => expect(screen.queryByText('Offline: your answers are saved')).toBeNull());
});

test('a held key advances once', async () => {
  await startPractice(createRemote, buildNewCards(3));
  await userEvent.keyboard('1');
  await userEvent.keyboard('{Enter>5/}');
  expect(shownWord()).toBe('palabra2');
});
