import type { Locator } from '@playwright/test';
import { says } from '../api/src/tutor/testing/model-server.ts';
import { expectAccessible } from './fixtures/expect-accessible.ts';
import { expect, modelName, test, writtenAnswer } from './fixtures/model-product.ts';
import { ask, chatBox, messages, openChat, openTutor } from './fixtures/tutor-page.ts';

// All tests share one product.
test.describe.configure({ mode: 'default' });

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

const casa = '/ai-chat?text=casa&language=es';

/** Announcements to screen readers. */
function news(chat: Locator): Locator {
  // The shell's messages are also above the sheet, in a popover.
  return chat.locator(':not([popover]) > output');
}

test('an answer appears as it is written, and is announced when complete', async ({
  page,
  model,
}) => {
  const answer = writtenAnswer();
  model.chats(answer.reply);
  await openTutor(page, casa, modelName);
  const chat = await openChat(page);
  await ask(page, 'Where is it from?');
  const last = messages(page).last();
  await expect(last).toContainText('Thinking…');
  await expect(news(chat)).toHaveText('Thinking…');
  await answer.write('It is old. ');
  await expect(last).toContainText('It is old.');
  await expect(messages(page)).toHaveCount(2);
  await expect(chat.getByRole('button', { name: 'Stop the answer' })).toBeVisible();
  await expect(last.getByRole('button', { name: 'Copy the answer' })).toHaveCount(0);
  await expect(news(chat)).toHaveText('');
  await expectAccessible(page);
  await answer.write('It comes from Latin, as *casero');
  await answer.write('* does. ');
  await expect(last).toContainText('It is old. It comes from Latin, as casero does.');
  await expect(last.locator('[lang=es]')).toHaveText('casero');
  await answer.end();
  await expect(last).toContainText(modelName);
  await expect(news(chat)).toHaveText('It is old. It comes from Latin, as casero does.');
  await expect(chat.getByRole('button', { name: 'Send' })).toBeVisible();
});

test('Stop keeps the received text, and cancels the request to the model', async ({
  page,
  model,
}) => {
  const answer = writtenAnswer();
  model.chats(answer.reply, says('A house.'));
  await openTutor(page, casa, modelName);
  const chat = await openChat(page);
  await ask(page, 'Tell me a story');
  await answer.write('Once upon a time there was a house. ');
  const last = messages(page).last();
  await expect(last).toContainText('Once upon a time');
  await chat.getByRole('button', { name: 'Stop the answer' }).click();
  await answer.left;
  await expect(last).toContainText('Stopped');
  await expect(last).toContainText('Once upon a time');
  await expect(chatBox(page)).toBeFocused();
  await expect(last.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
  await ask(page, 'What is it?');
  await expect(last).toContainText(`A house.${modelName}`);
  const contents =
    model
      .requests()
      .at(-1)
      ?.body.messages.map(({ content }) => content) ?? [];
  expect(contents.join()).toContain('Once upon a time');
});

test('a model’s output is always treated as text', async ({ page, model }) => {
  model.chats(
    says([
      '**Two** things:\n\n- *casas*\n- [a page](https://example.org/casa)\n\n',
      '<img src=x onerror="document.title=1"> [b](javascript:alert(1))',
    ]),
  );
  await openTutor(page, casa, modelName);
  await openChat(page);
  await ask(page, 'Which forms are there?');
  const last = messages(page).last();
  await expect(last.getByRole('button', { name: 'Copy the answer' })).toBeVisible();
  await expect(last.getByRole('listitem')).toHaveText(['casas', 'a page']);
  await expect(last.getByRole('link')).toHaveCount(1);
  await expect(last.getByRole('link')).toHaveAttribute('rel', /noopener noreferrer/);
  await expect(last.locator('img')).toHaveCount(0);
  await expect(last).toContainText('<img');
});
