import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  chooseLanguage,
  getActivity,
  getDailyStreak,
  getPracticeForecast,
  getPracticeMistakes,
  getPracticeQueue,
  getPracticeSettings,
  getReadableSentences,
  getStatistics,
  getUnderstanding,
  listWords,
  setNative,
  type LanguageCode,
  type LanguageName,
} from '@topwords/platform/contracts';
import {
  buildDailyStreak,
  buildFailure,
  buildPracticeForecast,
  buildPracticeMistake,
  buildPracticeQueue,
  buildPracticeSettings,
  buildStatistics,
  buildUnderstanding,
  createFakeHost,
  renderRemote,
} from '@topwords/remote-kit/testing';
import createRemote from '../remote.tsx';

// Loaded before the first test, which would wait too long for it.
beforeAll(() => import('./dashboard-screen.tsx'));

interface Learner {
  username?: string;
  native?: LanguageName | '';
  target_langs?: LanguageCode[];
}

function buildHost(session: Learner = {}) {
  const host = createFakeHost({ session });
  host.api.answer(getDailyStreak, buildDailyStreak({ daily_learned_words: 15 }));
  host.api.answer(
    getStatistics,
    buildStatistics({ es: { total_words: 1500, learned_words: 375, starred_words: 8 } }),
  );
  host.api.answer(getPracticeForecast, buildPracticeForecast());
  host.api.answer(listWords, []);
  return host;
}

// @spec H2
test.each([
  [9, 'Good morning'],
  [13, 'Good afternoon'],
  [20, 'Good evening'],
])('at %i o’clock it greets with %s', async (hour, greeting) => {
  jest.spyOn(Date.prototype, 'getHours').mockReturnValue(hour);
  renderRemote(createRemote, buildHost());
  expect(await screen.findByText(greeting)).not.toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Ana' })).not.toBeNull();
});

test('a page viewed again the next morning shows the new day', async () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 20, 21), doNotFake: ['queueMicrotask'] });
  const host = buildHost();
  renderRemote(createRemote, host);
  expect(screen.getByText('Good evening')).not.toBeNull();
  await screen.findByRole('progressbar', { name: '15 words learned today' });
  host.api.answer(getDailyStreak, buildDailyStreak({ daily_learned_words: 0 }));
  jest.setSystemTime(new Date(2026, 10, 21, 8));
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  expect(screen.getByText('Good morning')).not.toBeNull();
  expect(await screen.findByRole('progressbar', { name: '0 words learned today' })).not.toBeNull();
  jest.useRealTimers();
});

// @spec H3
test('a learner without a name is a Language Explorer', () => {
  renderRemote(createRemote, buildHost({ username: '' }));
  expect(screen.getByRole('heading', { name: 'Language Explorer' })).not.toBeNull();
});

// @spec H6
test('today is a ring of twenty words, with the last learned language', async () => {
  renderRemote(createRemote, buildHost());
  const ring = await screen.findByRole('progressbar', { name: '15 words learned today' });
  expect(ring.getAttribute('aria-valuenow')).toBe('75');
  expect(ring.textContent).toBe('15words');
  expect(screen.getByText('Nearly there. Just a few more words.')).not.toBeNull();
  expect(screen.getByText('Last learned').textContent).toBe('Last learned Spanish');
});

// @spec H7 ER8
test('a streak that failed to load is retried with a tap', async () => {
  const host = buildHost();
  host.api.refuse(getDailyStreak, buildFailure());
  renderRemote(createRemote, host);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to load daily streak');
  expect(alert.textContent).toContain('Error fetching daily streak');
  host.api.answer(getDailyStreak, buildDailyStreak({ daily_learned_words: 3 }));
  await userEvent.click(within(alert).getByRole('button', { name: 'Tap to retry' }));
  expect(await screen.findByRole('progressbar', { name: '3 words learned today' })).not.toBeNull();
});

// @spec H8
test('a language card leads to its words and chooses the language', async () => {
  const host = buildHost();
  const { address } = renderRemote(createRemote, host);
  const link = await screen.findByRole('link', { name: 'Continue Learning Spanish' });
  const card = link.closest('article')?.textContent;
  for (const text of ['Spanish', 'ES', '25%', '375 of 1,500 words learned', '8 starred']) {
    expect(card).toContain(text);
  }
  await userEvent.click(link);
  expect(address()).toBe('/words?lang=es');
  expect(host.session.state.value.choosen_lang).toBe('es');
});

test('failed statistics can be retried', async () => {
  const host = buildHost();
  host.api.refuse(getStatistics, buildFailure());
  renderRemote(createRemote, host);
  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t load your languages');
  host.api.answer(getStatistics, buildStatistics());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Continue Learning Russian' })).not.toBeNull();
});

// @spec H9 K20
test('languages to choose are Spanish, Russian and English, except the native one', async () => {
  const host = buildHost({ native: 'Turkish', target_langs: ['ru'] });
  host.api.answer(chooseLanguage, {
    target_language_code: 'es',
    msg: 'Spanish added to your languages',
  });
  renderRemote(createRemote, host);
  await screen.findByText('1,500 words available');
  const section = screen.getByRole('heading', { name: 'Choose Your Language' }).closest('section');
  const panel = within(section ?? document.body);
  expect(panel.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'SpanishEspañol1,500 words available',
    'EnglishEnglish1,000 words available',
  ]);
  await userEvent.click(panel.getByRole('button', { name: /^Spanish/ }));
  expect(await screen.findByRole('link', { name: 'Continue Learning Spanish' })).not.toBeNull();
  expect(panel.queryByRole('button', { name: /^Spanish/ })).toBeNull();
  expect(host.banners).toMatchObject([
    { kind: 'success', message: 'Spanish added to your languages' },
  ]);
});

test('the focus moves to the link of the language that was chosen', async () => {
  const host = buildHost({ native: '', target_langs: [] });
  host.api.answer(getPracticeForecast, buildPracticeForecast({ due_now: 0 }));
  host.api.answer(setNative, { native: 'Turkish' });
  host.api.answer(chooseLanguage, { target_language_code: 'ru', msg: 'Russian added' });
  renderRemote(createRemote, host);
  await screen.findByText('1,500 words available');
  screen.getByRole('button', { name: /^Turkish/ }).focus();
  await userEvent.keyboard('{Enter}');
  const offered = await screen.findAllByRole('button', { name: /words available$/ });
  expect(document.activeElement).toBe(offered[0]);
  screen.getByRole('button', { name: /^Russian/ }).focus();
  await userEvent.keyboard('{Enter}');
  const way = await screen.findByRole('link', { name: 'Continue Learning Russian' });
  expect(document.activeElement).toBe(way);
});

// @spec ER5
test('a failure to add a language is reported', async () => {
  const host = buildHost({ target_langs: [] });
  host.api.refuse(chooseLanguage, buildFailure());
  renderRemote(createRemote, host);
  await userEvent.click(screen.getByRole('button', { name: /^Spanish/ }));
  await waitFor(() => expect(host.banners).toHaveLength(1));
  expect(host.banners[0]?.kind).toBe('error');
  expect(host.session.state.value.user.target_langs).toEqual([]);
});

test('pressing a language repeatedly adds it once and keeps the focus', async () => {
  const host = buildHost({ native: '', target_langs: [] });
  host.api.answer(chooseLanguage, () => new Promise<never>(() => undefined));
  host.api.answer(setNative, () => new Promise<never>(() => undefined));
  renderRemote(createRemote, host);
  for (const tile of screen.getAllByRole('button', { name: /^Spanish/ })) {
    await userEvent.dblClick(tile);
    // Browsers blur a disabled element; jsdom does not.
    expect(tile.hasAttribute('disabled')).toBe(false);
  }
  expect(host.api.sent(chooseLanguage)).toHaveLength(1);
  expect(host.api.sent(setNative)).toHaveLength(1);
});

// @spec P3
test('a learner without a native language can set it', async () => {
  const host = buildHost({ native: '' });
  host.api.answer(setNative, { native: 'Turkish' });
  renderRemote(createRemote, host);
  await userEvent.click(screen.getByRole('button', { name: /^Turkish/ }));
  await waitFor(() => expect(host.session.state.value.native_lang).toBe('Turkish'));
  expect(screen.queryByRole('heading', { name: 'What is your native language?' })).toBeNull();
});

test('the next step says what waits and how long it takes, and starts at once', async () => {
  const host = buildHost();
  host.api.answer(getPracticeSettings, buildPracticeSettings());
  host.api.answer(getPracticeQueue, buildPracticeQueue([], { due_count: 12, new_count: 5 }));
  const { address } = renderRemote(createRemote, host);
  const way = await screen.findByRole('link', { name: 'Continue · 6 min' });
  expect(screen.getByText('12 to review, 5 new words')).not.toBeNull();
  await userEvent.click(way);
  expect(address()).toBe('/practice?lang=es&start=now');
});

/** A host with cards to practice and `count` mistakes that can be asked. */
function hostWithMistakes(waiting: { due_count: number; new_count: number }, count: number) {
  const host = buildHost();
  host.api.answer(getPracticeSettings, buildPracticeSettings());
  host.api.answer(getPracticeQueue, buildPracticeQueue([], waiting));
  const mistakes = Array.from({ length: count }, () => buildPracticeMistake());
  const unasked = buildPracticeMistake({ can_be_asked: false });
  host.api.answer(getPracticeMistakes, { mistakes: [...mistakes, unasked] });
  return host;
}

test('once nothing is due, mistakes come before new words', async () => {
  const host = hostWithMistakes({ due_count: 0, new_count: 5 }, 4);
  const { address } = renderRemote(createRemote, host);
  const way = await screen.findByRole('link', { name: 'Your mistakes · 2 min' });
  expect(screen.getByText('You mixed up 4 things lately')).not.toBeNull();
  expect(screen.queryByRole('link', { name: /^Continue ·/ })).toBeNull();
  expect(host.api.sent(getPracticeMistakes)).toEqual([{ query: { language: 'es' } }]);
  await userEvent.click(way);
  expect(address()).toBe('/practice/mistakes?lang=es');
});

test.each([
  [{ due_count: 1, new_count: 0 }, 4, 'Continue · 1 min'],
  [{ due_count: 0, new_count: 5 }, 3, 'Continue · 2 min'],
])('with %j and %i mistakes the next step is "%s"', async (waiting, count, name) => {
  renderRemote(createRemote, hostWithMistakes(waiting, count));
  expect(await screen.findByRole('link', { name })).not.toBeNull();
});

test('after the day’s practice it offers more', async () => {
  const host = buildHost();
  host.api.answer(getPracticeSettings, buildPracticeSettings());
  host.api.answer(getPracticeQueue, buildPracticeQueue([]));
  renderRemote(createRemote, host);
  expect(await screen.findByText('You’re done for today. Well done!')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Practice more' })).not.toBeNull();
});

test('with a goal in minutes, the ring, the goal and the words beside them are in minutes', async () => {
  const host = buildHost();
  const goal = { goal_kind: 'minutes', daily_goal: 10, daily_minutes: 4 } as const;
  host.api.answer(getDailyStreak, buildDailyStreak(goal));
  host.api.answer(getPracticeForecast, buildPracticeForecast({ streak_days: 0 }));
  renderRemote(createRemote, host);
  const ring = await screen.findByRole('progressbar', { name: '4 minutes of practice today' });
  expect(ring.textContent).toBe('4minutes');
  expect(ring.getAttribute('aria-valuenow')).toBe('40');
  expect(screen.getByText('Daily goal: 10 minutes')).not.toBeNull();
  expect(await screen.findByText('Practice today to start one.')).not.toBeNull();
});

test('a language card shows how much is understood, and sentences with one new word', async () => {
  const host = buildHost();
  host.api.answer(getUnderstanding, [buildUnderstanding()]);
  host.api.answer(getReadableSentences, {
    sentences: [
      {
        id: 1,
        text: 'Mi casa es grande.',
        translations: [{ language_code: 'en', translated_text: 'My house is big.' }],
        new_word: { id: 21, text: 'casa', form: 'casa' },
      },
    ],
  });
  renderRemote(createRemote, host);
  const meter = await screen.findByText('You understand 33% of everyday text');
  expect(host.api.sent(getReadableSentences)).toEqual([]);
  await userEvent.click(meter);
  expect(await screen.findByText(/^My house is big\./)).not.toBeNull();
  expect(screen.getByRole('link', { name: 'casa' }).getAttribute('href')).toBe(
    '/card-detail?id=21',
  );
});

test.each([
  [{ percent: 0, learning_words: 5 }, /^5 words on their way: they count once you/],
  [{ percent: 0, learning_words: 0 }, 'Learn your first words and see how much you understand'],
  [{ percent: 0, learning_words: 0, known_words: 1 }, 'You know 1 word so far'],
  [{ percent: 0.4, learning_words: 5 }, 'You understand 0.4% of everyday text'],
])('a newcomer with %j never reads 0 %%', async (figures, line) => {
  const host = buildHost({ target_langs: ['es'] });
  host.api.answer(getUnderstanding, [buildUnderstanding({ known_words: 0, days: [], ...figures })]);
  renderRemote(createRemote, host);
  expect(await screen.findByText(line)).not.toBeNull();
  expect(screen.queryByText(/\b0%/)).toBeNull();
});

test('Turkish is among more languages, and a native speaker is not offered it', async () => {
  renderRemote(createRemote, buildHost());
  await userEvent.click(await screen.findByRole('button', { name: 'More languages' }));
  expect(screen.getByRole('button', { name: /^Turkish/ })).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'More languages' })).toBeNull();
});

test('the last seven days show when the learner practiced', async () => {
  const host = buildHost();
  const days = Array.from({ length: 10 }, (_, index) => ({
    date: `2026-11-${11 + index}`,
    reviews: index % 2 === 0 ? 10 : 0,
    learned: 0,
  }));
  host.api.answer(getActivity, { days });
  renderRemote(createRemote, host);
  expect(await screen.findByText('3 of 7 days, 30 answers')).not.toBeNull();
  expect(screen.getByText('Friday: 0 answers')).not.toBeNull();
});
