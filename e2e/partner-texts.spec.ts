import { AxeBuilder } from '@axe-core/playwright';
import arabic from '../mfe-translate/src/embed/partner/texts.ar.json' with { type: 'json' };
import { expect, test } from './fixtures/partner.ts';
import { allowFaults } from './fixtures/test.ts';

// All tests share one product.
test.describe.configure({ mode: 'default' });

test.use({ viewport: { width: 390, height: 844 } });

/** Latin words in texts otherwise Arabic: names, and what is translated. */
const latin = /TopWords|Escape|casa|house|home/g;

function scriptWith(texts: object): string {
  return `<script type="application/json" data-topwords-texts>${JSON.stringify(texts)}</script>`;
}

const modes = [
  { name: 'in the page', attributes: '' },
  { name: 'in a frame', attributes: 'mode="iframe"' },
];

for (const { name, attributes } of modes) {
  test(`an Arabic page’s own texts are all that is shown ${name}, from right to left`, async ({
    page,
    openPartnerPage,
  }) => {
    allowFaults(/Interface texts were ignored/);
    const reports: string[] = [];
    page.on('console', (message) => reports.push(message.text()));
    const wrong = { ...arabic, cut: 'طويل جدًا', nonsense: 'x' };
    await openPartnerPage({
      lang: 'ar',
      body: (element) =>
        `<main><h1>أكمي</h1>${element(attributes).replace('</topwords', `${scriptWith(wrong)}</topwords`)}</main>`,
    });
    const translator =
      attributes === ''
        ? page.locator('topwords-translator')
        : page.frameLocator('topwords-translator iframe');
    const card = translator.getByRole('region', { name: arabic.title, exact: true });
    const box = card.getByRole('textbox', { name: arabic.source });
    await box.fill('casa');
    const result = card.getByRole('region', { name: arabic.result, exact: true });
    await expect(result.locator('p[lang]')).toHaveText('house');
    await expect(card).toHaveAttribute('lang', 'ar');
    await expect(card).toHaveCSS('direction', 'rtl');
    await expect(card.getByRole('button', { name: 'من: الإسبانية' })).toBeVisible();
    await expect(card.getByText('من قاموس TopWords')).toBeVisible();
    for (const label of [arabic.swap, arabic.clear, arabic.translate, arabic.copy]) {
      await expect(card.getByRole('button', { name: label, exact: true })).toBeVisible();
    }
    const sides = await Promise.all(
      ['من: الإسبانية', 'إلى: الإنجليزية'].map((label) =>
        card.getByRole('button', { name: label }).boundingBox(),
      ),
    );
    expect(sides[0]?.x).toBeGreaterThan(sides[1]?.x ?? Infinity);
    const axe = new AxeBuilder({ page }).include('topwords-translator');
    expect((await axe.withTags(['wcag2a', 'wcag2aa']).analyze()).violations).toEqual([]);

    await card.getByRole('button', { name: 'إلى: الإنجليزية' }).click();
    const dialog = translator.getByRole('dialog', { name: arabic['picker.toTitle'] });
    await expect(dialog.getByRole('option', { name: /^الفرنسية/ })).toBeVisible();
    await dialog.getByRole('button', { name: arabic['picker.close'] }).click();
    const spoken = await card.ariaSnapshot();
    const labels = [...spoken.matchAll(/"([^"\n]+)"/g)].map(([, label = '']) => label);
    expect(labels.length).toBeGreaterThan(12);
    expect(labels.filter((label) => /[a-z]/i.test(label.replaceAll(latin, '')))).toEqual([]);
    const faults = reports.filter((text) => text.includes('Interface texts'));
    expect(faults).toEqual([
      expect.stringContaining('"cut" lacks {maximum}; "nonsense" is unknown'),
    ]);
  });
}

test('a page without a direction of its own gets that of the texts; a direction it sets stays', async ({
  page,
  openPartnerPage,
}) => {
  await openPartnerPage({ body: (element) => element('locale="ar"') });
  const translator = page.locator('topwords-translator');
  const card = translator.getByRole('region', { name: /^(Translator|مترجم)$/ });
  await expect(card).toHaveCSS('direction', 'ltr');
  await translator.evaluate((element, texts) => Object.assign(element, { texts }), arabic);
  await expect(card).toHaveCSS('direction', 'rtl');
  await expect(card).toHaveAttribute('lang', 'ar');
  await translator.evaluate((element) => element.setAttribute('dir', 'ltr'));
  await expect(card).toHaveCSS('direction', 'ltr');
  await translator.evaluate((element) => Object.assign(element, { texts: null }));
  await expect(card).toHaveAccessibleName('Translator');
});
