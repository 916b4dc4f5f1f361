import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getStatistics,
  getWordDetail,
  getWordTeaching,
  type WordTeaching,
} from '@topwords/platform/contracts';
import {
  buildFailure,
  buildStatistics,
  buildWordDetail,
  createFakeHost,
  renderRemote,
} from '@topwords/remote-kit/testing';
import createRemote from '../remote.tsx';

const teaching: WordTeaching = {
  contrasts: [
    {
      key: 'casa-or-hogar',
      terms: ['casa', 'hogar'],
      explanation: 'A *casa* is a building.',
      sentences: [{ text: 'Mi casa es grande.', translation: 'My house is big.' }],
      questions: [
        {
          before: 'Es una ',
          after: ' con jardín.',
          options: ['casa', 'hogar'],
          answer: 'casa',
          translation: 'It is a house with a garden.',
        },
      ],
    },
  ],
  mistakes: [
    { key: 'a', wrong: 'Casa es grande.', right: 'La casa es grande.', why: 'It takes *la*.' },
  ],
  grammar: [{ key: 'gender', title: 'Gender of *casa*', note: 'It ends in -a.', examples: [] }],
  false_friends: [
    {
      look_alike: 'case',
      look_alike_means: 'caso',
      means: 'house',
      example: { text: 'Vuelvo a casa.', translation: 'I’m going home.' },
      note: null,
    },
  ],
};

function openWord(answer: WordTeaching | undefined) {
  const host = createFakeHost();
  host.api.answer(getWordDetail, buildWordDetail());
  host.api.answer(getStatistics, buildStatistics());
  if (answer) host.api.answer(getWordTeaching, answer);
  else host.api.refuse(getWordTeaching, buildFailure());
  renderRemote(createRemote, host, '/card-detail?id=7');
  return host;
}

test('a word shows what teachers wrote about it, each text in its language', async () => {
  openWord(teaching);
  await screen.findByText('casa ≠ hogar');
  for (const name of ['Easily mixed up', 'Common mistakes', 'Grammar', 'False friends']) {
    expect(screen.getByRole('heading', { name })).not.toBeNull();
  }
  expect(screen.getByText('casa ≠ hogar').getAttribute('lang')).toBe('es');
  expect(screen.getByText('Casa es grande.').closest('p')?.textContent).toBe(
    'Wrong: Casa es grande.',
  );
  expect(screen.getByText('La casa es grande.').getAttribute('lang')).toBe('es');
  expect(screen.getByText('caso').getAttribute('lang')).toBe('es');
  expect(screen.getByText('I’m going home.').getAttribute('lang')).toBe('en');
});

test.each([
  ['casa', 'Right!'],
  ['hogar', 'Not quite: here it is casa.'],
])('“%s” in the gap is answered: %s', async (option, result) => {
  const person = userEvent.setup();
  openWord(teaching);
  await person.click(await screen.findByText('casa ≠ hogar'));
  await person.click(screen.getByText('Test yourself'));
  const question = screen.getByRole('group', { name: 'Which one fits?' });
  expect(within(question).queryByText('It is a house with a garden.')).toBeNull();
  await person.click(within(question).getByRole('button', { name: option }));
  expect(within(question).getByRole('status').textContent).toBe(
    `${result}It is a house with a garden.`,
  );
  await person.click(within(question).getByRole('button', { name: 'hogar' }));
  expect(within(question).getByRole('status').textContent).toContain(result);
});

test('a word about which nothing was written shows no empty sections', async () => {
  openWord({ contrasts: [], mistakes: [], grammar: [], false_friends: [] });
  expect(await screen.findByText('Meanings & Examples')).not.toBeNull();
  expect(screen.queryByRole('heading', { name: 'Easily mixed up' })).toBeNull();
});

test('notes that fail to load can be loaded again', async () => {
  const person = userEvent.setup();
  const host = openWord(undefined);
  expect(await screen.findByText('Notes couldn’t be loaded.')).not.toBeNull();
  host.api.answer(getWordTeaching, teaching);
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('casa ≠ hogar')).not.toBeNull();
});
