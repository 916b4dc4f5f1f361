import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  estimatePlacement,
  getPlacement,
  getPracticeForecast,
  getStatistics,
  knowTopWords,
  listWords,
} from '@topwords/platform/contracts';
import {
  buildFailure,
  buildPlacementQuestions,
  buildPracticeForecast,
  buildStatistics,
  createFakeHost,
  renderRemote,
} from '@topwords/remote-kit/testing';
import createRemote from '../../remote.tsx';

const address = '/practice/placement?lang=es';

function buildHost({ count = 24, known = 340 } = {}) {
  const host = createFakeHost();
  host.api.answer(getPlacement, { questions: buildPlacementQuestions(count) });
  host.api.answer(estimatePlacement, { known_words: known });
  host.api.answer(getStatistics, buildStatistics());
  host.api.answer(getPracticeForecast, buildPracticeForecast());
  return host;
}

/** Completes a quiz of one word, which shows the result. */
async function showResult(known = 340) {
  const host = buildHost({ count: 1, known });
  const view = renderRemote(createRemote, host, address);
  await userEvent.click(await screen.findByRole('button', { name: 'word1' }));
  await screen.findByRole('heading', { level: 1, name: /most common words|fresh start/ });
  return { host, ...view };
}

test('a question is a word, four translations and “I don’t know this word”', async () => {
  const host = buildHost();
  renderRemote(createRemote, host, address);
  const word = await screen.findByRole('heading', { level: 2, name: 'palabra1' });
  expect(word.getAttribute('lang')).toBe('es');
  const choices = within(screen.getByRole('list', { name: 'palabra1' })).getAllByRole('button');
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    '1word1',
    '2other1',
    '3else1',
    '4more1',
    '5I don’t know this word',
  ]);
  expect(screen.getByText('Question 1 of 24')).not.toBeNull();
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('0');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'How many Spanish words do you know?',
  );
  expect(host.api.sent(getPlacement)).toEqual([{ query: { language: 'es' } }]);
});

test('keys answer, the next word takes the focus, and all answers are sent once', async () => {
  const host = buildHost({ count: 3 });
  renderRemote(createRemote, host, address);
  await screen.findByRole('heading', { name: 'palabra1' });
  await userEvent.keyboard('1');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'palabra2' }));
  await userEvent.keyboard('69{Control>}1{/Control}');
  expect(screen.getByRole('heading', { name: 'palabra2' })).not.toBeNull();
  await userEvent.keyboard('45');
  expect(
    await screen.findByRole('heading', { name: 'You know about 340 of the most common words' }),
  ).not.toBeNull();
  expect(host.api.sent(estimatePlacement)).toEqual([
    {
      body: {
        language: 'es',
        answers: [
          { word_id: 1, is_right: true },
          { word_id: 2, is_right: false },
          { word_id: 3, is_right: false },
        ],
      },
    },
  ]);
});

test('no answer is called wrong', async () => {
  renderRemote(createRemote, buildHost(), address);
  await userEvent.click(await screen.findByRole('button', { name: 'else1' }));
  await screen.findByRole('heading', { name: 'palabra2' });
  expect(document.body.textContent).not.toMatch(/wrong|incorrect|mistake/i);
});

test('a double click answers one question', async () => {
  renderRemote(createRemote, buildHost(), address);
  await userEvent.dblClick(await screen.findByRole('button', { name: 'word1' }));
  expect(screen.getByText('Question 2 of 24')).not.toBeNull();
});

test('after four unknown words in a row the rest can be skipped', async () => {
  const host = buildHost({ known: 0 });
  renderRemote(createRemote, host, address);
  await screen.findByRole('heading', { name: 'palabra1' });
  await userEvent.keyboard('5551555');
  expect(screen.queryByRole('button', { name: 'I don’t know the rest either' })).toBeNull();
  await userEvent.keyboard('5');
  await userEvent.click(screen.getByRole('button', { name: 'I don’t know the rest either' }));
  await screen.findByRole('heading', { name: 'A fresh start' });
  const [sent] = host.api.sent(estimatePlacement);
  expect(sent?.body.answers).toHaveLength(24);
  expect(sent?.body.answers.filter(({ is_right }) => is_right)).toEqual([]);
});

test('the estimate can be corrected and marked, and the number of marked words is shown', async () => {
  const { host, address } = await showResult();
  const changed = jest.fn();
  host.bus.subscribe('practice.changed', changed);
  host.api.answer(knowTopWords, { marked_words: 318 });
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await userEvent.click(screen.getByRole('button', { name: 'More words' }));
  expect(screen.getByRole<HTMLInputElement>('slider').value).toBe('350');
  await userEvent.clear(screen.getByRole('spinbutton'));
  await userEvent.type(screen.getByRole('spinbutton'), '320');
  await userEvent.click(screen.getByRole('button', { name: 'Mark the top 320 as known' }));
  const title = await screen.findByRole('heading', { name: '318 words marked as known' });
  expect(document.activeElement).toBe(title);
  expect(host.api.sent(knowTopWords)).toEqual([{ body: { language: 'es', count: 320 } }]);
  expect(changed).toHaveBeenCalledWith({ language_code: 'es' });
  const way = screen.getByRole('link', { name: 'Start practice' });
  expect(way.getAttribute('href')).toBe('/practice?lang=es');
  await userEvent.click(screen.getByRole('link', { name: 'See learned words' }));
  expect(address()).toBe('/learned?lang=es');
});

test('a failure to mark words is reported and can be retried', async () => {
  const { host } = await showResult();
  host.api.refuse(knowTopWords, buildFailure('internal', { detail: 'The database is away.' }));
  await userEvent.click(screen.getByRole('button', { name: 'Mark the top 340 as known' }));
  await waitFor(() => expect(host.banners).toHaveLength(1));
  expect(host.banners[0]).toEqual({
    kind: 'error',
    message: 'Couldn’t mark the words. The database is away.',
  });
  host.api.answer(knowTopWords, { marked_words: 0 });
  await userEvent.click(screen.getByRole('button', { name: 'Mark the top 340 as known' }));
  expect(await screen.findByRole('heading', { name: 'Those words were already marked' })).not.toBe(
    null,
  );
});

test('a learner who knows nothing yet has nothing to mark, unless they correct the estimate', async () => {
  await showResult(0);
  expect(screen.queryByRole('button', { name: /^Mark the top/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Start practice' }).getAttribute('href')).toBe(
    '/practice?lang=es',
  );
  await userEvent.click(screen.getByRole('button', { name: 'More words' }));
  expect(screen.getByRole('link', { name: 'Not now' }).getAttribute('href')).toBe(
    '/practice?lang=es',
  );
  expect(screen.getByRole('button', { name: 'Mark the top 10 as known' })).not.toBeNull();
});

test('answers that failed to be sent are kept and can be sent again', async () => {
  const host = buildHost({ count: 1 });
  host.api.refuse(estimatePlacement, buildFailure());
  renderRemote(createRemote, host, address);
  await userEvent.click(await screen.findByRole('button', { name: 'word1' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Couldn’t process your answers');
  host.api.answer(estimatePlacement, { known_words: 5 });
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: /^You know about 5 / })).not.toBeNull();
  const [first, second] = host.api.sent(estimatePlacement);
  expect(second).toEqual(first);
});

test('a quiz that failed to load can be retried', async () => {
  const host = buildHost();
  host.api.refuse(getPlacement, buildFailure());
  renderRemote(createRemote, host, address);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Couldn’t load the quiz');
  host.api.answer(getPlacement, { questions: buildPlacementQuestions(2) });
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'palabra1' })).not.toBeNull();
});

test('a language without enough words leads to its practice', async () => {
  renderRemote(createRemote, buildHost({ count: 0 }), address);
  await screen.findByRole('heading', { name: 'No quiz for this language yet' });
  expect(screen.getByRole('link', { name: 'Start practice' }).getAttribute('href')).toBe(
    '/practice?lang=es',
  );
});

test('the quiz can be closed', async () => {
  const host = buildHost();
  host.api.answer(listWords, []);
  const { address: here, navigate } = renderRemote(createRemote, host, '/learned?lang=es');
  await act(() => navigate(address));
  await screen.findByRole('heading', { name: 'palabra1' });
  await userEvent.click(screen.getByRole('button', { name: 'Close the quiz' }));
  await waitFor(() => expect(here()).toBe('/learned?lang=es'));
});

test('without a language, the learner is asked to choose one', async () => {
  renderRemote(createRemote, buildHost(), '/practice/placement');
  await userEvent.click(await screen.findByRole('button', { name: /^Russian/ }));
  expect(await screen.findByRole('heading', { name: 'palabra1' })).not.toBeNull();
});
