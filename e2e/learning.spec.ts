import type { APIResponse, Page } from '@playwright/test';
import { newcomer } from './fixtures/learner.ts';
import { banner, countDocuments, mainNavigation } from './fixtures/navigation.ts';
import { soundCalls } from './fixtures/sound-calls.ts';
import { decodeMp3 } from './fixtures/sound.ts';
import { shown } from './fixtures/shown.ts';
import { expect, test } from './fixtures/test.ts';
import { spanishWords, starOf, learnOf } from './fixtures/words-page.ts';

async function register(page: Page): Promise<string> {
  const { username, email, password } = newcomer();
  await page.goto('/login-register?mode=register');
  await page.getByLabel('Native Language').selectOption('English');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(banner(page, 'success')).toHaveText('Successfully registered');
  return username;
}

// @spec P1 P2 P3 P6 H3 H8 H9 H10 W6 ST27
test('a newcomer registers, chooses Spanish, and stars, learns and hears words', async ({
  page,
}) => {
  const username = await register(page);
  const documents = countDocuments(page);
  await expect(page.getByRole('heading', { level: 1, name: username })).toBeVisible();
  await expect(page.getByText(/^Good (morning|afternoon|evening)$/)).toBeVisible();

  const panel = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Choose Your Language' }),
  });
  await expect(panel.getByRole('button')).toHaveText([
    /^Spanish.*\d+ words/,
    /^Russian.*\d+ words/,
    'More languages',
  ]);
  await panel.getByRole('button', { name: /^Spanish/ }).click();
  await expect(banner(page, 'success')).toContainText('Spanish');
  await expect(panel.getByRole('button')).toHaveText([/^Russian/, 'More languages']);
  await page.getByRole('link', { name: 'Continue Learning Spanish' }).click();

  const words = spanishWords(page);
  await expect(words).toHaveCount(50);
  const first = words.first();
  await expect(first.getByText(/^Level /)).toBeVisible();
  await expect(first.getByText('Frequency rank 1', { exact: true })).toBeAttached();

  const star = starOf(first);
  const learn = learnOf(first);
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await learn.click();
  await expect(learn).toHaveAttribute('aria-pressed', 'true');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await expect(learn).toHaveAttribute('aria-pressed', 'true');

  const listen = first.getByRole('button', { name: /^Listen / });
  const answered = Promise.withResolvers<APIResponse>();
  // Playwright sees an empty body for an answer that the page reads as a blob.
  await page.route(soundCalls, async (route) => {
    const response = await route.fetch();
    answered.resolve(response);
    await expect(listen).toBeDisabled();
    await route.fulfill({ response });
  });
  await listen.click();
  const voice = await answered.promise;
  expect(voice.status()).toBe(200);
  expect(voice.headers()['content-type']).toBe('audio/mpeg');
  const { seconds, loudness } = await decodeMp3(await voice.body());
  expect(seconds).toBeGreaterThan(0.2);
  expect(seconds).toBeLessThan(3);
  expect(loudness).toBeGreaterThan(0.01);
  await expect(listen).toBeEnabled();
  await expect(banner(page, 'error')).toBeHidden();
  expect(documents()).toBe(0);
});

test.describe('of a learner of Spanish', () => {
  test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

  // @spec P12 H4 H5 W5 L1 L2
  test('dashboard, language strip and learned words show a mark without a reload', async ({
    page,
    learner,
  }) => {
    const { total_words: total } = await learner.statisticsOf('es');
    await page.goto('/');
    const documents = countDocuments(page);
    const today = page
      .getByRole('img', { name: /learned today$/ })
      .or(page.getByRole('progressbar', { name: /learned today$/ }));
    await expect(today).toHaveAccessibleName('0 words learned today');
    const strip = page.getByRole('list', { name: 'Languages' });
    await expect(page.getByText(`0 of ${shown(total)} words learned`)).toBeVisible();

    await mainNavigation(page).getByRole('link', { name: 'Words', exact: false }).first().click();
    const words = spanishWords(page);
    await expect(strip.getByText(`0 of ${shown(total)}`)).toBeVisible();
    for (const index of [0, 1]) {
      await learnOf(words.nth(index)).click();
    }
    await starOf(words.nth(2)).click();
    await expect(strip.getByText(`2 of ${shown(total)}`)).toBeVisible();

    await mainNavigation(page).getByRole('link', { name: 'Learned' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Learned Words' })).toBeVisible();
    await expect(page.getByText('2 words learned', { exact: true })).toBeVisible();
    await expect(words).toHaveCount(2);

    await mainNavigation(page)
      .getByRole('link', { name: /^(Dashboard|Home)$/ })
      .click();
    await expect(today).toHaveAccessibleName('2 words learned today');
    await expect(page.getByText(`2 of ${shown(total)} words learned`)).toBeVisible();
    await expect(page.getByText('1 starred')).toBeVisible();
    await expect(page.getByText('Last learned Spanish')).toBeVisible();

    await mainNavigation(page).getByRole('link', { name: 'Learned' }).click();
    await learnOf(words.first()).click();
    await expect(words).toHaveCount(1);
    await mainNavigation(page)
      .getByRole('link', { name: /^(Dashboard|Home)$/ })
      .click();
    await expect(today).toHaveAccessibleName('1 word learned today');
    await expect(page.getByText(`1 of ${shown(total)} words learned`)).toBeVisible();
    expect(documents()).toBe(0);
    expect(await learner.statisticsOf('es')).toMatchObject({ learned_words: 1, starred_words: 1 });
    expect(await learner.streak()).toMatchObject({
      daily_learned_words: 1,
      daily_goal: 20,
      last_learned_language: 'es',
    });
  });

  test('marks survive a reload', async ({ page, learner }) => {
    await page.goto('/words');
    const card = spanishWords(page).nth(4);
    const star = starOf(card);
    const saved = page.waitForResponse('**/api/words/setstatus');
    await star.click();
    expect((await saved).status()).toBe(200);
    await page.reload();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    expect(
      (await learner.words('es', '&only_starred=true')).map((word) => word.frequency_rank),
    ).toEqual([5]);
  });
});
