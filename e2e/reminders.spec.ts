import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/expect-accessible.ts';
import { arrived, expect, test } from './fixtures/mail-product.ts';
import { openDialog, openProfile, section } from './fixtures/profile-page.ts';
import { test as plain } from './fixtures/test.ts';

/** A zone in which it is noon, so that the present hour is one of those offered. */
function zoneAtNoon(): string {
  const offset = 12 - new Date().getUTCHours();
  // These names count westwards.
  return offset === 0 ? 'UTC' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}

const timeZone = zoneAtNoon();

function presentHour(): string {
  const parts = { timeZone, hour: '2-digit', hourCycle: 'h23' } as const;
  return String(Number(new Intl.DateTimeFormat('en', parts).format()));
}

const reminder = (page: Page) => page.getByRole('combobox', { name: 'Reminder' });

test.use({
  timezoneId: timeZone,
  languages: { native: 'English', targets: ['es'], timeZone },
});

test.describe('of a learner who is signed in', () => {
  test.use({ signedIn: true });

  test('a mail comes at the hour, and one tap on its link turns reminders off', async ({
    page,
    browser,
    learner,
    mailServer,
  }) => {
    test.setTimeout(120_000);
    await learner.practice.dueCard('casa', 'listen');
    await openProfile(page, learner);
    await expect(section(page, 'App settings')).toContainText('Confirm your email under Security');
    await page.goto(
      await arrived(mailServer, learner.email, /http\S+\/confirm-email#token=[\w-]+/),
    );
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(page.getByText('Your email is confirmed')).toBeVisible();

    await openProfile(page, learner);
    await expect(reminder(page)).toHaveValue('');
    const isSaved = page.waitForResponse('**/api/profile/reminder');
    await reminder(page).selectOption(presentHour());
    expect((await isSaved).status()).toBe(200);
    await expect(page.getByRole('switch', { name: 'By email' })).toBeChecked();
    await expectAccessible(page);
    const dialog = await openDialog(page, 'Add to calendar', 'Add to your calendar');
    await expectAccessible(page);
    const calendar = await dialog.getByLabel('Calendar address').inputValue();
    expect(await (await page.request.get(calendar)).text()).toContain('BEGIN:VEVENT');

    const isFading = /Subject: 1 word is fading\n/;
    await arrived(mailServer, learner.email, isFading);
    const off = await arrived(mailServer, learner.email, /http\S+\/reminders-off#token=[\w.-]+/);
    const practice = await arrived(mailServer, learner.email, /http\S+\/practice\?lang=es/);
    await page.goto(practice);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const elsewhere = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    const stranger = await elsewhere.newPage();
    await stranger.goto(off);
    const heading = stranger.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Reminders are off');
    await expectAccessible(stranger);
    expect(await (await page.request.get(calendar)).text()).not.toContain('BEGIN:VEVENT');
    await stranger.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(stranger);
    await stranger.getByRole('button', { name: 'Turn on again' }).press('Enter');
    await expect(heading).toHaveText('Reminders are on');
    await expect(stranger.getByRole('button', { name: 'Turn off' })).toBeFocused();
    await stranger.keyboard.press('Enter');
    await expect(heading).toHaveText('Reminders are off');
    await elsewhere.close();

    await openProfile(page, learner);
    await expect(reminder(page)).toHaveValue('');
    const mails = mailServer.taken.filter(({ to }) => to === learner.email);
    expect(mails.filter(({ content }) => isFading.test(content))).toHaveLength(1);
  });
});

plain.describe('where no mail server is set up', () => {
  plain.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

  plain('the row says so, and the calendar works', async ({ page, learner }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openProfile(page, learner);
    await expect(section(page, 'App settings')).toContainText('This site can’t send email.');
    await reminder(page).selectOption('19');
    await expect(page.getByText(/^Reminder set for 7:00\sPM$/)).toBeAttached();
    await page.reload();
    await expect(reminder(page)).toHaveValue('19');
    await expect(page.getByRole('switch', { name: 'By email' })).toHaveCount(0);
    await expectAccessible(page);
    await openDialog(page, 'Add to calendar', 'Add to your calendar');
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download a file' }).click();
    expect((await download).suggestedFilename()).toBe('topwords.ics');
  });

  plain('an incomplete link says where else to turn reminders off', async ({ page }) => {
    await page.goto('/reminders-off');
    await expect(page.getByText(/turn reminders off in your profile/)).toBeVisible();
    await expectAccessible(page);
  });
});
