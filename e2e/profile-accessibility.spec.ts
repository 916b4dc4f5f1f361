import { expectAccessible } from './fixtures/expect-accessible.ts';
import { openDialog, openProfile } from './fixtures/profile-page.ts';
import { expect, test } from './fixtures/test.ts';

test.use({
  signedIn: true,
  languages: { native: 'English', targets: ['es', 'ru'] },
  contextOptions: { reducedMotion: 'reduce' },
});
test.slow();

test('the profile is accessible', async ({ page, learner }) => {
  const [first] = await learner.words('es');
  if (first) await learner.mark(first, 'learned');
  await openProfile(page, learner);
  await expectAccessible(page);
});

test('the dialogs of the profile are accessible', async ({ page, learner }) => {
  await openProfile(page, learner);
  const deletion = await openDialog(page, 'Delete my account', 'Delete your account?');
  await deletion.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(deletion).toContainText('Enter your password');
  await expectAccessible(page);
  await deletion.getByRole('button', { name: 'Cancel' }).click();
  const zones = await openDialog(page, 'Change the time zone', 'Time zone');
  await zones.getByRole('searchbox').fill('europe');
  await expect(zones.getByRole('radio', { name: /^Europe \/ Madrid/ })).toBeVisible();
  await expectAccessible(page);
});
