import { countDocuments } from './fixtures/navigation.ts';
import { expect, test } from './fixtures/own-product.ts';
import { listingOf } from './fixtures/registry.ts';
import { spanishWords } from './fixtures/words-page.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

test('a new version is offered, and loads only with a reload', async ({
  page,
  product,
  remoteHost,
}) => {
  const publish = (version: string) =>
    product.publish(listingOf(remoteHost.release('words', { version })));
  const askedVersions = () =>
    new Set(remoteHost.asked.map((address) => address.split('/')[2] ?? ''));
  const rows = spanishWords(page);
  const notice = page.getByRole('status').filter({ hasText: 'Update ready' });
  await page.clock.install();
  await publish('9.1.0');
  await page.goto('/words');
  await expect(rows).toHaveCount(50);

  await publish('9.2.0');
  const documents = countDocuments(page);
  await page.clock.fastForward('05:01');
  await expect(notice).toBeVisible();
  await expect(rows).toHaveCount(50);
  expect(documents()).toBe(0);
  expect([...askedVersions()]).toEqual(['9.1.0']);

  // Dismissed, the offer stays hidden for that version and appears again for the next one.
  await notice.getByRole('button', { name: 'Not now' }).click();
  await expect(notice).toHaveCount(0);
  await page.clock.fastForward('05:01');
  await expect(rows).toHaveCount(50);
  await expect(notice).toHaveCount(0);
  await publish('9.3.0');
  await page.clock.fastForward('05:01');
  await notice.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(documents).toBe(1);
  await expect(rows).toHaveCount(50);
  expect([...askedVersions()]).toEqual(['9.1.0', '9.3.0']);
  await expect(notice).toHaveCount(0);
});
