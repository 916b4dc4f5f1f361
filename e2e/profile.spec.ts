import { storedSession } from './fixtures/navigation.ts';
import { shown } from './fixtures/shown.ts';
import { expectSignIn, openDialog, openProfile, section } from './fixtures/profile-page.ts';
import { allowFaults, expect, test } from './fixtures/test.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

// @spec P13 R12 PR1 PR2 PR3
test('a learner sees their account, numbers and progress', async ({ page, learner }) => {
  const [first, second, third] = await learner.words('es');
  if (!first || !second || !third) throw new Error('The bank has too few words');
  await learner.mark(first, 'learned');
  await learner.mark(second, 'learned');
  await learner.mark(third, 'star');
  await openProfile(page, learner);
  await expect(page.getByRole('heading', { level: 1, name: learner.username })).toBeVisible();
  await expect(page.getByText('Free Member', { exact: true })).toBeVisible();
  const month = new Intl.DateTimeFormat('en', {
    month: 'short',
    year: 'numeric',
    timeZone: 'Europe/Berlin',
  }).format(new Date());
  await expect(page.getByRole('term')).toHaveText([
    'Words Learned',
    'Days Registered',
    'Member Since',
  ]);
  await expect(page.getByRole('definition')).toHaveText(['2', '1', month]);

  const { total_words } = await learner.statisticsOf('es');
  const languages = section(page, 'Learning statistics').getByRole('region', { name: 'Languages' });
  await expect(languages).toContainText(`2 of ${shown(total_words)} words learned`);
  await expect(languages).toContainText('1 starred');
  const progress = languages.getByRole('progressbar', { name: 'Spanish: learned' });
  await expect(progress).toHaveAttribute('value', '2');
  await expect(page.getByText('Active on 1 day in the last year: ')).toContainText(
    '2 words learned',
  );
});

// @spec PR3
test('a part of speech links to its words, and a word to its card', async ({ page, learner }) => {
  const noun = (await learner.words('es')).find(({ text }) => text === 'casa');
  if (!noun) throw new Error('The bank has no casa among its first words');
  await learner.mark(noun, 'learned');
  await openProfile(page, learner);
  await page.getByRole('link', { name: /^Nouns 1 of [\d,]+ words learned$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Spanish nouns' })).toBeFocused();
  await expect(page).toHaveURL('/profile?language=es&pos=noun');
  const words = page.getByRole('list', { name: 'Spanish nouns' }).getByRole('listitem');
  await expect(words).toHaveCount(50);
  const row = words.filter({ has: page.getByRole('link', { name: 'casa', exact: true }) });
  await expect(row).toContainText('house');
  await expect(row).toContainText('Learned');
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(words).toHaveCount(100);
  await row.getByRole('link').click();
  await expect(page).toHaveURL(`/card-detail?id=${noun.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'casa' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Spanish nouns' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: learner.username })).toBeVisible();
});

// @spec PR5 ER9
test('numbers that fail to load show a message, and a retry loads them', async ({
  page,
  learner,
}) => {
  allowFaults(/500.*\/fetch_statistics/);
  const path = '**/api/words/profile/fetch_statistics';
  await page.route(path, (route) => route.fulfill({ status: 500, body: 'Out of order' }));
  await page.goto('/profile');
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to load statistics' });
  await expect(failure).toContainText('Error fetching statistics', { timeout: 20_000 });
  await expect(page.getByRole('link', { name: /^Nouns \d/ })).toBeVisible();
  await page.unroute(path);
  await failure.getByRole('button', { name: 'Tap to retry' }).click();
  await expect(page.getByRole('definition').first()).toHaveText('0');
  await expect(page.getByText(learner.email)).toBeVisible();
  await expect(failure).toBeHidden();
});

// @spec PR6
test('logging out at the end of the page asks for confirmation', async ({ page, learner }) => {
  await openProfile(page, learner);
  const dialog = await openDialog(page, 'Logout', 'Log out of TopWords?');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  expect(await storedSession(page)).toMatchObject({ username: learner.username });
  await openDialog(page, 'Logout', 'Log out of TopWords?');
  await dialog.getByRole('button', { name: 'Logout' }).click();
  await expectSignIn(page);
  await expect(page).toHaveURL('/login-register');
});
