import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  buildDailyStreak,
  buildFailure,
  buildForecastDays,
  buildNewCards,
  buildPracticeForecast,
  buildUnderstanding,
  startPractice,
} from '@topwords/remote-kit/testing';
import createRemote from '../../remote.tsx';

const sentence = {
  id: 1,
  text: 'Mi casa es grande.',
  translations: [{ language_code: 'en' as const, translated_text: 'My house is big.' }],
  new_word: { id: 21, text: 'casa', form: 'casa' },
};

function fail(): never {
  throw buildFailure();
}

test('the end of a session shows the day, what was gained, what is understood, and tomorrow', async () => {
  let percent = 31;
  await startPractice(createRemote, buildNewCards(2), {
    answers: {
      getDailyStreak: buildDailyStreak({ daily_learned_words: 15 }),
      getPracticeForecast: buildPracticeForecast({ days: buildForecastDays([0, 8]) }),
      getUnderstanding: () => [buildUnderstanding({ percent })],
      getReadableSentences: { sentences: [sentence] },
    },
  });
  percent = 32.4;
  await userEvent.keyboard('1{Enter}');
  await userEvent.keyboard('2{Enter}');
  await userEvent.keyboard('1{Enter}');
  const ring = await screen.findByRole('progressbar', { name: '15 words learned today' });
  expect(ring.textContent).toBe('15of 20');
  expect(screen.getByText('5 days in a row')).not.toBeNull();
  expect(screen.getByRole('heading', { name: '2 words gained' })).not.toBeNull();
  expect(await screen.findByText('You understand 31% → 32% of everyday text')).not.toBeNull();
  expect(screen.getByText('Tomorrow: 8 cards to review, and new words.')).not.toBeNull();
  expect(await screen.findByText(/^My house is big/)).not.toBeNull();
});

test('the first words are on their way, and do not read as 0 %', async () => {
  await startPractice(createRemote, buildNewCards(1), {
    answers: {
      getUnderstanding: [
        buildUnderstanding({ percent: 0, known_words: 0, learning_words: 1, days: [] }),
      ],
    },
  });
  await userEvent.keyboard('1{Enter}');
  expect(await screen.findByText(/^1 word on its way: it counts once/)).not.toBeNull();
  expect(screen.queryByText(/0%/)).toBeNull();
});

test('figures that cannot be loaded are left out', async () => {
  await startPractice(createRemote, buildNewCards(1), {
    answers: { getDailyStreak: fail, getUnderstanding: fail, getPracticeForecast: fail },
  });
  await userEvent.keyboard('1{Enter}');
  expect(await screen.findByRole('heading', { name: 'Well done' })).not.toBeNull();
  expect(screen.queryByText(/everyday text/)).toBeNull();
  expect(screen.queryByText(/^Tomorrow/)).toBeNull();
});
