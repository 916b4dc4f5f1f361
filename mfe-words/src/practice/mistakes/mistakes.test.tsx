import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answerMistake,
  getMistakeQuestions,
  sendReviews,
  type MistakeQuestion,
} from '@topwords/platform/contracts';
import {
  announcedInDialog,
  buildFailure,
  buildMistakeQuestion,
  openPractice,
} from '@topwords/remote-kit/testing';
import createRemote from '../../remote.tsx';

// Loaded before the first test, which would wait too long for it.
beforeAll(() => import('./mistakes-screen.tsx'));

function openMistakes(
  questions: readonly MistakeQuestion[],
  prepare?: Parameters<typeof openPractice>[2],
) {
  return openPractice(createRemote, [], {
    at: '/practice/mistakes?lang=es',
    answers: {
      getMistakeQuestions: { questions: [...questions] },
      getPracticeMistakes: { mistakes: [] },
      answerMistake: ({ body }) => ({ is_settled: body.is_right }),
    },
    ...prepare,
  });
}

const pair = buildMistakeQuestion();
const spelling = buildMistakeQuestion({
  mistake_id: '01930000-0000-7000-8000-0000000000b2',
  kind: 'spelling',
  hint_kind: 'gloss',
  word: 'ventana',
  before: '',
  after: '',
  hint: 'window',
  options: [],
  answer: 'ventana',
  sides: [{ text: 'ventana', note: 'window' }],
  explanation: null,
});
const form = buildMistakeQuestion({
  mistake_id: '01930000-0000-7000-8000-0000000000b3',
  kind: 'wrong_form',
  hint_kind: 'form',
  word: 'hablar',
  before: '',
  after: '',
  hint: 'Imperfect: yo',
  options: ['habló', 'hablaba'],
  answer: 'hablaba',
});

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const next = () => screen.getByRole('button', { name: 'Continue' });

test('a right answer shows the sentence and the difference, and is sent once', async () => {
  const { host } = openMistakes([pair]);
  await screen.findByRole('dialog', { name: 'Your mistakes' });
  expect(heading()).toBe('Which one fits?');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(screen.queryByText('ser')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'es' }));
  expect(screen.getByText('Right')).not.toBeNull();
  expect(document.querySelector('mark')?.textContent).toBe('es');
  expect(screen.getByText('be (state, place)')).not.toBeNull();
  expect(screen.getByText('Ser').getAttribute('lang')).toBe('es');
  expect(announcedInDialog()).toBe('Right. es: My brother is an engineer.');
  expect(document.activeElement).toBe(next());
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Right the first time: 1 of 1.')).not.toBeNull();
  await waitFor(() => expect(host.api.sent(answerMistake)).toHaveLength(1));
  expect(host.api.sent(answerMistake)).toMatchObject([
    { body: { mistake_id: pair.mistake_id, is_right: true } },
  ]);
  expect(host.api.sent(sendReviews)).toEqual([]);
});

test('a wrong answer comes once more, and the end says what is left', async () => {
  const { host } = openMistakes([pair, form]);
  await screen.findByRole('dialog');
  expect(screen.getByText('0 of 2')).not.toBeNull();
  await userEvent.keyboard('1');
  expect(screen.getByText('Wrong')).not.toBeNull();
  await userEvent.click(next());
  expect(heading()).toBe('Which form of “hablar” is this?');
  expect(screen.getByText('Imperfect: yo')).not.toBeNull();
  await userEvent.keyboard('2');
  await userEvent.click(next());
  expect(heading()).toBe('Which one fits?');
  expect(screen.getByText('1 of 2')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'I don’t know' }));
  await userEvent.click(next());
  expect(await screen.findByText('Right the first time: 1 of 2.')).not.toBeNull();
  expect(screen.getByText('ser ≠ estar')).not.toBeNull();
  await waitFor(() => expect(host.api.sent(answerMistake)).toHaveLength(3));
  expect(host.api.sent(answerMistake).map(({ body }) => body.is_right)).toEqual([
    false,
    true,
    false,
  ]);
});

test.each([
  ['ventana', 'Right'],
  ['Ventana ', 'Right'],
  ['bentana', 'Wrong'],
])('what is misspelled is typed, and must be right: %s', async (typed, verdict) => {
  openMistakes([spelling]);
  const field = await screen.findByRole('textbox', { name: 'Your answer' });
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, `${typed}{Enter}`);
  expect(screen.getByText(verdict)).not.toBeNull();
  expect(document.querySelector('mark')?.textContent).toBe('ventana');
});

test('without mistakes it says so', async () => {
  openMistakes([]);
  expect(await screen.findByRole('heading', { name: 'No mistakes to repeat' })).not.toBeNull();
  const way = screen.getByRole('link', { name: 'To practice' });
  expect(way.getAttribute('href')).toBe('/practice?lang=es');
});

test('a failure can be retried', async () => {
  const { host } = openMistakes([], {
    prepare: ({ api }) => api.refuse(getMistakeQuestions, buildFailure()),
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Couldn’t load your mistakes');
  host.api.answer(getMistakeQuestions, { questions: [pair] });
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog')).not.toBeNull();
});

test('answers without a network are sent later', async () => {
  const noNetwork = Object.assign(buildFailure(), { code: 'no_response' });
  const { host } = openMistakes([pair], {
    prepare: ({ api }) => api.refuse(answerMistake, noNetwork),
  });
  await screen.findByRole('dialog');
  await userEvent.keyboard('2');
  await userEvent.click(next());
  await waitFor(() => expect(host.api.sent(answerMistake).length).toBeGreaterThan(0));
  expect(await screen.findByText('Offline: your answers are saved')).not.toBeNull();
  const tried = host.api.sent(answerMistake).length;
  host.api.answer(answerMistake, { is_settled: false });
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(host.api.sent(answerMistake)).toHaveLength(tried + 1));
  const ids = host.api.sent(answerMistake).map(({ body }) => body.id);
  expect(new Set(ids).size).toBe(1);
  await waitFor(() => expect(screen.queryByText('Offline: your answers are saved')).toBeNull());
});

test('for a server that does not know the call the answer is given up', async () => {
  const unknown = Object.assign(buildFailure(), { status: 404, code: 'not_found' as const });
  const { host } = openMistakes([pair], {
    prepare: ({ api }) => api.refuse(answerMistake, unknown),
  });
  await screen.findByRole('dialog');
  await userEvent.keyboard('2');
  await userEvent.click(next());
  await waitFor(() => expect(host.api.sent(answerMistake)).toHaveLength(1));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('topwords.practice/'))).toEqual(
    [],
  );
  expect(host.banners).toEqual([]);
});
