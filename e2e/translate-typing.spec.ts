import type { Page } from '@playwright/test';
import { allowClipboard, writeClipboard } from './fixtures/clipboard.ts';
import { holdRequests } from './fixtures/network.ts';
import { allowFaults, expect, test } from './fixtures/test.ts';
import {
  announcement,
  openPicker,
  openTranslation,
  openTranslator,
  resultPane,
  sourceBox,
  translateButton,
  translated,
  watchTranslations,
} from './fixtures/translator-page.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

/** Opens the translator with the clock paused. */
async function openWithoutTime(page: Page): Promise<void> {
  await page.clock.install();
  await openTranslator(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('fast typing makes one translation, 320 ms after the last letter', async ({ page }) => {
  await openWithoutTime(page);
  const asked = watchTranslations(page);
  for (const letter of 'house') {
    await sourceBox(page).press(letter);
    await page.clock.runFor(310);
  }
  expect(asked).toEqual([]);
  const sent = page.waitForRequest('**/api/words/translate');
  await page.clock.runFor(15);
  await sent;
  await page.clock.resume();
  await expect(translated(page)).toHaveText('casa');
  expect(asked).toEqual([{ text: 'house', from_lang: 'en', to_lang: 'es' }]);
});

for (const way of ['the button', 'Ctrl+Enter']) {
  test(`${way} translates without waiting`, async ({ page }) => {
    await openWithoutTime(page);
    const asked = watchTranslations(page);
    await sourceBox(page).fill('house');
    const sent = page.waitForRequest('**/api/words/translate');
    if (way === 'the button') await translateButton(page).click();
    else await sourceBox(page).press('Control+Enter');
    await sent;
    await page.clock.resume();
    await expect(translated(page)).toHaveText('casa');
    expect(asked).toHaveLength(1);
  });
}

test('Enter is a new line', async ({ page }) => {
  await openWithoutTime(page);
  const asked = watchTranslations(page);
  await sourceBox(page).pressSequentially('house');
  await sourceBox(page).press('Enter');
  await sourceBox(page).pressSequentially('book');
  await expect(sourceBox(page)).toHaveValue('house\nbook');
  expect(asked).toEqual([]);
});

test('Enter during a composition neither sends nor chooses', async ({ page }) => {
  await openWithoutTime(page);
  const asked = watchTranslations(page);
  const keyboard = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  const presses = await page.evaluateHandle(() => {
    const seen: [key: string, isComposing: boolean][] = [];
    addEventListener('keydown', ({ key, isComposing }) => seen.push([key, isComposing]), true);
    return seen;
  });
  await sourceBox(page).focus();
  await compose('casa');
  await expect(sourceBox(page)).toHaveValue('casa');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Escape');
  expect(await presses.jsonValue()).toEqual([
    ['Control', true],
    ['Enter', true],
    ['Escape', true],
  ]);
  expect(asked).toEqual([]);

  const sent = page.waitForRequest('**/api/words/translate');
  await keyboard.send('Input.insertText', { text: 'house' });
  await page.keyboard.press('Control+Enter');
  await sent;
  await page.clock.resume();
  await expect(translated(page)).toHaveText('casa');
  expect(asked.map(({ text }) => text)).toEqual(['house']);

  const picker = await openPicker(page, 'To');
  await compose('rus');
  await expect(picker.getByRole('option')).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(picker).toBeVisible();
});

test('the box takes 500 characters, counts them, and announces what was cut', async ({ page }) => {
  await allowClipboard(page);
  await openTranslator(page);
  const box = sourceBox(page);
  await expect(box).toHaveAccessibleDescription('0 of 500 characters');
  await box.pressSequentially('casa');
  await expect(page.getByText('4 / 500', { exact: true })).toBeVisible();
  await box.press('Control+a');
  await writeClipboard(page, 'Una casa grande. '.repeat(36));
  // The translation's announcement would soon replace that of the limit.
  const proceed = await holdRequests(page, '**/api/words/translate');
  await box.press('Control+v');
  await expect(announcement(page, 'You’ve reached the limit of 500 characters.')).toBeAttached();
  proceed();
  await expect(page.getByText('500 / 500', { exact: true })).toBeVisible();
  expect(await box.inputValue()).toBe('Una casa grande. '.repeat(36).slice(0, 500));
  const cut = page.getByText('The text was too long, so only the first 500 characters were kept.');
  await expect(cut).toBeVisible();
  await box.press('End');
  await box.press('x');
  await expect(page.getByText('500 / 500', { exact: true })).toBeVisible();
  await box.press('Backspace');
  await expect(page.getByText('499 / 500', { exact: true })).toBeVisible();
  await expect(cut).toBeHidden();
});

test('Escape clears the text when pressed twice', async ({ page }) => {
  await openTranslation(page, { text: 'house' }, 'casa');
  await sourceBox(page).press('End');
  await sourceBox(page).press('Escape');
  await expect(announcement(page, 'Press Escape again to clear the text')).toBeAttached();
  await sourceBox(page).press('s');
  await sourceBox(page).press('Escape');
  await expect(sourceBox(page)).toHaveValue('houses');
  await sourceBox(page).press('Escape');
  await expect(sourceBox(page)).toHaveValue('');
});

test('a translation shown for two seconds is kept among the recent ones', async ({ page }) => {
  await page.clock.install();
  await openTranslator(page);
  const rows = page.getByRole('region', { name: 'Recent translations' }).getByRole('listitem');
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const [text, meaning, time] of [
    ['house', 'casa', 1800],
    ['book', 'libro', 2010],
  ] as const) {
    await sourceBox(page).fill(text);
    const answer = page.waitForResponse('**/api/words/translate');
    await sourceBox(page).press('Control+Enter');
    await answer;
    // The clock is paused: advance it until the translation is rendered.
    await expect
      .poll(async () => {
        await page.clock.runFor(5);
        return translated(page).allTextContents();
      })
      .toEqual([meaning]);
    await page.clock.runFor(time);
  }
  await expect(rows).toHaveText([/^book libro/]);
});

test('offline the page shows a message, and translates as soon as the network is back', async ({
  page,
  context,
}) => {
  allowFaults(/ERR_INTERNET_DISCONNECTED/);
  await openTranslation(page, { text: 'house' }, 'casa');
  await context.setOffline(true);
  await sourceBox(page).fill('book');
  const alert = resultPane(page).getByRole('alert');
  await expect(alert).toContainText('You are offline');
  await context.setOffline(false);
  await expect(translated(page)).toHaveText('libro');
  await expect(alert).toBeHidden();
});
