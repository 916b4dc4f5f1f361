import path from 'node:path';
import type { Page } from '@playwright/test';
import { grantRole } from './fixtures/operator-commands.ts';
import { countDocuments } from './fixtures/navigation.ts';
import { expect, test as base } from './fixtures/own-product.ts';
import { liveListings, liveRelease, registryFolder } from './fixtures/registry.ts';
import { startStaticSite, type StaticSite } from './fixtures/static-site.ts';
import { spanishWords } from './fixtures/words-page.ts';

// All tests share one product.
base.describe.configure({ mode: 'default' });

/** Tests of a product that allows overrides from one origin: a developer's machine. */
const test = base.extend<{ makeDeveloper: () => Promise<void> }, { machine: StaticSite }>({
  machine: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern
    async ({}, provide) => {
      const folder = path.join(registryFolder, 'releases/words', liveRelease().version);
      const machine = await startStaticSite({ '/': folder });
      await provide(machine);
      await machine.close();
    },
    { scope: 'worker' },
  ],

  environment: [
    ({ machine }, provide) => provide({ OVERRIDE_ORIGINS: machine.origin }),
    { scope: 'worker' },
  ],

  makeDeveloper: async ({ product, learner }, provide) =>
    provide(() => grantRole(product, learner.email, 'developer')),
});

test.use({
  signedIn: true,
  languages: { native: 'English', targets: ['es'] },
  permissions: ['local-network-access'],
});

test.beforeEach(({ product }) => product.publish(...liveListings()));

function badge(page: Page) {
  return page.getByRole('region', { name: 'Developer’s override' });
}

/** Origins from which the page has loaded containers, since it was opened. */
function containerOrigins(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ pathname }) => pathname.endsWith('/remote-entry.js'))
      .map(({ origin }) => origin),
  );
}

test('a developer runs one remote from their machine, always sees that, and ends it with one click', async ({
  page,
  makeDeveloper,
  machine,
}) => {
  await makeDeveloper();
  await page.goto('/developer');
  await expect(page).toHaveURL('/console/developer');
  await page.getByRole('combobox', { name: 'Remote', exact: true }).click();
  await page.getByTitle('Words', { exact: true }).last().click();
  await page.getByRole('button', { name: 'Run and reload' }).click();
  await expect(badge(page)).toContainText(`Words from ${new URL(machine.origin).host}`);

  await page.goto('/words');
  await expect(spanishWords(page)).toHaveCount(50);
  expect(await containerOrigins(page)).toEqual([machine.origin]);
  await expect(badge(page)).toBeInViewport();
  await page.getByRole('link', { name: 'Translate', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Translate' })).toBeVisible();
  await expect(badge(page)).toBeInViewport();

  const documents = countDocuments(page);
  await badge(page).getByRole('button', { name: 'Turn off' }).click();
  await expect.poll(documents).toBe(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Translate' })).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
  await page.goto('/words');
  await expect(spanishWords(page)).toHaveCount(50);
  expect(await containerOrigins(page)).toEqual([new URL(page.url()).origin]);
});

test('a learner without the role sees that the console is not available', async ({ page }) => {
  await page.goto('/developer');
  await expect(
    page.getByRole('heading', { name: 'The console is not for your account' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Run and reload' })).toHaveCount(0);
});

test('an override from a foreign origin is refused', async ({ page, makeDeveloper, learner }) => {
  await makeDeveloper();
  const { origins } = await learner.storageState();
  const token = origins[0]?.localStorage.find(({ name }) => name === 'token')?.value ?? '';
  const answer = await page.request.post('/api/developer/override', {
    headers: { Authorization: `Bearer ${token}` },
    data: { remote: 'words', origin: 'https://evil.example' },
  });
  expect(answer.status()).toBe(403);
  expect(await answer.json()).toMatchObject({ code: 'override_origin_refused' });
  expect(answer.headers()['set-cookie']).toBeUndefined();
  await page.goto('/words');
  await expect(spanishWords(page)).toHaveCount(50);
  await expect(badge(page)).toHaveCount(0);
});

test('neither a link nor a forged cookie sets an override', async ({
  page,
  context,
  makeDeveloper,
  machine,
  product,
}) => {
  await makeDeveloper();
  await context.addCookies([
    { name: 'topwords-override', value: 'eyJhbGciOiJub25lIn0.e30.', url: product.url },
  ]);
  const link = new URLSearchParams({ remote: 'words', origin: machine.origin, override: 'words' });
  for (const address of [`/words?${link}`, `/console/developer?${link}`, `/words#${link}`]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(badge(page)).toHaveCount(0);
    expect(await containerOrigins(page)).not.toContain(machine.origin);
  }
});
