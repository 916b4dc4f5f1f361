import { says } from '../api/src/tutor/testing/model-server.ts';
import { expectAccessible } from './fixtures/expect-accessible.ts';
import { expect, modelName, test } from './fixtures/model-product.ts';
import { ask, messages, openChat, openTutor } from './fixtures/tutor-page.ts';
import { allowFaults } from './fixtures/test.ts';

test.use({
  signedIn: true,
  languages: { native: 'English', targets: ['es'] },
  dailyRequests: 1,
});

test('a learner who has reached the daily limit sees when it ends', async ({ page, model }) => {
  allowFaults(/429.*\/api\/words\/(generateaiword|aichat)/);
  model.chats(says('A house.'));
  await openTutor(page, '/ai-chat?text=casa&language=es', modelName);
  await openChat(page);
  await ask(page, 'What is it?');
  await expect(messages(page).last()).toContainText(
    'You’ve reached the daily limit for the tutor. Ask again in ',
  );
  await expectAccessible(page);
  await page.goto('/ai-chat?text=agua&language=es');
  await expect(page.getByRole('heading', { name: 'You’ve reached today’s limit' })).toBeVisible();
  await expect(page.getByText(/You can ask again at \d/)).toBeVisible();
  expect(model.requests()).toHaveLength(1);
  await openTutor(page, '/ai-chat?text=casa&language=es', modelName);
});
