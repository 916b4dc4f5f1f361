import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LanguageCode } from '@topwords/platform/contracts';
import {
  announcedInDialog,
  buildExercise,
  buildPracticeCard,
  startPractice,
} from '@topwords/remote-kit/testing';
import createRemote from '../../remote.tsx';

const recall = buildPracticeCard({
  text: 'mañana',
  translation: 'tomorrow, morning',
  exercise: buildExercise('recall', { answers: ['mañana'] }),
});
const russian = buildPracticeCard({
  language_code: 'ru',
  text: 'дом',
  exercise: buildExercise('recall', { answers: ['дом'] }),
});
const cloze = buildPracticeCard({
  text: 'casa',
  exercise: buildExercise('cloze', {
    answers: ['casas'],
    cloze: {
      before: 'Las ',
      answer: 'casas',
      after: ' son blancas.',
      translation: 'The houses are white.',
    },
  }),
});

function field(name = 'Your answer'): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('textbox', { name });
}

test('a word is typed for its translation, and its spelling is shown', async () => {
  const { ratings, audio } = await startPractice(createRemote, [recall]);
  expect(screen.getByRole('heading', { name: 'How do you say it in Spanish?' })).not.toBeNull();
  expect(screen.getByText('tomorrow, morning').getAttribute('lang')).toBe('en');
  expect(screen.queryByText('mañana')).toBeNull();
  expect(document.activeElement).toBe(field());
  expect([field().lang, field().dir, field().getAttribute('spellcheck')]).toEqual([
    'es',
    'auto',
    'false',
  ]);
  expect(audio.played).toEqual([]);
  await userEvent.keyboard(' Manana{Enter}');
  expect(screen.getByText('Almost! Check the spelling')).not.toBeNull();
  expect(screen.getByText('Manana')).not.toBeNull();
  expect(screen.getByText('mañana').getAttribute('lang')).toBe('es');
  expect(announcedInDialog()).toBe('Almost! Check the spelling. mañana: tomorrow, morning');
  await waitFor(() => expect(audio.played).toHaveLength(1));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Good, in 3 days' }));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(ratings()).toEqual(['word-7 good']));
});

test('an empty answer is not accepted', async () => {
  await startPractice(createRemote, [recall]);
  await userEvent.keyboard('  {Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.queryByText('Wrong')).toBeNull();
  expect(document.activeElement).toBe(field());
});

test('a wrong answer is shown beside the right one', async () => {
  await startPractice(createRemote, [recall]);
  await userEvent.type(field(), 'ayer');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByText('Wrong')).not.toBeNull();
  expect(screen.getByText('ayer')).not.toBeNull();
  expect(screen.getByText('mañana')).not.toBeNull();
  expect(screen.queryByRole('button', { name: /^Good/ })).toBeNull();
});

test('Backspace and U are text while typing', async () => {
  await startPractice(createRemote, [recall]);
  await userEvent.keyboard('uu{Backspace}');
  expect(field().value).toBe('u');
});

test('keys insert the letters that the keyboard lacks at the caret', async () => {
  await startPractice(createRemote, [recall]);
  await userEvent.keyboard('maana');
  field().setSelectionRange(2, 2);
  await userEvent.click(screen.getByRole('button', { name: 'ñ' }));
  expect(field().value).toBe('mañana');
  expect(document.activeElement).toBe(field());
  expect(field().selectionStart).toBe(3);
  await userEvent.keyboard('x{Backspace}{Enter}');
  expect(screen.getByText('Right')).not.toBeNull();
});

test.each<[string, LanguageCode, string[]]>([
  ['Spanish', 'es', ['á', 'é', 'í', 'ó', 'ú', 'ü', 'ñ', '¿', '¡']],
  ['Turkish', 'tr', ['ç', 'ğ', 'ı', 'İ', 'ö', 'ş', 'ü']],
  ['English', 'en', []],
])('%s has its own keys', async (_name, language_code, letters) => {
  await startPractice(createRemote, [{ ...recall, language_code }]);
  const keys = [...document.querySelectorAll('form button')].map(({ textContent }) => textContent);
  expect(keys).toEqual(letters);
});

test('Russian has ё, a note, and all its letters on demand', async () => {
  await startPractice(createRemote, [russian]);
  expect(screen.getByText(/^Type in Cyrillic/)).not.toBeNull();
  expect(screen.getByRole('button', { name: 'ё' })).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show Cyrillic keys' }));
  for (const letter of 'дом') await userEvent.click(screen.getByRole('button', { name: letter }));
  expect(field().value).toBe('дом');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Right')).not.toBeNull();
});

test('a Russian word is shown with its stress, and typed without', async () => {
  const castle = {
    ...russian,
    text: 'замок',
    stress: 'за́мок',
    exercise: buildExercise('recall', { answers: ['замок'] }),
  };
  const { ratings } = await startPractice(createRemote, [castle]);
  await userEvent.keyboard('замок{Enter}');
  expect(screen.getByText('Right')).not.toBeNull();
  expect(screen.getByText('за́мок').getAttribute('lang')).toBe('ru');
  expect(announcedInDialog()).toBe('Right. замок: house');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(ratings()).toEqual(['word-7 good']));
});

test('the choice of Cyrillic keys carries over from card to card', async () => {
  await startPractice(createRemote, [russian, { ...russian, id: 'word-8' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Show Cyrillic keys' }));
  await userEvent.keyboard('дом{Enter}');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('1 of 2')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'ы' })).not.toBeNull();
});

test('the missing form is typed into the gap of a sentence', async () => {
  await startPractice(createRemote, [cloze]);
  expect(screen.getByText('The houses are white.').getAttribute('lang')).toBe('en');
  const gap = field('The missing form');
  const sentence = gap.closest('p');
  expect([sentence?.lang, sentence?.dir]).toEqual(['es', 'auto']);
  expect(gap.style.width).toBe('7ch');
  expect(screen.queryByText('casas')).toBeNull();
  await userEvent.keyboard('Casas{Enter}');
  expect(screen.getByText('Right')).not.toBeNull();
  expect(document.querySelector('mark')?.textContent).toBe('casas');
  expect(screen.getByText('casa')).not.toBeNull();
  expect(screen.getByText('house')).not.toBeNull();
});

test('the dictionary form does not fill a gap for another form', async () => {
  await startPractice(createRemote, [cloze]);
  await userEvent.keyboard('casa{Enter}');
  expect(screen.getByText('Wrong')).not.toBeNull();
});
