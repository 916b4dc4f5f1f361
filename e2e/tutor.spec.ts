import { allowClipboard, readClipboard } from './fixtures/clipboard.ts';
import { banner, expectNoSidewaysScroll, mainNavigation } from './fixtures/navigation.ts';
import { expect, test } from './fixtures/test.ts';
import { chatBox, headword, messages, openChat, openTutor } from './fixtures/tutor-page.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

// @spec P9 R3 AI1
test('the card links to the tutor, whose four tabs explain the word', async ({ page, learner }) => {
  const words = await learner.words('es');
  const word = words.find(({ text }) => text === 'casa');
  if (!word) throw new Error('The bank has no casa among its first words');
  await page.goto(`/card-detail?id=${word.id}`);
  await page.getByRole('link', { name: 'AI Tutor' }).click();
  await expect(page).toHaveURL(`/ai-chat?id=${word.id}`);
  await expect(headword(page)).toHaveText('casa');
  await expect(headword(page)).toHaveAttribute('lang', 'es');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('heading', { name: 'Definition' })).toBeVisible();
  await expect(panel).toContainText('house');
  await expectNoSidewaysScroll(page);
  await page.getByRole('tab', { name: 'Examples' }).click();
  await expect(panel.locator('mark').first()).toHaveText(/^casas?$/i);
  await page.getByRole('tab', { name: 'Grammar' }).click();
  const form = panel.getByRole('table').getByRole('button', { name: 'casas' });
  await expect(form).toHaveAttribute('lang', 'es');
  await expectNoSidewaysScroll(page);
  await page.getByRole('tab', { name: 'Usage' }).click();
  await expect(panel.getByRole('heading', { name: 'When to use it' })).toBeVisible();
});

test('the arrow keys switch tabs', async ({ page }) => {
  await openTutor(page, '/ai-chat?text=casa&language=es');
  await page.getByRole('tab', { name: 'Overview' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Examples' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('tabpanel', { name: 'Usage' })).toBeVisible();
});

// @spec AI3
test('the chat answers, can be reported, and is cleared with another word', async ({
  page,
  isMobile,
}) => {
  await openTutor(page, '/ai-chat?text=casa&language=es');
  const chat = await openChat(page);
  if (isMobile) await expect(chatBox(page)).toBeFocused();
  await chat.getByRole('button', { name: 'a casa or en casa?' }).click();
  await expect(messages(page).nth(1)).toContainText('Voy a casa.');
  await expect(messages(page).nth(1)).toContainText('TopWords');
  await chatBox(page).fill('Is it');
  await chatBox(page).press('Shift+Enter');
  await chatBox(page).pressSequentially('common?');
  await expect(messages(page)).toHaveCount(2);
  await chatBox(page).press('Enter');
  await expect(chatBox(page)).toHaveValue('');
  await expect(chat.getByRole('button', { name: 'Copy the answer' })).toHaveCount(2);

  await chat.getByRole('button', { name: 'Report a wrong answer' }).last().click();
  await page.getByRole('textbox', { name: /What is wrong/ }).fill('Only a test');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText(/^Thank you\./)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chat.getByRole('button', { name: 'Report a wrong answer' }).last()).toBeFocused();
  if (isMobile) {
    await page.keyboard.press('Escape');
    await expect(chat).toBeHidden();
    await expect(page.getByRole('button', { name: 'Chat with the tutor' })).toBeFocused();
  }

  await page.getByRole('tab', { name: 'Usage' }).click();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await page.getByRole('link', { name: 'hogar' }).click();
  await expect(headword(page)).toHaveText('hogar');
  await openChat(page);
  await expect(messages(page)).toHaveCount(0);
});

// @spec AI2
test('without a system share sheet, Share copies a link that opens the same word', async ({
  page,
}) => {
  await allowClipboard(page);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  const address = '/ai-chat?text=casa&language=es';
  await openTutor(page, address);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(banner(page, 'success')).toContainText('Link copied');
  expect(await readClipboard(page)).toBe(new URL(address, page.url()).href);
});

test('without a word, one can be searched for, and then appears among recent words', async ({
  page,
}) => {
  await page.goto('/');
  await mainNavigation(page).getByRole('link', { name: 'AI Chat' }).click();
  await expect(headword(page)).toHaveText('AI Tutor');
  await expect(page.getByRole('heading', { name: 'Suggested Spanish word' })).toBeVisible();
  await page.getByRole('searchbox').fill('casa');
  await page.getByRole('link', { name: 'casa', exact: true }).click();
  await expect(headword(page)).toHaveText('casa');
  await expect(page.getByText('From the TopWords word bank.')).toBeVisible();
  await page.getByRole('link', { name: 'Another word' }).click();
  await expect(page.getByRole('heading', { name: 'Recent words' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'casa', exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
