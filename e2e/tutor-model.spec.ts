import { draftJson } from '../api/src/tutor/testing/drafts.ts';
import { endAnswer, fails, says, sendChunk } from '../api/src/tutor/testing/model-server.ts';
import { expect, modelName, test, writtenAnswer } from './fixtures/model-product.ts';
import { ask, headword, messages, openTutor } from './fixtures/tutor-page.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

const casa = '/ai-chat?text=casa&language=es';
const sorry = 'Sorry, I encountered an error. Please try again.';
const failed = 'Failed to generate AI content';

test('whoever leaves the word leaves the answer', async ({ page, model }) => {
  const answer = writtenAnswer();
  model.chats(answer.reply);
  await openTutor(page, casa, modelName);
  await ask(page, 'Tell me a story');
  await answer.write('Once upon a time');
  await expect(messages(page).last()).toContainText('Once');
  await page.getByRole('link', { name: 'Another word' }).click();
  await page.getByRole('searchbox').fill('agua');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'agua', exact: true }).click();
  await expect(headword(page)).toHaveText('agua');
  await answer.left;
  await expect(messages(page)).toHaveCount(0);
});

test('a word is asked of the model once, and its facts are the word bank’s', async ({
  page,
  model,
}) => {
  model.analyses(says(draftJson({ definition: '*perro* is a dog.' })));
  await openTutor(page, '/ai-chat?text=perro&language=es', modelName);
  await expect(page.getByRole('tabpanel')).toContainText('perro is a dog.');
  expect(model.heard()).toHaveLength(1);
  expect(model.heard()[0]).toMatchObject({
    authorization: 'Bearer key-of-the-tests',
    body: { model: modelName, stream: true },
  });
  await page.getByRole('tab', { name: 'Grammar' }).click();
  await expect(page.getByRole('table').getByRole('button', { name: 'perros' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tabpanel')).toContainText('perro is a dog.');
  expect(model.heard()).toHaveLength(1);
});

test('a model teaches languages that the word bank does not have', async ({ page, model }) => {
  model.analyses(
    says(
      draftJson({
        definition: '*maison* is a house.',
        examples: [{ text: 'La maison est grande.', translation: 'The house is big.' }],
      }),
    ),
  );
  await openTutor(page, '/ai-chat?text=maison&language=fr', modelName);
  await expect(headword(page)).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('tabpanel').locator('[lang=fr]').first()).toHaveText('maison');
  await page.getByRole('tab', { name: 'Examples' }).click();
  await expect(page.getByRole('tabpanel').locator('p[lang=fr]')).toHaveText(
    'La maison est grande.',
  );
});

test('an analysis that is none is asked for once more, with what is wrong', async ({
  page,
  model,
}) => {
  model.analyses(says('I would rather talk.'), says(draftJson({ definition: 'A cat.' })));
  await openTutor(page, '/ai-chat?text=gato&language=es', modelName);
  await expect(page.getByRole('tabpanel')).toContainText('A cat.');
  const [, repair] = model.heard();
  expect(repair?.body.messages.map(({ content }) => content).join()).toContain('is not JSON');
});

for (const [what, text, reply, detail] of [
  ['is no analysis', 'mesa', says('{}'), 'The tutor’s answer could not be read.'],
  ['does not come', 'silla', fails(500), 'The tutor is unavailable right now.'],
] as const) {
  test(`an analysis that ${what} is tried again`, async ({ page, model, faults }) => {
    faults.allow(/503.*generateaiword/);
    model.analyses(reply);
    await page.goto(`/ai-chat?text=${text}&language=es`);
    const alert = page.getByRole('alert').filter({ hasText: failed });
    await expect(alert).toContainText(detail);
    model.analyses(says(draftJson({ definition: 'Here it is.' })));
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('Here it is.');
    await expect(page.getByText(`Made by ${modelName}`)).toBeVisible();
  });
}

test('a model that has no time says so and is asked again', async ({ page, model, faults }) => {
  faults.allow(/503.*aichat\/stream/);
  model.chats(fails(429, { headers: { 'retry-after': '60' } }));
  await openTutor(page, casa, modelName);
  await ask(page, 'What is it?');
  await expect(messages(page).last()).toContainText(sorry);
  await expect(messages(page).last()).toContainText('The tutor is busy right now.');
  expect(model.heard().filter(({ body }) => !('response_format' in body))).toHaveLength(1);
  model.chats(says('A house.'));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(messages(page).last()).toContainText(`A house.${modelName}`);
  await expect(messages(page)).toHaveCount(2);
});

for (const [what, end, detail] of [
  ['breaks off', 'breakOff', 'The tutor’s answer was cut off.'],
  ['is refused halfway', 'content_filter', 'The tutor’s model declines to answer this.'],
] as const) {
  test(`an answer that ${what} keeps what came and is tried again`, async ({ page, model }) => {
    model.chats((response) => {
      sendChunk(response, { delta: { content: 'It began well, ' } });
      if (end !== 'breakOff') endAnswer(response, { reason: end });
      else response.write('\n', () => response.destroy());
    }, says('A house.'));
    await openTutor(page, casa, modelName);
    await ask(page, 'What is it?');
    const last = messages(page).last();
    await expect(last).toContainText(sorry);
    await expect(last).toContainText(detail);
    await expect(last).toContainText('It began well,');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(last).toContainText(`A house.${modelName}`);
    await expect(last).not.toContainText('It began well');
  });
}

test('a model that refuses says so', async ({ page, model, faults }) => {
  faults.allow(/503.*aichat\/stream/);
  model.chats((response) => {
    sendChunk(response, { delta: { refusal: 'I cannot' } });
    endAnswer(response);
  });
  await openTutor(page, casa, modelName);
  await ask(page, 'What do you think of me?');
  await expect(messages(page).last()).toContainText(sorry);
  await expect(messages(page).last()).toContainText('Please ask in other words.');
});
