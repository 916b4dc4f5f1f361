import { expect, test } from './fixtures/libre-translate.ts';
import {
  openTranslation,
  openTranslator,
  resultPane,
  sourceBox,
  translateButton,
  translated,
} from './fixtures/translator-page.ts';
import { allowFaults } from './fixtures/test.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

// All tests share one product and one LibreTranslate.
test.describe.configure({ mode: 'default' });

test('words of the bank are not requested elsewhere', async ({ page, libreTranslate }) => {
  await openTranslation(page, { text: 'How are you?' }, '¿Cómo estás?');
  await expect(resultPane(page)).toContainText('From the TopWords dictionary');
  expect(libreTranslate.asked.filter(({ q }) => q === 'How are you?')).toEqual([]);
});

test('a slow answer shows a loading state, and is replaced by the next text', async ({
  page,
  libreTranslate,
}) => {
  const letGo = libreTranslate.hold('A slow text of many words');
  await openTranslator(page, { text: 'A slow text of many words' });
  const pane = resultPane(page);
  await expect(pane.getByText('Translating', { exact: true })).toBeAttached();
  await expect(translateButton(page)).toHaveAttribute('aria-busy', 'true');
  await expect
    .poll(() => libreTranslate.asked.map(({ q }) => q))
    .toContain('A slow text of many words');
  const aborted = page.waitForEvent('requestfailed');
  await sourceBox(page).fill('A quick text of many words');
  expect((await aborted).url()).toContain('/api/words/translate');
  await expect(translated(page)).toHaveText('A quick text of many words, en to es');
  letGo();
  await sourceBox(page).fill('A slow text of many words');
  await expect(translated(page)).toHaveText('A slow text of many words, en to es');
  await expect(translateButton(page)).not.toHaveAttribute('aria-busy');
});

test('a failure shows the server’s message, and Try again retries', async ({
  page,
  libreTranslate,
}) => {
  allowFaults(/api\/words\/translate/);
  libreTranslate.break('A text that is too much');
  await openTranslator(page, { text: 'A text that is too much' });
  const alert = resultPane(page).getByRole('alert');
  await expect(alert).toContainText('Couldn’t translate the text');
  await expect(alert).toContainText(
    'The translation service is unavailable right now. Please try again in a moment.',
  );
  libreTranslate.teach('A text that is too much', 'Un texto que es demasiado');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(translated(page)).toHaveText('Un texto que es demasiado');
  await expect(alert).toBeHidden();
});
