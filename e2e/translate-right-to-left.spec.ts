import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './fixtures/navigation.ts';
import { expect, test } from './fixtures/test.ts';
import { openTranslator, sourceBox } from './fixtures/translator-page.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

const hello = { ar: 'مرحبا بالعالم', he: 'שלום עולם', fa: 'سلام دنیا', en: 'Hello world' };

function directionOf(text: Locator): Promise<string> {
  return text.evaluate((element) => getComputedStyle(element).direction);
}

/** Where the caret lands, as a place in the text, when the first line is clicked at its left or right. */
async function caretAt(page: Page, side: 'left' | 'right'): Promise<number> {
  const box = sourceBox(page);
  const { width = 0 } = (await box.boundingBox()) ?? {};
  await box.click({ position: { x: side === 'left' ? 6 : width - 6, y: 32 } });
  return box.evaluate((element: HTMLTextAreaElement) => element.selectionStart);
}

test('what is typed in Arabic, Hebrew or Persian begins at the right', async ({ page }) => {
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
