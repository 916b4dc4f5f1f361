import { AxeBuilder } from '@axe-core/playwright';
import { expect, expectToTranslate, test, translatorOf } from './fixtures/partner.ts';

// All tests share one product.
test.describe.configure({ mode: 'default' });

const looks = [
  { name: 'in light', attributes: 'theme="light" locale="en"', colorScheme: 'light' },
  { name: 'in dark', attributes: 'theme="auto" locale="en"', colorScheme: 'dark' },
  {
    name: 'from right to left',
    attributes: 'theme="light" dir="rtl" locale="en"',
    colorScheme: 'light',
  },
] as const;

for (const { name, attributes, colorScheme } of looks) {
  test(`axe finds nothing in the translator ${name}`, async ({ page, openPartnerPage }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openPartnerPage({
      body: (element) => `<main><h1>Acme</h1>${element(attributes)}</main>`,
    });
    const translator = translatorOf(page);
    await expectToTranslate(translator);
    const axe = () =>
      new AxeBuilder({ page }).setLegacyMode().include('topwords-translator').analyze();
    const first = await axe();
    expect(first.violations).toEqual([]);
    expect(first.passes.length).toBeGreaterThan(10);
    await translator.getByRole('button', { name: /^To: / }).click();
    await expect(translator.getByRole('combobox')).toBeFocused();
    expect((await axe()).violations).toEqual([]);
  });
}

test('the translator can be used by keyboard alone', async ({ page, openPartnerPage }) => {
  await openPartnerPage({ body: (element) => `<button>Before</button>${element()}` });
  const translator = translatorOf(page);
  await expectToTranslate(translator);
  await page.getByRole('button', { name: 'Before' }).focus();
  const names: string[] = [];
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Tab');
    names.push(
      await page.evaluate(() => {
        const inside = document.activeElement?.shadowRoot?.activeElement;
        return inside?.getAttribute('aria-label') ?? inside?.textContent?.trim() ?? '';
      }),
    );
  }
  for (const name of [/^From: /, /^To: /, /Swap/, /Text to translate/, /Copy/, /Powered by/]) {
    expect(
      names.some((focused) => name.test(focused)),
      `${name} of ${names.join(' | ')}`,
    ).toBe(true);
  }
});
