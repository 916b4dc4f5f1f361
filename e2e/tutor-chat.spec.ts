import type { Locator, Page } from '@playwright/test';
import type { ChatReply } from '@topwords/platform/contracts';
import { answerOf } from './fixtures/answer-of.ts';
import { allowClipboard, readClipboard } from './fixtures/clipboard.ts';
import { tabTo } from './fixtures/focus.ts';
import { expect, test } from './fixtures/test.ts';
import { ask, chatBox, headword, holdBack, messages, openTutor } from './fixtures/tutor-page.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

const casa = '/ai-chat?text=casa&language=es';

/** Questions that the page sends from now on. */
function watchQuestions(page: Page): string[] {
  const questions: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/aichat/stream')) return;
    questions.push((request.postDataJSON() as { message: string }).message);
  });
  return questions;
}

function lastAnswer(page: Page): Locator {
  return messages(page).last();
}

/** Asks a question and waits for the end of the answer. */
async function askToTheEnd(page: Page, question: string): Promise<void> {
  await ask(page, question);
  await expect(lastAnswer(page).getByRole('button', { name: 'Copy the answer' })).toBeVisible();
}

/** The text of a reply, without its Markdown. */
function wordsOf(text: string): string {
  return text.replaceAll(/[*\s-]+/g, '');
}

// @spec P9 AI4
test('each suggested question shows the server’s answer', async ({ page, request }) => {
  await openTutor(page, casa);
  const suggestions = page.getByRole('list', { name: 'Suggested questions' });
  const mistakes = 'What mistakes do learners make with it?';
  const contrast = 'a casa or en casa?';
  const first = [contrast, mistakes, 'Check my sentence', 'Quiz me'];
  await expect(suggestions.getByRole('button')).toHaveText(first);
  const questions = [
    contrast,
    mistakes,
    'What does it mean?',
    'Give me an example',
    'Explain the grammar',
    'Quiz me',
  ];
  for (const [index, question] of questions.entries()) {
    const asking = page.waitForRequest('**/aichat/stream');
    await suggestions.getByRole('button', { name: question }).click();
    const asked = await asking;
    const { authorization = '' } = await asked.allHeaders();
    const { reply, engine } = await answerOf<ChatReply>(
      request.post('/api/words/aichat', { headers: { authorization }, data: asked.postDataJSON() }),
    );
    expect(engine).toBe('TopWords');
    await expect(messages(page)).toHaveCount(2 * index + 2);
    await expect(messages(page).nth(2 * index)).toContainText(question);
    await expect(lastAnswer(page)).toContainText('TopWords');
    await expect
      .poll(async () => wordsOf((await lastAnswer(page).textContent()) ?? ''))
      .toContain(wordsOf(reply));
    await expect(lastAnswer(page).locator('[lang=es]').first()).toBeVisible();
    await expect(suggestions.getByRole('button', { name: question })).toHaveCount(0);
  }
  await suggestions.getByRole('button', { name: 'Check my sentence' }).click();
  await expect(chatBox(page)).toBeFocused();
  await expect(chatBox(page)).toHaveValue('Check my sentence: ');
});

test('the tutor gives a quiz, and judges the answer', async ({ page }) => {
  await openTutor(page, casa);
  await askToTheEnd(page, 'Quiz me');
  await expect(lastAnswer(page)).toContainText('What does casa mean here?');
  const quizzed = (await lastAnswer(page).textContent()) ?? '';
  const meaning = quizzed.includes('segunda') || quizzed.includes('nuestra') ? 'home' : 'house';
  await askToTheEnd(page, meaning);
  await expect(lastAnswer(page)).toContainText('Correct!');
  await askToTheEnd(page, 'next');
  await expect(lastAnswer(page)).not.toContainText('Correct!');
  expect(await lastAnswer(page).textContent()).not.toBe(quizzed);
  await askToTheEnd(page, 'the moon');
  await expect(lastAnswer(page)).toContainText(/Not quite|Almost/);
});

// @spec AI6 V9
test('Enter sends, Shift+Enter breaks the line, blank is ignored', async ({ page }) => {
  await openTutor(page, casa);
  const questions = watchQuestions(page);
  const send = page.getByRole('button', { name: 'Send' });
  await expect(send).toBeDisabled();
  await chatBox(page).fill('  ');
  await chatBox(page).press('Shift+Enter');
  await expect(chatBox(page)).toHaveValue('  \n');
  await expect(send).toBeDisabled();
  await chatBox(page).press('Enter');
  await expect(chatBox(page)).toHaveValue('  \n');
  await expect(messages(page)).toHaveCount(0);
  await chatBox(page).fill('');
  await chatBox(page).pressSequentially('What does');
  await chatBox(page).press('Shift+Enter');
  await chatBox(page).pressSequentially('it mean?');
  await expect(messages(page)).toHaveCount(0);
  await chatBox(page).press('Enter');
  await expect(chatBox(page)).toHaveValue('');
  await expect(lastAnswer(page)).toContainText('house');
  expect(questions).toEqual(['What does\nit mean?']);
});

test('an input method’s Enter accepts the composition, and does not send', async ({ page }) => {
  await openTutor(page, casa);
  const questions = watchQuestions(page);
  await chatBox(page).focus();
  const keys = await page.context().newCDPSession(page);
  const enter = { key: 'Enter', code: 'Enter' };
  await keys.send('Input.imeSetComposition', { text: 'いえ', selectionStart: 2, selectionEnd: 2 });
  await keys.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    ...enter,
    windowsVirtualKeyCode: 229,
  });
  await keys.send('Input.insertText', { text: '家' });
  await keys.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter, windowsVirtualKeyCode: 13 });
  await expect(chatBox(page)).toHaveValue('家');
  await expect(messages(page)).toHaveCount(0);
  expect(questions).toEqual([]);
  await chatBox(page).press('Enter');
  await expect(messages(page).first()).toContainText('家');
  expect(questions).toEqual(['家']);
});

test('an answer is copied as plain text', async ({ page }) => {
  await allowClipboard(page);
  await openTutor(page, casa);
  await askToTheEnd(page, 'Explain the grammar');
  await lastAnswer(page).getByRole('button', { name: 'Copy the answer' }).click();
  await expect(lastAnswer(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await readClipboard(page);
  expect(copied).toContain('casa: noun, feminine.');
  expect(copied).not.toContain('*');
});

for (const [what, kind, question, answered] of [
  ['an answer of the chat', 'chat', 'Explain the grammar', '*casa*: noun, feminine.'],
  ['what is said of the word', 'analysis', '', 'Mi abuelo construyó esta casa.'],
] as const) {
  test(`a report of ${what} is stored, once`, async ({ page, request }) => {
    await openTutor(page, casa);
    if (question !== '') await askToTheEnd(page, question);
    const place = question === '' ? page.locator('main footer') : lastAnswer(page);
    await place.getByRole('button', { name: 'Report a wrong answer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report a wrong answer' });
    await dialog.getByRole('textbox').fill('It is masculine');
    const answer = page.waitForResponse('**/api/words/aireport');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    const stored = await answer;
    const body = stored.request().postDataJSON() as Record<string, string>;
    expect(stored.status()).toBe(200);
    expect(await stored.json()).toEqual({ id: body['id'] });
    expect(body).toMatchObject({
      kind,
      question,
      word: 'casa',
      language: 'es',
      native: 'English',
      engine: 'TopWords',
      comment: 'It is masculine',
      answer: expect.stringContaining(answered),
    });
    await expect(dialog).toContainText('Thank you. We’ll look into your report');
    const { authorization = '' } = await stored.request().allHeaders();
    const again = await request.post(stored.url(), { headers: { authorization }, data: body });
    expect(again.status()).toBe(200);
    expect(await again.json()).toEqual({ id: body['id'] });
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(dialog).toBeHidden();
  });
}

test('a word is found, read, asked about and reported by keyboard alone', async ({ page }) => {
  await page.goto('/ai-chat');
  await expect(page.getByRole('heading', { name: 'Suggested Spanish word' })).toBeVisible();
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('casa');
  await page.keyboard.press('Enter');
  const found = page.getByRole('link', { name: 'casa', exact: true });
  await expect(found).toBeVisible();
  await tabTo(page, found);
  await page.keyboard.press('Enter');
  await expect(headword(page)).toHaveText('casa');
  await expect(page.getByRole('heading', { name: 'Definition' })).toBeVisible();
  await tabTo(page, page.getByRole('tab', { name: 'Overview' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: 'Grammar' })).toBeVisible();
  await tabTo(page, page.getByRole('table').getByRole('button', { name: 'casas' }));
  const question = page.getByRole('button', { name: 'a casa or en casa?' });
  await tabTo(page, question);
  await page.keyboard.press('Enter');
  await expect(lastAnswer(page)).toContainText('Voy a casa.');
  const report = lastAnswer(page).getByRole('button', { name: 'Report a wrong answer' });
  await tabTo(page, report);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Report a wrong answer' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(report).toBeFocused();
  await tabTo(page, chatBox(page));
  await page.keyboard.type('Quiz me');
  await page.keyboard.press('Enter');
  await expect(lastAnswer(page)).toContainText('What does casa mean here?');
  await expect(chatBox(page)).toBeFocused();
});

test('the chat is closed and opened from anywhere on the page', async ({ page }) => {
  await openTutor(page, casa);
  await askToTheEnd(page, 'Quiz me');
  await page.getByRole('button', { name: 'Close the chat' }).click();
  const opener = page.getByRole('button', { name: 'Chat with the tutor' });
  await expect(opener).toBeFocused();
  await page.getByRole('tab', { name: 'Usage' }).click();
  await page.mouse.wheel(0, 2000);
  await expect(opener).toBeInViewport();
  await opener.click();
  await expect(chatBox(page)).toBeFocused();
  await expect(messages(page)).toHaveCount(2);
});

for (const [reducedMotion, moving] of [
  ['reduce', false],
  ['no-preference', true],
] as const) {
  test.describe(`with ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test(`the dots of a thinking tutor ${moving ? 'move' : 'do not move'}`, async ({ page }) => {
      await openTutor(page, casa);
      await holdBack(page, 'aichat/stream');
      await page.getByRole('button', { name: 'Quiz me' }).click();
      const thinking = messages(page).filter({ hasText: 'Thinking…' });
      await expect(thinking).toBeVisible();
      const running = await thinking.evaluate((element) =>
        element.getAnimations({ subtree: true }).some(({ playState, effect }) => {
          const { iterations = 1 } = effect?.getTiming() ?? {};
          return playState === 'running' && iterations === Infinity;
        }),
      );
      expect(running).toBe(moving);
    });
  });
}
