import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { pageRegistry } from '@topwords/platform/contracts';
import { newestSnapshotKey } from '@topwords/release/log';
import { logOut } from './fixtures/navigation.ts';
import { expect, test } from './fixtures/own-product.ts';
import { listingOf } from './fixtures/registry.ts';
import { spanishWords } from './fixtures/words-page.ts';

// All tests share one product.
test.describe.configure({ mode: 'default' });

test.use({
  signedIn: true,
  languages: { native: 'English', targets: ['es'] },
  // Chromium no longer treats a page changed in transit as local.
  permissions: ['local-network-access'],
});

const minute = 60_000;
const block = /(<script type="application\/json" id="registry">)(.*?)(<\/script>)/s;

/** A registry that loads the words remote from elsewhere. */
function withOtherFiles(text: string): string {
  return text.replaceAll('/words/9.1.0/', '/words/6.6.6/');
}

/** Changes the registry in each page in transit. */
async function alterPages(page: Page, alter: (text: string) => string): Promise<void> {
  await page.route('**/words', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(block, (_all, start, text, end) => `${start}${alter(text)}${end}`);
    expect(body).not.toBe(html);
    await route.fulfill({ response, body });
  });
}

test('the product ignores a snapshot that was changed in the store', async ({
  page,
  product,
  remoteHost,
}) => {
  await product.publish(listingOf(remoteHost.release('words', { version: '9.1.0' })));
  const file = path.join(product.folder, newestSnapshotKey);
  const { sequence } = (await product.served()).snapshot;
  product.registry.forge(readFileSync(file, 'utf8').replaceAll('9.1.0', '9.6.6'));
  // The next one published is accepted, so the forged one was seen and ignored.
  await page.goto('/words');
  await expect(spanishWords(page)).toHaveCount(50);
  await product.publish(listingOf(remoteHost.release('words', { version: '9.2.0' })));
  expect((await product.served()).snapshot.sequence).toBe(sequence + 2);
  expect(remoteHost.asked.filter((asked) => asked.includes('9.6.6'))).toEqual([]);
});

test('the product ignores an older snapshot that replaces the newest', async ({
  product,
  remoteHost,
}) => {
  const first = listingOf(remoteHost.release('words', { version: '9.1.0' }));
  await product.publish(first);
  const older = readFileSync(path.join(product.folder, newestSnapshotKey), 'utf8');
  await product.publish(listingOf(remoteHost.release('words', { version: '9.2.0' })));
  product.registry.forge(older);
  await product.publish(listingOf(remoteHost.release('words', { version: '9.3.0' })));
  const { remotes } = (await product.served()).snapshot;
  expect(remotes[0]?.stable.version).toBe('9.3.0');
});

test('a browser refuses a snapshot that was changed in transit, and requests it again', async ({
  page,
  publishWords,
  remoteHost,
}) => {
  await publishWords({ version: '9.1.0' });
  await alterPages(page, withOtherFiles);
  await page.goto('/words');
  await expect(spanishWords(page)).toHaveCount(50);
  const run = remoteHost.asked.filter((asked) => asked.endsWith('remote-entry.js'));
  expect(run).toEqual(['/words/9.1.0/remote-entry.js']);
});

test('if every answer was changed, the shell shows a message and stays usable', async ({
  page,
  publishWords,
  remoteHost,
}) => {
  await publishWords({ version: '9.1.0' });
  await alterPages(page, withOtherFiles);
  await page.route('**/registry.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withOtherFiles(await response.text()) });
  });
  await page.goto('/words');
  await expect(page.getByText('TopWords could not verify its newest version')).toBeVisible();
  expect(remoteHost.asked.filter((asked) => asked.includes('6.6.6'))).toEqual([]);
  await logOut(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
});

test('a browser refuses a snapshot older than one it has seen', async ({
  page,
  product,
  remoteHost,
}) => {
  const listing = (version: string) => [listingOf(remoteHost.release('words', { version }))];
  const now = Date.now();
  const older = await product.registry.publish(listing('9.1.0'), now - 20 * minute);
  await product.registry.publish(listing('9.2.0'), now - 10 * minute);
  await expect
    .poll(async () => (await product.served()).snapshot.issued_at)
    .toBe(now - 10 * minute);
  await page.goto('/words');
  await expect(spanishWords(page)).toHaveCount(50);

  remoteHost.asked.length = 0;
  await alterPages(page, (text) => {
    const registry = pageRegistry.parse(JSON.parse(text));
    return JSON.stringify({ ...registry, ...older }).replaceAll('<', String.raw`\u003c`);
  });
  await page.goto('/words');
  await expect(spanishWords(page)).toHaveCount(50);
  for (const asked of remoteHost.asked) expect(asked).toContain('/words/9.2.0/');
});
