import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  chooseLanguage,
  getDailyStreak,
  getPracticeForecast,
  getStatistics,
  listWords,
  setNative,
  type LanguageCode,
  type LanguageName,
} from '@topwords/platform/contracts';
import {
  buildDailyStreak,
  buildFailure,
  buildPracticeForecast,
  buildStatistics,
  createFakeHost,
  renderRemote,
} from '@topwords/remote-kit/testing';
import createRemote from '../remote.tsx';

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
])('at %i o’clock it greets with %s', (hour, greeting) => {
  jest.spyOn(Date.prototype, 'getHours').mockReturnValue(hour);
  renderRemote(createRemote, buildHost());
  expect(screen.getByText(greeting)).not.toBeNull();
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
