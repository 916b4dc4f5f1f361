import { expectAccessible, expectAccessibleAt } from './fixtures/expect-accessible.ts';
import { allowFaults, expect, test } from './fixtures/test.ts';
import {
  chatBox,
  headword,
  holdBack,
  messages,
  openChat,
  openTutor,
  refuse,
} from './fixtures/tutor-page.ts';

test.use({
  signedIn: true,
  languages: { native: 'English', targets: ['es'] },
  contextOptions: { reducedMotion: 'reduce' },
});

const casa = '/ai-chat?text=casa&language=es';

test('the start and the search results are accessible', async ({ page }) => {
  await expectAccessibleAt(page, '/ai-chat', 'Suggested Spanish word');
  await page.getByRole('searchbox').fill('casa');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'casa', exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('the tabs are accessible', async ({ page }) => {
  test.slow();
  await openTutor(page, '/ai-chat?text=ir&language=es');
  for (const name of ['Overview', 'Examples', 'Grammar', 'Usage']) {
    await page.getByRole('tab', { name }).click();
    await expectAccessible(page);
  }
});

test('the chat is accessible', async ({ page }) => {
  await openTutor(page, '/ai-chat?text=ir&language=es');
  const chat = await openChat(page);
  await expectAccessible(page);
  await chat.getByRole('button', { name: 'Quiz me' }).click();
  await expect(chat.getByRole('button', { name: 'Copy the answer' })).toBeVisible();
  await expectAccessible(page);
});

test('a loading word shows a skeleton', async ({ page }) => {
  await holdBack(page, 'generateaiword');
  await page.goto(casa);
  await expect(headword(page)).toHaveText('casa');
  await expect(page.getByRole('tabpanel')).toContainText('Loading');
  await expectAccessible(page);
});

// @spec ER13
test('a failed analysis can be retried', async ({ page }) => {
  allowFaults(/generateaiword/);
  await refuse(page, 'generateaiword', 500, { detail: 'It fell over', code: 'internal' });
  await page.goto(casa);
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to generate AI content' });
  await expect(alert).toContainText('It fell over');
  await expectAccessible(page);
  await page.unroute('**/api/words/generateaiword');
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Definition' })).toBeVisible();
});

test('the daily limit shows when it ends', async ({ page }) => {
  allowFaults(/generateaiword/);
  await refuse(page, 'generateaiword', 429, {
    detail: 'Ask again in 5 hours',
    code: 'tutor_limit_reached',
    retry_after_seconds: 18_000,
  });
  await page.goto(casa);
  await expect(page.getByRole('heading', { name: 'You’ve reached today’s limit' })).toBeVisible();
  await expect(page.getByText(/You can ask again at \d/)).toBeVisible();
  await expectAccessible(page);
});

for (const [title, address] of [
  ['The tutor can’t explain this text', '/ai-chat?text=zzzqqq&language=es'],
  ['The tutor doesn’t offer this language', '/ai-chat?text=maison&language=fr'],
  ['This is your own language', '/ai-chat?text=house&language=en'],
  ['Word not found', '/ai-chat?id=999999999'],
] as const) {
  test(`${title}: the way to another word`, async ({ page }) => {
    allowFaults(/generateaiword/, /get_detail_word/);
    await expectAccessibleAt(page, address, title);
    await page.getByRole('link', { name: 'Choose another word' }).click();
    await expect(page).toHaveURL('/ai-chat');
  });
}

// @spec AI5
test('the thinking tutor can be stopped', async ({ page }) => {
  await openTutor(page, casa);
  const chat = await openChat(page);
  await holdBack(page, 'aichat/stream');
  await chatBox(page).fill('Is it old?');
  await chatBox(page).press('Enter');
  await expect(chat.getByText('Thinking…').last()).toBeVisible();
  await expectAccessible(page);
  await chat.getByRole('button', { name: 'Stop the answer' }).click();
  await expect(messages(page).last()).toContainText('Stopped');
});

// @spec ER12
test('a failed chat can be retried', async ({ page }) => {
  allowFaults(/aichat\/stream/);
  await openTutor(page, casa);
  const chat = await openChat(page);
  const detail = 'The tutor is away. Please try again.';
  await refuse(page, 'aichat/stream', 503, { detail, code: 'tutor_unavailable' });
  await chatBox(page).fill('What is its plural?');
  await chatBox(page).press('Enter');
  await expect(messages(page).last()).toContainText(
    'Sorry, I encountered an error. Please try again.',
  );
  await expect(messages(page).last()).toContainText(detail);
  await expectAccessible(page);
  await page.unroute('**/api/words/aichat/stream');
  await chat.getByRole('button', { name: 'Try Again' }).click();
  await expect(messages(page).last()).toContainText('casas');
  await expect(messages(page)).toHaveCount(2);
});

test('a report that fails keeps its comment', async ({ page }) => {
  allowFaults(/aireport/);
  await openTutor(page, casa);
  const detail = 'The service is busy';
  await refuse(page, 'aireport', 503, { detail, code: 'database_unavailable' });
  await page.getByRole('button', { name: 'Report a wrong answer' }).click();
  const comment = page.getByRole('textbox', { name: /What is wrong/ });
  await comment.fill('The gender');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('dialog')).toContainText('Couldn’t send the report');
  await expect(comment).toHaveValue('The gender');
  await expectAccessible(page);
  await page.unroute('**/api/words/aireport');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('dialog')).toContainText('Thank you.');
});
