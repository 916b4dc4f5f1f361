import { untilStored } from './fixtures/kept-answers.ts';
import { idsOf, openKeptWords, starredWords, test } from './fixtures/offline-learner.ts';
import { expect } from './fixtures/test.ts';
import { waitingCount } from './fixtures/waiting-changes.ts';
import { spanishWords, starOf } from './fixtures/words-page.ts';

test('stars of a day without a network are in the starred list, wait in a count, and are sent from any screen', async ({
  page,
  context,
  learner,
  network,
}) => {
  test.slow();
  const words = (await learner.words('es')).slice(0, 3);
  await openKeptWords(page);
  await untilStored(page, '"only_starred":"true"');
  await page.close();
  await network.cut();
  const later = await context.newPage();
  await later.goto('/words?lang=es');
  for (let index = 0; index < words.length; index += 1) {
    await starOf(spanishWords(later).nth(index)).click();
    // The first one makes room for the line above the list.
    await expect(later.getByText(/changes? waits? for the network/)).toBeVisible();
  }
  await expect(later.getByText('3 changes wait for the network')).toBeVisible();
  for (let visit = 0; visit < 2; visit += 1) {
    await later.goto('/words?lang=es&filter=starred');
    await expect(spanishWords(later)).toHaveCount(3);
  }
  await later.close();
  await network.mend();
  const back = await context.newPage();
  await back.goto('/profile');
  await expect.poll(() => waitingCount(context), { timeout: 30_000 }).toBe(0);
  const starred = await starredWords(learner);
  expect(idsOf(starred)).toEqual(idsOf(words));
});

test('a star that another device has removed since stays removed', async ({
  page,
  context,
  learner,
  network,
}) => {
  const [word] = await learner.words('es');
  if (!word) throw new Error('There are no words');
  await openKeptWords(page);
  await network.cut();
  const star = starOf(spanishWords(page).first());
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  // The server knows the age of a late act only as exactly as the request takes to arrive.
  await page.waitForTimeout(1000);
  await learner.mark(word, 'star', false);
  await network.mend();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  expect(await waitingCount(context)).toBe(0);
  expect(await starredWords(learner)).toEqual([]);
});

test('with a full storage everything works, and nothing is lost that waits', async ({
  page,
  context,
  learner,
  baseURL,
  network,
}) => {
  await openKeptWords(page);
  const client = await context.newCDPSession(page);
  await client.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 1000 });
  await page.reload();
  await expect(spanishWords(page)).toHaveCount(50);
  await network.cut();
  await starOf(spanishWords(page).first()).click();
  await expect.poll(() => waitingCount(context)).toBe(1);
  await network.mend();
  await expect.poll(async () => (await starredWords(learner)).length).toBe(1);
});

test('with a browser storage that is full, a mark waits as long as its page', async ({
  page,
  learner,
  network,
}) => {
  await openKeptWords(page);
  await page.evaluate(() => {
    for (let size = 2 ** 22, index = 0; size >= 1; index += 1) {
      try {
        localStorage.setItem(`full ${index}`, 'x'.repeat(size));
      } catch {
        size /= 2;
      }
    }
  });
  await network.cut();
  const star = starOf(spanishWords(page).first());
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await network.mend();
  await expect.poll(async () => (await starredWords(learner)).length).toBe(1);
});

test('marks of two tabs without a network end in the last one', async ({
  page,
  context,
  learner,
  network,
}) => {
  await openKeptWords(page);
  const other = await context.newPage();
  await other.goto('/words?lang=es');
  await expect(spanishWords(other)).toHaveCount(50);
  await network.cut();
  const [first, second] = [page, other].map((tab) => starOf(spanishWords(tab).first()));
  if (!first || !second) throw new Error('There are no tabs');
  for (const [star, isSet] of [
    [first, true],
    [second, false],
    [first, true],
  ] as const) {
    await expect(star).toHaveAttribute('aria-pressed', String(!isSet));
    await star.click();
    for (const shown of [first, second]) {
      await expect(shown).toHaveAttribute('aria-pressed', String(isSet));
    }
  }
  expect(await waitingCount(context)).toBe(1);
  await network.mend();
  await expect.poll(() => waitingCount(context)).toBe(0);
  expect(await starredWords(learner)).toHaveLength(1);
});
