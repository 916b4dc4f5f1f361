import { expect, test } from './fixtures/own-product.ts';
import { liveListings, liveShell } from './fixtures/registry.ts';
import { spanishWords } from './fixtures/words-page.ts';
import { signIn } from './fixtures/navigation.ts';

test.use({ languages: { native: 'English', targets: ['es'] } });

test('a tab with the old shell loads its lazy parts after a new shell went live', async ({
  page,
  product,
  remoteHost,
  learner,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const lateParts = () => asked.filter((url) => /\/federation\.[^/]+\.js$/.test(url));
  const oldShell = liveShell();
  const newShell = remoteHost.releaseShell('9.0.0');
  const marker = page.locator('meta[name="shell"]');
  const servedPage = async () => (await fetch(product.url)).text();

  await product.registry.publish(liveListings(), Date.now(), { stable: oldShell, previous: null });
  await expect.poll(servedPage).toContain(`${oldShell.base}public/main.`);
  await page.goto('/login-register');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  expect(lateParts()).toEqual([]);

  const listing = { stable: newShell, previous: oldShell };
  await product.registry.publish(liveListings(), Date.now(), listing);
  await expect.poll(servedPage).toContain(`${newShell.base}public/main.`);

  await signIn(page, learner);
  await page.getByRole('link', { name: 'Saved Words' }).click();
  const words = spanishWords(page);
  await expect(words).toHaveCount(50);
  await expect(marker).toHaveCount(0);
  expect(lateParts()).toEqual([
    expect.stringContaining(`${product.url}${oldShell.base}public/federation.`),
  ]);

  // The next page has the new shell, whose files come from another origin.
  asked.length = 0;
  await page.reload();
  await expect(words).toHaveCount(50);
  await expect(marker).toHaveAttribute('content', '9.0.0');
  expect(lateParts()).toEqual([expect.stringContaining(`${newShell.base}public/federation.`)]);
});
