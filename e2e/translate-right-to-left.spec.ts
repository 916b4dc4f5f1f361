import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/libre-translate.ts';
import { expectNoSidewaysScroll } from './fixtures/navigation.ts';
import {
  languageButton,
  openPicker,
  openTranslator,
  resultPane,
  sourceBox,
  translated,
} from './fixtures/translator-page.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

// Both tests share one product and one LibreTranslate.
test.describe.configure({ mode: 'default' });

const hello = { ar: 'مرحبا بالعالم', he: 'שלום עולם', fa: 'سلام دنیا', en: 'Hello world' };

function directionOf(text: Locator): Promise<string> {
  return text.evaluate((element) => getComputedStyle(element).direction);
}

/** The caret's position in the text after a click at the left or right of the first line. */
async function caretAt(page: Page, side: 'left' | 'right'): Promise<number> {
  const box = sourceBox(page);
  const { width = 0 } = (await box.boundingBox()) ?? {};
  await box.click({ position: { x: side === 'left' ? 6 : width - 6, y: 32 } });
  return box.evaluate((element: HTMLTextAreaElement) => element.selectionStart);
}

test('text typed in Arabic, Hebrew or Persian starts at the right', async ({ page }) => {
  await openTranslator(page, { from: 'ar', to: 'es' });
  await expect(sourceBox(page)).toHaveAttribute('lang', 'ar');
  for (const [code, text] of Object.entries(hello)) {
    const [begin, end] =
      code === 'en' ? (['left', 'right'] as const) : (['right', 'left'] as const);
    await sourceBox(page).clear();
    await sourceBox(page).pressSequentially(text);
    expect(await directionOf(sourceBox(page))).toBe(begin === 'left' ? 'ltr' : 'rtl');
    expect(await caretAt(page, begin), `${code}, clicked where it begins`).toBe(0);
    expect(await caretAt(page, end), `${code}, clicked where it ends`).toBe(text.length);
  }
  await expectNoSidewaysScroll(page);
});

test('a translation into Arabic is on the right, and stays so as the text after a swap', async ({
  page,
  libreTranslate,
}) => {
  await openTranslator(page, { text: 'Good day to you all' });
  await expect(translated(page)).toHaveText('Good day to you all, en to es');
  await expect(resultPane(page)).toContainText('Translated by LibreTranslate');
  await expect(resultPane(page).getByText('Word by word', { exact: true })).toBeHidden();
  libreTranslate.teach('Good day to you all', 'طاب يومكم جميعا');
  const picker = await openPicker(page, 'To');
  const welsh = picker.getByRole('option', { name: /^Welsh/ });
  await expect(welsh).toContainText('Not available here');
  const arabic = picker.getByRole('option', { name: /^Arabic/ });
  await expect(arabic).not.toContainText('Not available here');
  await arabic.click();
  await expect(translated(page)).toHaveText('طاب يومكم جميعا');
  expect(libreTranslate.asked.at(-1)).toMatchObject({ source: 'en', target: 'ar', format: 'text' });

  const place = await translated(page).evaluate((paragraph) => {
    const range = document.createRange();
    range.selectNodeContents(paragraph);
    const [text, frame] = [range.getBoundingClientRect(), paragraph.getBoundingClientRect()];
    const { direction } = getComputedStyle(paragraph);
    return { direction, left: text.left - frame.left, right: frame.right - text.right };
  });
  expect(place.direction).toBe('rtl');
  expect(place.right).toBeLessThan(1);
  expect(place.left).toBeGreaterThan(50);
  await expect(translated(page)).toHaveAttribute('lang', 'ar');

  await page.getByRole('button', { name: 'Swap languages' }).click();
  await expect(languageButton(page, 'From')).toHaveAccessibleName('From: Arabic');
  await expect(sourceBox(page)).toHaveValue('طاب يومكم جميعا');
  await expect(translated(page)).toHaveText('طاب يومكم جميعا, ar to en');
});
