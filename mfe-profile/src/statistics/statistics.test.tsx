import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getActivity,
  getPartOfSpeechStatistics,
  getPracticeForecast,
  getStatistics,
  getUnderstanding,
} from '@topwords/platform/contracts';
import {
  buildFailure,
  buildPracticeForecast,
  buildStatistics,
  buildUnderstanding,
  showProfile,
} from '@topwords/remote-kit/testing';
import createRemote from '../remote.tsx';

const panels = {
  languages: 'Languages',
  activity: 'A year of activity',
  forecast: 'Reviews in the next 14 days',
  parts: 'Parts of speech',
};

async function panel(name: keyof typeof panels) {
  return within(await screen.findByRole('region', { name: panels[name] }, { timeout: 5000 }));
}

// @spec PR3
test('each target language shows its progress', async () => {
  showProfile(createRemote, {
    prepare: ({ api }) =>
      api.answer(
        getStatistics,
        buildStatistics({
          es: { learned_words: 800, total_words: 1000, starred_words: 8 },
          ru: { learned_words: 250, total_words: 1000, starred_words: 0 },
        }),
      ),
  });
  const languages = await panel('languages');
  const rows = await languages.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Spanish80%800 of 1,000 words learned8 starred',
    'Russian25%250 of 1,000 words learned',
  ]);
  const bars = languages.getAllByRole('progressbar');
  expect(bars.map((bar) => bar.className)).toEqual([
    expect.stringContaining('success'),
    expect.stringContaining('warning'),
  ]);
});

test('each shows how much is understood, and a line of the past once there is one', async () => {
  const russian = buildUnderstanding({
    language_code: 'ru',
    percent: 0,
    known_words: 0,
    learning_words: 5,
    days: [],
  });
  const { container } = showProfile(createRemote, {
    prepare: ({ api }) => api.answer(getUnderstanding, [buildUnderstanding(), russian]),
  });
  const languages = await panel('languages');
  expect(
    await languages.findByText('You understand 33% of everyday text (30% on November 19)'),
  ).not.toBeNull();
  expect(
    languages.getByText(
      '5 words on their way: they count once you have remembered them for a week',
    ),
  ).not.toBeNull();
  const lines = [...container.querySelectorAll('polyline')];
  expect(lines.map((line) => line.getAttribute('points'))).toEqual(['3,7 297,3']);
});

test('a learner without a language is led to choose one', async () => {
  const { host } = showProfile(createRemote, { session: { target_langs: [] } });
  const choose = await screen.findByRole('link', { name: 'Choose a language' });
  expect(choose.getAttribute('href')).toBe('/');
  expect(host.api.sent(getActivity)).toEqual([]);
});

test('the coming days are listed with their cards', async () => {
  showProfile(createRemote);
  const forecast = await panel('forecast');
  expect(await forecast.findByText('23 cards are due in the next 14 days.')).not.toBeNull();
  const list = forecast.getByRole('list', { name: 'Cards due on each day' });
  const days = within(list).getAllByRole('listitem');
  expect(days).toHaveLength(14);
  expect(days.slice(0, 3).map((day) => day.querySelector('.hidden')?.textContent)).toEqual([
    'Today, Friday, November 20: 15 cards',
    'Saturday, November 21: 8 cards',
    'Sunday, November 22: no cards',
  ]);
});

test('a learner with nothing planned is told so', async () => {
  showProfile(createRemote, {
    prepare: ({ api }) =>
      api.answer(
        getPracticeForecast,
        buildPracticeForecast({
          days: buildPracticeForecast().days.map((day) => ({ ...day, due: 0 })),
        }),
      ),
  });
  const forecast = await panel('forecast');
  expect(await forecast.findByText(/^Nothing is scheduled yet/)).not.toBeNull();
});

// @spec PR3
test('each part of speech of the chosen language links to its words', async () => {
  showProfile(createRemote);
  const parts = await panel('parts');
  const links = await parts.findAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Nouns 12 of 400 words learned',
    'Verbs 50 of 200 words learned',
  ]);
  expect(links[1]?.getAttribute('href')).toBe('/profile?language=es&pos=verb');
  await userEvent.click(parts.getByRole('button', { name: 'Russian' }));
  expect(parts.getByRole('link').getAttribute('href')).toBe('/profile?language=ru&pos=noun');
});

test('a language without words says so', async () => {
  showProfile(createRemote, {
    prepare: ({ api }) => api.answer(getPartOfSpeechStatistics, []),
  });
  const parts = await panel('parts');
  expect(await parts.findByText('There are no words in this language yet.')).not.toBeNull();
});

// @spec PR5
test.each([
  ['languages', getStatistics],
  ['activity', getActivity],
  ['forecast', getPracticeForecast],
  ['parts', getPartOfSpeechStatistics],
] as const)(
  '%s that failed to load do not affect the others, and can be retried',
  async (name, call) => {
    const { host } = showProfile(createRemote, {
      prepare: ({ api }) => api.refuse(call, buildFailure('internal', { code: 'no_response' })),
    });
    const failed = await panel(name);
    const alert = await failed.findByRole('alert');
    expect(alert.textContent).toContain('Failed to load statistics');
    expect(alert.textContent).toContain('Error fetching statistics');
    const others = (Object.keys(panels) as (keyof typeof panels)[]).filter(
      (other) => other !== name,
    );
    for (const other of others) {
      expect((await panel(other)).queryByRole('alert')).toBeNull();
    }
    const before = host.api.sent(call).length;
    await userEvent.click(within(alert).getByRole('button', { name: 'Tap to retry' }));
    await waitFor(() => expect(host.api.sent(call)).toHaveLength(before + 1));
    expect(await failed.findByRole('alert')).not.toBeNull();
  },
);
