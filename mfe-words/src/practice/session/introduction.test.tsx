import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PracticeCard } from '@topwords/platform/contracts';
import { buildNewCards, clozeOfHouse, startPractice } from '@topwords/remote-kit/testing';
import createRemote from '../../remote.tsx';

function introduced(count: number): PracticeCard[] {
  return buildNewCards(count).map((card) => ({
    ...card,
    example: { ...clozeOfHouse, recording: '0'.repeat(32) },
    introduction: {
      gender: 'f',
      partners: [],
      pattern: { text: 'vivir en casa', gloss: 'to live in a house' },
    },
  }));
}

function heading(): string | null {
  return screen.getByRole('heading', { level: 1 }).textContent;
}

function shownWord(): string | null | undefined {
  return document.querySelector('dialog .headword')?.textContent;
}

const gotIt = () => screen.getByRole('button', { name: 'Got it' });

test('a new word is shown, heard and explained before it is asked', async () => {
  const { audio } = await startPractice(createRemote, introduced(1));
  expect(heading()).toBe('New word');
  expect(shownWord()).toBe('palabra1');
  expect(screen.getByText('word1').getAttribute('lang')).toBe('en');
  expect(screen.getByText('feminine')).not.toBeNull();
  expect(screen.getByText('to live in a house')).not.toBeNull();
  expect(screen.getByText('I live in a big house.')).not.toBeNull();
  expect(screen.queryByRole('list', { name: 'Answers' })).toBeNull();
  await waitFor(() => expect(audio.played).toHaveLength(1));
  await userEvent.click(gotIt());
  expect(heading()).toBe('What does it mean?');
});

test('the next words are introduced before the first one is asked', async () => {
  const { ratings } = await startPractice(createRemote, introduced(5));
  for (const word of ['palabra1', 'palabra2', 'palabra3', 'palabra4']) {
    expect(heading()).toBe('New word');
    expect(shownWord()).toBe(word);
    await userEvent.keyboard('{Enter}');
  }
  expect(heading()).toBe('What does it mean?');
  expect(shownWord()).toBe('palabra1');
  expect(screen.getByText('0 of 5')).not.toBeNull();
  expect(ratings()).toEqual([]);
});

test('undo shows the word again, and a word that is known is not asked', async () => {
  await startPractice(createRemote, introduced(2));
  await userEvent.click(gotIt());
  expect(shownWord()).toBe('palabra2');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(shownWord()).toBe('palabra1');
  expect(heading()).toBe('New word');
  await userEvent.click(screen.getByRole('button', { name: 'I know this word' }));
  expect(shownWord()).toBe('palabra2');
  expect(screen.getByText('1 of 2')).not.toBeNull();
});

test('the same sentence is at hand in the learner’s other languages', async () => {
  const [card] = introduced(1);
  if (!card?.example) throw new Error('The card lacks an example');
  const parallels = [
    { language_code: 'ru' as const, text: 'Я живу в большом доме.' },
    { language_code: 'tr' as const, text: 'Büyük bir evde oturuyorum.' },
  ];
  await startPractice(createRemote, [{ ...card, example: { ...card.example, parallels } }]);
  await userEvent.click(screen.getByText('Also in Russian and Turkish'));
  expect(screen.getByText('Я живу в большом доме.').getAttribute('lang')).toBe('ru');
});
