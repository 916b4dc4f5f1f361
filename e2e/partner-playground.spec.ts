import { expect, expectToTranslate, test, translatorOf } from './fixtures/partner.ts';

test('the playground applies its settings, lists events and writes the code', async ({
  page,
  product,
}) => {
  await page.goto('/embed/playground');
  const settings = page.getByRole('form', { name: 'Settings' });
  const from = settings.getByLabel('From', { exact: true });
  // Through another language: two equal ones would log an error in the console.
  await from.fill('auto');
  await settings.getByLabel('To', { exact: true }).fill('en');
  await from.fill('es');
  await settings.getByRole('combobox', { name: 'Theme' }).selectOption('dark');
  await settings.getByRole('checkbox', { name: 'Share texts with the page' }).check();
  const preview = translatorOf(page);
  await expectToTranslate(preview);
  await expect(preview).toHaveAttribute('theme', 'dark');

  const events = page.getByRole('region', { name: 'Events' });
  await expect(events).toContainText('translate {"from":"es","to":"en"');
  await expect(events).toContainText('"text":"casa","translation":"house"');
  const code = page.getByRole('region', { name: 'Copy this' });
  for (const part of [`${product.url}/embed/v1.js`, 'from="es"', 'theme="dark"', 'share-text']) {
    await expect(code).toContainText(part);
  }
});
