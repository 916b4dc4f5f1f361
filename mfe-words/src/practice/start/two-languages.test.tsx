import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPracticeQueue, sendReviews, type PracticeCard } from '@topwords/platform/contracts';
import {
  buildExercise,
  buildPracticeCard,
  buildPracticeQueue,
  clozeOfHouse,
  openPractice,
} from '@topwords/remote-kit/testing';
import createRemote from '../../remote.tsx';

const casa: PracticeCard = {
  ...buildPracticeCard({ exercise: buildExercise('recall') }),
  example: { ...clozeOfHouse, parallels: [] },
};
const ev: PracticeCard = {
  ...buildPracticeCard({
    id: 'word-41',
    word_id: 41,
    text: 'ev',
    language_code: 'tr',
    parallel_of: casa.id,
    exercise: buildExercise('recall', { answers: ['ev'] }),
  }),
  example: {
    before: 'Büyük bir ',
    answer: 'evde',
    after: ' yaşıyorum.',
    translation: 'I live in a big house.',
    parallels: [{ language_code: 'es', text: 'Vivo en una casa grande.' }],
  },
};

async function open() {
  const parallels = [{ language_code: 'tr' as const, count: 1 }];
  const shown = openPractice(createRemote, [], {
    answers: {
      getPracticeQueue: ({ query }) =>
        buildPracticeQueue(query.also === 'tr' ? [casa, ev] : [casa], {
          due_count: 1,
          parallels,
        }),
    },
  });
  await screen.findByRole('button', { name: 'Start with 1 card' }, { timeout: 5000 });
  return shown;
}

test('a meaning is asked in both languages, and ends with the sentence in both', async () => {
  const { host } = await open();
  const choice = screen.getByRole('group', { name: 'One meaning in two languages' });
  expect(within(choice).getByRole('button', { pressed: true }).textContent).toBe('Only Spanish');
  const both = within(choice).getByRole('button', { name: 'Spanish + Turkish' });
  await userEvent.click(both);
  expect(document.activeElement).toBe(both);
  expect(host.api.sent(getPracticeQueue).at(-1)?.query).toMatchObject({ also: 'tr' });
  await userEvent.click(await screen.findByRole('button', { name: 'Start with 2 cards' }));
  await userEvent.keyboard('casa{Enter}');
  expect(screen.queryByText('The same in both languages')).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'How do you say it in Turkish?',
  );
  await userEvent.keyboard('ev{Enter}');
  const section = screen.getByRole('region', { name: 'The same in both languages' });
  const sentences = within(section).getAllByRole('listitem');
  expect(sentences.map((item) => item.querySelector('[lang]')?.textContent)).toEqual([
    'Vivo en una casa grande.',
    'Büyük bir evde yaşıyorum.',
  ]);
  const marked = [...section.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marked).toEqual(['casa', 'evde']);
  await userEvent.keyboard('{Enter}');
  const reviewed = () =>
    host.api.sent(sendReviews).flatMap(({ body }) => body.reviews.map(({ card_id }) => card_id));
  await waitFor(() => expect(reviewed()).toEqual(['word-7', 'word-41']));
});

test('without a known word in another language there is no choice', async () => {
  openPractice(createRemote, [casa]);
  await screen.findByRole('button', { name: 'Start with 1 card' }, { timeout: 5000 });
  expect(screen.queryByRole('group', { name: 'One meaning in two languages' })).toBeNull();
});
