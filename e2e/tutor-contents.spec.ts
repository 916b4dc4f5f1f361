import type { Locator, Page } from '@playwright/test';
import { exampleDash, type WordAnalysis } from '@topwords/platform/contracts';
import { expect, test } from './fixtures/test.ts';
import { ask, headword, messages } from './fixtures/tutor-page.ts';
import { listen } from './fixtures/listen.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

/** Opens the tutor at a word and returns the server's explanation. */
async function openAnalysis(page: Page, text: string): Promise<WordAnalysis> {
  const answer = page.waitForResponse('**/api/words/generateaiword');
  await page.goto(`/ai-chat?text=${text}&language=es`);
  return (await answer).json() as Promise<WordAnalysis>;
}

/** A text of the tutor as it is displayed. */
function plain(text: string): string {
  return text.replaceAll('*', '');
}

function section(page: Page, name: string): Locator {
  const heading = page.getByRole('heading', { name, exact: true });
  return page.getByRole('tabpanel').locator('section').filter({ has: heading });
}

async function expectPairs(list: Locator, pairs: readonly string[]): Promise<void> {
  expect(pairs).not.toEqual([]);
  const parts = pairs.map((pair) => plain(pair).split(exampleDash));
  await expect(list.locator('li p[lang=es]')).toHaveText(parts.map(([text = '']) => text));
  await expect(list.locator('li p[lang=en]')).toHaveText(
    parts.map(([, ...translation]) => translation.join(exampleDash)),
  );
  await expect(list.getByRole('button', { name: /^Listen to/ })).toHaveCount(pairs.length);
}

async function expectTexts(list: Locator, texts: readonly string[]): Promise<void> {
  expect(texts).not.toEqual([]);
  await expect(list.getByRole('listitem')).toHaveText(texts.map(plain));
}

test('each tab shows the server’s explanation of the word', async ({ page }) => {
  const analysis = await openAnalysis(page, 'casa');
  await expect(headword(page)).toHaveText(analysis.word);
  await expect(section(page, 'Definition').locator('p')).toHaveText(analysis.definition);
  await expect(page.getByRole('tabpanel').locator('> div')).toHaveAttribute('lang', 'en');
  const facts = page.getByRole('tabpanel').locator('dl > div');
  expect(Object.keys(analysis.additional_insights)).toContain('How to use it');
  for (const [name, text] of Object.entries(analysis.additional_insights)) {
    const fact = facts.filter({ has: page.getByText(name, { exact: true }) });
    await expect(fact.getByRole('definition').locator('p')).toHaveText(plain(text).split('\n'));
  }
  await expect(page.locator('header')).toContainText([analysis.part_of_speech]);
  const related = section(page, 'Related words');
  expect(analysis.related_words.length).toBeGreaterThan(1);
  await expect(related.getByRole('link')).toHaveText(
    analysis.related_words.map(({ text }) => text),
  );
  await expect(related.getByRole('listitem')).toHaveText(
    analysis.related_words.map(
      ({ text, translation, relation }) => `${text}${translation}${plain(relation)}`,
    ),
  );

  await page.getByRole('tab', { name: 'Examples' }).click();
  await expectPairs(section(page, 'Examples'), analysis.examples);
  await page.getByRole('tab', { name: 'Grammar' }).click();
  expect(analysis.teaching.grammar).not.toEqual([]);
  await expect(section(page, 'Grammar').getByRole('group')).toContainText(
    analysis.teaching.grammar.map(({ title }) => plain(title)),
  );
  await page.getByRole('tab', { name: 'Usage' }).click();
  await expectTexts(section(page, 'When to use it'), analysis.usage_contexts);
  await expectPairs(section(page, 'Common phrases'), analysis.common_phrases);
});

test('tables contain every form, and mark irregular ones', async ({ page }) => {
  const { tables, grammar_tips } = await openAnalysis(page, 'ir');
  expect(tables.length).toBeGreaterThan(2);
  await page.getByRole('tab', { name: 'Grammar' }).click();
  await expectTexts(section(page, 'Tips'), grammar_tips);
  for (const { title, columns, rows, irregular } of tables) {
    const table = page.getByRole('table', { name: plain(title), exact: true });
    await expect(table.getByRole('columnheader')).toHaveText(['Form', ...columns.map(plain)]);
    await expect(table.getByRole('rowheader')).toHaveText(rows.map(({ label }) => plain(label)));
    const cells = rows.flatMap(({ cells }) => cells);
    await expect(table.getByRole('cell').getByRole('button')).toHaveText(
      cells.flatMap((cell) => cell.split(', ')).filter((form) => form !== ''),
    );
    const isIrregular = (row: number, column: number) =>
      irregular.some(([r, c]) => r === row && c === column);
    await expect(table.getByRole('cell')).toHaveText(
      rows.flatMap(({ cells }, row) =>
        cells.map((_, column) => (isIrregular(row, column) ? /\(irregular\)$/ : /[^)]$/)),
      ),
    );
  }
  await expect(page.getByText(/^Bold with a dot: irregular/)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Present' })).toContainText('voy(irregular)');
});

test('every word of the learned language has its lang attribute and can be heard', async ({
  page,
}) => {
  await openAnalysis(page, 'casa');
  const panel = page.getByRole('tabpanel');
  const words = panel.locator('button[data-phase]');
  for (const name of ['Overview', 'Examples', 'Grammar', 'Usage']) {
    await page.getByRole('tab', { name }).click();
    await expect(words).not.toHaveCount(0);
    const without = await words.evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          const row = button.closest('li') ?? button.parentElement;
          return button.getAttribute('lang') !== 'es' && !row?.querySelector('[lang=es]');
        })
        .map(({ outerHTML }) => outerHTML),
    );
    expect(without, `words without a language in ${name}`).toEqual([]);
  }

  const sentence = panel.getByRole('button', { name: /^Listen to “Mi abuelo construyó/ });
  await page.getByRole('tab', { name: 'Grammar' }).click();
  const form = panel.getByRole('table').getByRole('button', { name: 'casas' });
  const short = await listen(form);
  await page.getByRole('tab', { name: 'Examples' }).click();
  const long = await listen(sentence);
  for (const { seconds, peak, loudness } of [short, long]) {
    expect(seconds).toBeGreaterThan(0.2);
    expect(peak).toBeGreaterThan(0.1);
    expect(loudness).toBeGreaterThan(0.01);
  }
  expect(long.seconds).toBeGreaterThan(short.seconds);
  expect(long.seconds).toBeLessThan(5);
});

for (const [native, code, known, question, answer] of [
  ['English', 'en', 'house', 'What does it mean?', 'has 2 meanings'],
  ['Spanish', 'es', 'casa', '¿Qué significa?', 'tiene 2 significados'],
  ['Turkish', 'tr', 'ev', 'Bu ne demek?', '2 anlamı var'],
] as const) {
  test.describe(`to someone who speaks ${native}`, () => {
    test.use({ languages: { native, targets: ['ru'] } });

    test(`the tutor answers in ${native}`, async ({ page }) => {
      await page.goto('/ai-chat?text=дом&language=ru');
      const explained = page.getByRole('tabpanel').locator(`> div[lang=${code}]`);
      await expect(explained.getByText(known).first()).toBeVisible();
      await expect(explained.locator('[lang=ru]').first()).toContainText('дом');
      const questions = page.getByRole('list', { name: 'Suggested questions' });
      await expect(questions).toHaveAttribute('lang', code);
      await ask(page, question);
      const reply = messages(page).nth(1);
      await expect(reply).toContainText(answer);
      await expect(reply.locator(`[lang=${code}]`).first()).toContainText('дом');
    });
  });
}

test.describe('to someone who speaks Russian', () => {
  test.use({ languages: { native: 'Russian', targets: ['en'] } });

  test('the tutor answers in Russian', async ({ page }) => {
    await page.goto('/ai-chat?text=house&language=en');
    const explained = page.getByRole('tabpanel').locator('> div[lang=ru]');
    await expect(explained).toContainText('дом');
    await expect(page.locator('main header')).toContainText('существительное');
    await ask(page, 'Приведи пример');
    const reply = messages(page).nth(1);
    await expect(reply.locator('[lang=ru]').first()).toContainText('дом');
    await expect(reply.locator('[lang=en]').first()).toContainText(/houses?/);
  });
});
