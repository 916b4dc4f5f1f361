import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/expect-accessible.ts';
import { allowFaults, expect, test } from './fixtures/test.ts';

/** Words of the interface that no other language has. */
const english =
  /\b(the|your|you|with|and|of|is|are|sign|password|loading|words?|learned|settings|close)\b/i;

/** Letters that only the language has, or that show it. */
const marks = { es: /[áéíóúñ¿¡]/, ru: /[а-яё]/i, tr: /[ğışİçöü]/ };
const languages = Object.keys(marks) as (keyof typeof marks)[];

/**
 * The texts and names of what the page shows, without what people learn or typed and without names
 * of languages in themselves.
 */
async function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node as HTMLElement;
      if (element.closest('[lang]:not(html), script, style, option, code')) continue;
      if (!element.checkVisibility()) continue;
      for (const name of ['aria-label', 'title', 'placeholder']) {
        found.push(element.getAttribute(name) ?? '');
      }
      for (const child of element.childNodes) {
        if (child.nodeType === Node.TEXT_NODE) found.push(child.textContent ?? '');
      }
    }
    return found.filter((text) => text.trim() !== '');
  });
}

async function expectLanguage(page: Page, language: keyof typeof marks): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const texts = await textsOf(page);
  expect(texts.join(' ')).toMatch(marks[language]);
  expect(texts.filter((text) => english.test(text))).toEqual([]);
}

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test('visitors read their browser’s language, errors of the API included', async ({ page }) => {
      allowFaults(/401.*\/api\/auth\/login/);
      await page.goto('/');
      await expectLanguage(page, language);
      await expectAccessible(page);
      for (const path of [
        '/try',
        '/login-register?mode=register',
        '/forgot-password',
        '/login-register',
      ]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        await expectLanguage(page, language);
        await expectAccessible(page);
      }
      await page.locator('[name=email]').fill('nobody@example.org');
      await page.locator('[name=password]').fill('a wrong password');
      await page.locator('[name=password]').press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
      await expectLanguage(page, language);
    });
  });

  test.describe(`for learners in ${language}`, () => {
    test.use({
      locale: language,
      signedIn: true,
      languages: { native: 'English', targets: ['es', 'ru'] },
    });

    test('the dialogs of the account are in their language', async ({ page }) => {
      test.slow();
      // Calls that need a proof of identity first are refused, and ask for it.
      allowFaults(/403.*\/api\//);
      await page.goto('/profile');
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const buttons = page.locator('main section').last().locator('button');
      const security = page.locator('main section').nth(-2).locator('button');
      let opened = 0;
      for (const group of [security, buttons]) {
        for (let index = 0; index < (await group.count()); index += 1) {
          const button = group.nth(index);
          if (!(await button.isVisible())) continue;
          await button.click();
          const dialog = page.getByRole('dialog');
          const isOpen = await dialog.waitFor({ timeout: 1500 }).then(
            () => true,
            () => false,
          );
          if (!isOpen) continue;
          opened += 1;
          await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0);
          await expectLanguage(page, language);
          await expectAccessible(page);
          await page.keyboard.press('Escape');
          await expect(dialog).toBeHidden();
        }
      }
      expect(opened).toBeGreaterThan(5);
    });

    test('every screen is in their language', async ({ page, learner }) => {
      test.slow();
      const [word] = await learner.words('es');
      const paths = ['/', '/words', `/card-detail?id=${word?.id}`, '/learned', '/practice'];
      for (const path of [
        ...paths,
        '/search',
        '/translate',
        '/favorites',
        '/profile',
        '/nowhere',
      ]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expectLanguage(page, language);
        await expectAccessible(page);
      }
    });
  });
}

/** Marks the page: a mark that is still there shows that it was not loaded again. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}

test('a visitor changes the language at once, and keeps what was typed', async ({ page }) => {
  await page.goto('/login-register');
  await mark(page);
  await page.locator('[name=email]').fill('ada@example.org');
  const menu = page.locator('header').getByRole('combobox');
  await menu.selectOption('Türkçe');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oturum aç');
  await menu.selectOption('Русский');
  await expectLanguage(page, 'ru');
  await expect(page).toHaveTitle(/Вход/);
  await expect(page.locator('[name=email]')).toHaveValue('ada@example.org');
  await expect(page.locator('html')).toHaveAttribute('data-marked', '');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(menu).toHaveValue('ru');
});

test.describe('of a learner', () => {
  test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

  test('the language changes at once, in the shell, the remotes and the next screens', async ({
    page,
  }) => {
    await page.goto('/profile');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await mark(page);
    for (const [name, language, title] of [
      ['Español', 'es', 'Perfil'],
      ['Русский', 'ru', 'Профиль'],
      ['Türkçe', 'tr', 'Profil'],
    ] as const) {
      await page.locator('select', { hasText: 'Русский' }).first().selectOption(name);
      await expect(page).toHaveTitle(new RegExp(`^${title}`));
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectLanguage(page, language);
    }
    // A screen that was not open yet, without loading the page.
    await page.locator('nav a[href="/words"]').filter({ visible: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectLanguage(page, 'tr');
    await expect(page.locator('html')).toHaveAttribute('data-marked', '');
  });
});
