import type { Page } from '@playwright/test';
import { writeRecord, openStore, type ReleaseRecord } from '@topwords/release/commands';
import { grantRole } from './fixtures/operator-commands.ts';
import { expect, test, type Product } from './fixtures/own-product.ts';
import { liveListings, liveRelease } from './fixtures/registry.ts';

// All tests share one product.
test.describe.configure({ mode: 'default' });

test.use({ signedIn: true, signs: true, languages: { native: 'English', targets: ['es'] } });

const next = '9.9.0';

/** Records the live words remote and a later version with the same files as published. */
async function publishVersions({ registry }: Product): Promise<void> {
  const { REGISTRY_STORE = '', REGISTRY_PRIVATE_KEY = '' } = registry.releaseSettings;
  const release = liveRelease('words');
  for (const version of [release.version, next]) {
    const record: ReleaseRecord = {
      format: 1,
      state: 'published',
      release: { ...release, version },
      files: {},
      built_against: {},
      contract: null,
      commit: null,
      published_at: Date.now(),
    };
    const key = JSON.parse(REGISTRY_PRIVATE_KEY) as Parameters<typeof writeRecord>[2];
    await writeRecord(openStore({}, REGISTRY_STORE), record, key);
  }
}

async function stableWords(product: Product): Promise<string | undefined> {
  const { snapshot } = await product.served();
  return snapshot.remotes.find(({ name }) => name === 'words')?.stable.version;
}

function dialog(page: Page, name: string | RegExp) {
  return page.getByRole('dialog', { name });
}

/** Confirms a dialog and waits until it is closed. */
async function confirm(page: Page, title: string, button: string): Promise<void> {
  await dialog(page, title).getByRole('button', { name: button }).click();
  await expect(dialog(page, title)).toHaveCount(0);
}

test('an account without a role sees no link to the console, and is refused', async ({
  page,
  product,
  learner,
}) => {
  await product.publish(...liveListings());
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/words?lang=es');
  const answered = page.waitForResponse('**/api/console/access');
  await page.getByRole('button', { name: `${learner.username}’s account` }).click();
  await answered;
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Console' })).toHaveCount(0);
  expect(scripts.filter((url) => url.includes('/console/'))).toEqual([
    expect.stringContaining('/api/console/access'),
  ]);
  await page.goto('/console');
  await expect(
    page.getByRole('heading', { name: 'The console is not for your account' }),
  ).toBeVisible();
  // Not even its component library is loaded.
  expect(scripts.filter((url) => /\/console\.[0-9a-f]+\.js/.test(url))).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the tables scroll on their own and their rows open', async ({ page, product, learner }) => {
    await publishVersions(product);
    await product.publish(...liveListings());
    await grantRole(product, learner.email, 'operator');
    await page.goto('/console/releases');
    await expect(page.getByRole('row', { name: /^words/ })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: 'words', exact: true }).click();
    await expect(dialog(page, /^words/)).toBeVisible();
    await page.getByRole('tab', { name: 'Versions' }).click();
    await expect(page.getByRole('row', { name: new RegExp(`^${next}`) })).toBeVisible();
  });
});

// The last one: after it, only the console's commands write the registry.
test('an operator promotes, rolls back, runs a canary and makes a partner’s key', async ({
  page,
  product,
  learner,
}) => {
  test.setTimeout(120_000);
  const { version } = liveRelease('words');
  await publishVersions(product);
  await product.publish(...liveListings());
  await grantRole(product, learner.email, 'operator');

  await page.goto('/words?lang=es');
  await page.getByRole('button', { name: `${learner.username}’s account` }).click();
  await page.getByRole('link', { name: 'Console', exact: true }).click();
  await expect(page).toHaveURL('/console/releases');
  await expect(page.getByRole('row', { name: /^words/ })).toContainText(version);
  await page.getByRole('button', { name: 'words', exact: true }).click();

  await page.getByRole('tab', { name: 'Versions' }).click();
  const published = page.getByRole('row', { name: new RegExp(`^${next}`) });
  await published.getByRole('button', { name: 'Promote' }).click();
  await confirm(page, `Promote words ${next}?`, 'Promote');
  await expect.poll(() => stableWords(product)).toBe(next);

  await page.getByRole('button', { name: `Roll back to ${version}` }).click();
  await confirm(page, `Roll words back to ${version}?`, 'Roll back');
  await expect.poll(() => stableWords(product)).toBe(version);

  await published.getByRole('button', { name: 'Start canary' }).click();
  await confirm(page, `Canary of words ${next}`, 'Apply');
  await page.getByRole('button', { name: 'Stop canary' }).click();
  await confirm(page, `Stop the canary words ${next}?`, 'Stop canary');
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText(`Canary of ${next} stopped by ${learner.username}`)).toBeVisible();
  await dialog(page, /^words/)
    .getByRole('button', { name: 'Close' })
    .click();

  await page.getByRole('tab', { name: 'Partners' }).click();
  await page.getByRole('button', { name: 'New key' }).click();
  await page.getByRole('textbox', { name: 'Partner' }).fill('Acme');
  await page.getByRole('combobox', { name: 'Origins' }).fill('https://acme.example');
  await page.getByRole('combobox', { name: 'Origins' }).press('Enter');
  await page.getByRole('button', { name: 'Make key' }).click();
  const made = dialog(page, 'Key for Acme');
  await expect(made.getByText(/^pk_\w{24}$/)).toBeVisible();
  await made.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('row', { name: /^Acme/ })).toContainText('https://acme.example');
});
