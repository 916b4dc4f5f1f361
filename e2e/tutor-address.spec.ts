import type { Page } from '@playwright/test';
import type { Word } from '@topwords/platform/contracts';
import { allowClipboard, readClipboard } from './fixtures/clipboard.ts';
import type { Learner } from './fixtures/learner.ts';
import { banner } from './fixtures/navigation.ts';
import { watchFaults, expect, test } from './fixtures/test.ts';
import { chatBox, headword, messages, openTutor } from './fixtures/tutor-page.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

async function wordCasa(learner: Learner): Promise<Word> {
  const word = (await learner.words('es')).find(({ text }) => text === 'casa');
  if (!word) throw new Error('The bank has no casa among its first words');
  return word;
}

/** API calls that the page makes from now on. */
function watchCalls(page: Page, name: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(`/api/words/${name}`)) calls.push(request.postData() ?? pathname);
  });
  return calls;
}

async function expectCasa(page: Page): Promise<void> {
  await expect(headword(page)).toHaveText('casa');
  await expect(page.getByRole('tabpanel')).toContainText('1. house');
}

test('the word comes with the navigation, and is kept in the address', async ({
  page,
  learner,
}) => {
  const word = await wordCasa(learner);
  await page.goto(`/card-detail?id=${word.id}`);
  const link = page.getByRole('link', { name: 'AI Tutor' });
  await expect(link).toBeVisible();
  const details = watchCalls(page, 'get_detail_word');
  const analyses = watchCalls(page, 'generateaiword');
  await link.click();
  await expectCasa(page);
  expect(details).toEqual([]);
  expect(analyses.map((body) => JSON.parse(body))).toEqual([
    { text: 'casa', language: 'es', native: 'English', word_id: word.id },
  ]);
  await page.reload();
  await expectCasa(page);
  const other = await page.context().newPage();
  await other.goto(`/ai-chat?id=${word.id}`);
  await expectCasa(other);
  await other.close();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(`/card-detail?id=${word.id}`);
});

test('a form of a word leads to the word, and the word links to its card', async ({
  page,
  learner,
}) => {
  const word = await wordCasa(learner);
  await openTutor(page, '/ai-chat?text=casas&language=es');
  await expect(headword(page)).toHaveText('casas');
  await expect(page.getByRole('tabpanel')).toContainText('casas is a form of casa (plural)');
  await page.getByRole('link', { name: 'Open the card' }).click();
  await expect(page).toHaveURL(`/card-detail?id=${word.id}`);
});

test('a word opened again starts at its overview, and is not requested again', async ({ page }) => {
  const analyses = watchCalls(page, 'generateaiword');
  await openTutor(page, '/ai-chat?text=casa&language=es');
  await page.getByRole('link', { name: 'hogar' }).click();
  await expect(headword(page)).toHaveText('hogar');
  await expect(page.getByRole('tabpanel')).toContainText('home');
  expect(analyses).toHaveLength(2);
  await page.getByRole('tab', { name: 'Usage' }).click();
  await page.goBack();
  await expectCasa(page);
  await expect(page.getByRole('tab', { name: 'Overview', selected: true })).toBeVisible();
  await page.goForward();
  await expect(headword(page)).toHaveText('hogar');
  await expect(page.getByRole('tab', { name: 'Overview', selected: true })).toBeVisible();
  expect(analyses).toHaveLength(2);
});

// @spec ST26
test('another word starts at its overview, with a new chat', async ({ page }) => {
  await openTutor(page, '/ai-chat?text=casa&language=es');
  await page.getByRole('button', { name: 'Quiz me' }).click();
  await expect(messages(page)).toHaveCount(2);
  await page.getByRole('tab', { name: 'Grammar' }).click();
  await page.getByRole('link', { name: 'Another word' }).click();
  await page.getByRole('searchbox').fill('agua');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'agua', exact: true }).click();
  await expect(headword(page)).toHaveText('agua');
  await expect(page.getByRole('tab', { name: 'Overview', selected: true })).toBeVisible();
  await expect(page.locator('main header')).toContainText('water');
  await expect(messages(page)).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Suggested questions' })).toContainText('Quiz me');
});

test('a question typed for one word is not sent for another', async ({ page }) => {
  await openTutor(page, '/ai-chat?text=casa&language=es');
  await chatBox(page).fill('Is it feminine?');
  await page.getByRole('link', { name: 'hogar' }).click();
  await expect(headword(page)).toHaveText('hogar');
  await expect(chatBox(page)).toHaveValue('');
});

/**
 * Mocks the system's share sheet in the page; it fails with the error, if any. Also records copied
 * text.
 */
async function stubShare(page: Page, errorName: string): Promise<void> {
  await page.addInitScript((errorName) => {
    const shared: (ShareData | string)[] = [];
    const { clipboard } = navigator;
    const write = clipboard.writeText.bind(clipboard);
    clipboard.writeText = (text) => {
      shared.push(text);
      return write(text);
    };
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        shared.push(data);
        if (errorName) throw new DOMException('No', errorName);
      },
    });
    Object.assign(globalThis, { shared });
  }, errorName);
}

function sharedWith(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(globalThis, 'shared'));
}

for (const [what, errorName, copied] of [
  ['the system’s sheet gets a link that opens the same word', '', false],
  ['a sheet that is cancelled leaves it at that', 'AbortError', false],
  ['a sheet that fails leaves the link in the clipboard', 'NotAllowedError', true],
] as const) {
  test(what, async ({ page, learner }) => {
    const word = await wordCasa(learner);
    await allowClipboard(page);
    await stubShare(page, errorName);
    await openTutor(page, `/ai-chat?id=${word.id}`);
    await page.getByRole('button', { name: 'Share' }).click();
    const url = new URL(`/ai-chat?id=${word.id}`, page.url()).href;
    const sheet = { title: '“casa” in TopWords', url };
    await expect.poll(() => sharedWith(page)).toEqual(copied ? [sheet, url] : [sheet]);
    if (copied) {
      await expect(banner(page, 'success')).toContainText('Link copied');
      expect(await readClipboard(page)).toBe(url);
    } else {
      await expect(banner(page, 'success')).toBeHidden();
    }
  });
}

test('a person who opens the copied link sees the same word', async ({ page, browser }) => {
  await allowClipboard(page);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await openTutor(page, '/ai-chat?text=en casa&language=es');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(banner(page, 'success')).toContainText('Link copied');
  const other = await browser.newContext({ storageState: await page.context().storageState() });
  watchFaults(other);
  const received = await other.newPage();
  await received.goto(await readClipboard(page));
  await expect(headword(received)).toHaveText('en casa');
  await expect(received.locator('main header')).toContainText('at home');
  await other.close();
});
