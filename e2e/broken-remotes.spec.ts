import path from 'node:path';
import type { Page } from '@playwright/test';
import {
  countDocuments,
  logOut,
  mainNavigation,
  storedSession,
  signIn,
} from './fixtures/navigation.ts';
import { expect, test } from './fixtures/own-product.ts';
import { listingOf } from './fixtures/registry.ts';
import type { NetworkFault } from './fixtures/remote-host.ts';
import { allowFaults } from './fixtures/test.ts';
import { spanishWords } from './fixtures/words-page.ts';

// All tests share one product.
test.describe.configure({ mode: 'default' });

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

function fallback(page: Page) {
  return page.getByRole('alert').filter({ hasText: 'Couldn’t load Words' });
}

/** Checks that the bars, the address and the account menu still work. */
async function expectShellUsable(page: Page): Promise<void> {
  await mainNavigation(page).getByRole('link', { name: 'Learned' }).click();
  await expect(page).toHaveURL('/learned');
  await mainNavigation(page).getByRole('link', { name: 'Saved Words' }).click();
  await expect(page).toHaveURL('/words');
  const account = page.getByRole('button', { name: 'Ada’s account' });
  await account.click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.keyboard.press('Escape');
}

const screenChunk = /^__federation_expose_remote\..*\.js$/;

const screenFaults: NetworkFault[] = ['answers 404', 'hangs', 'has one byte changed'];

for (const fault of screenFaults) {
  test(`a remote whose screen ${fault} has a fallback, and Retry recovers without a reload`, async ({
    page,
    remoteHost,
    publishWords,
  }) => {
    allowFaults(new RegExp(remoteHost.origin));
    await publishWords();
    await remoteHost.breakDown(fault, screenChunk);
    const documents = countDocuments(page);
    await page.clock.install();
    const asked = page.waitForRequest((request) => screenChunk.test(path.basename(request.url())));
    await page.goto('/words', { waitUntil: 'domcontentloaded' });
    await asked;
    // The time limit of the load.
    if (fault === 'hangs') await page.clock.fastForward(15_000);
    await expect(fallback(page)).toBeVisible();
    await expectShellUsable(page);
    await expect(fallback(page)).toBeVisible();

    await remoteHost.repair();
    await fallback(page).getByRole('button', { name: 'Retry' }).click();
    await expect(spanishWords(page)).toHaveCount(50);
    await expect(fallback(page)).toBeHidden();
    expect(documents()).toBe(1);
  });
}

test('a failed Retry shows the fallback again, and the next one recovers', async ({
  page,
  remoteHost,
  publishWords,
}) => {
  allowFaults(new RegExp(remoteHost.origin));
  await publishWords();
  await remoteHost.breakDown('answers 404');
  await page.goto('/words');
  const retry = fallback(page).getByRole('button', { name: 'Retry' });
  for (const attempt of [1, 2]) {
    const again = page.waitForResponse(`**/remote-entry.js?retry=${attempt}`);
    await retry.click();
    expect((await again).status()).toBe(404);
    await expect(retry).toBeEnabled();
  }
  await remoteHost.repair();
  await retry.click();
  await expect(spanishWords(page)).toHaveCount(50);
});

test('a learner can log out although the remote hangs', async ({
  page,
  remoteHost,
  publishWords,
}) => {
  allowFaults(new RegExp(remoteHost.origin));
  await publishWords();
  await remoteHost.breakDown('hangs');
  await page.goto('/words', { waitUntil: 'domcontentloaded' });
  await logOut(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  expect(await storedSession(page)).toEqual({});
});

test('a visitor signs in although the remote is down', async ({
  page,
  context,
  learner,
  remoteHost,
  publishWords,
}) => {
  allowFaults(new RegExp(remoteHost.origin));
  await publishWords();
  await remoteHost.breakDown('refuses connections');
  await context.clearCookies();
  await page.goto('/words');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  expect(remoteHost.asked).toEqual([]);
  await signIn(page, learner);
  await expect(fallback(page)).toBeVisible();
});

test('a remote missing from the registry has no entries and no routes', async ({
  page,
  product,
}) => {
  await product.publish();
  await page.goto('/words');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(mainNavigation(page).getByRole('link')).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing here right now' })).toBeVisible();
  await logOut(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
});

// @spec D1
test('routes and entries come from the registry', async ({ page, product, remoteHost }) => {
  const routes = ['/vocabulary'];
  const added = remoteHost.addRemote('vocabulary', `() => [{ path: '/*', element: 'Listed' }]`);
  const navigation = [
    { path: '/vocabulary', label: { en: 'Vocabulary' }, icon: 'words' as const, order: 1 },
  ];
  await product.publish(listingOf({ ...added, routes, navigation }));
  await page.goto('/vocabulary');
  await expect(page.getByRole('main')).toHaveText('Listed');
  await expect(mainNavigation(page).getByRole('link')).toHaveText(['Vocabulary']);
  await page.goto('/words');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
