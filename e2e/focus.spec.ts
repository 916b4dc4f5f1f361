import type { Page } from '@playwright/test';
import { lostFocusPrefix } from './fixtures/lost-focus.ts';
import { allowFaults, expect, test } from './fixtures/test.ts';

type Loss = 'removed' | 'disabled' | 'hidden';

/** Puts a focused button into an element and removes its focus. */
function loseFocus(page: Page, selector: string, loss: Loss): Promise<void> {
  return page.locator(selector).evaluate((parent, loss) => {
    const held = document.createElement('button');
    held.textContent = 'Held';
    parent.append(held);
    held.focus();
    if (loss === 'removed') held.remove();
    if (loss === 'disabled') held.disabled = true;
    if (loss === 'hidden') held.hidden = true;
  }, loss);
}

for (const loss of ['removed', 'disabled', 'hidden'] as const) {
  test(`a test notices the lost focus of an element that is ${loss}`, async ({ page }) => {
    allowFaults(new RegExp(lostFocusPrefix));
    await page.route('**/bare', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Nothing of ours</p>' }),
    );
    await page.goto('/bare');
    const reported = page.waitForEvent('console', {
      predicate: (message) => message.text().startsWith(lostFocusPrefix),
    });
    await loseFocus(page, 'body', loss);
    expect((await reported).text()).toContain('Held');
  });

  test(`the page passes on the focus of an element that is ${loss}`, async ({ page }) => {
    await page.goto('/');
    // The welcome page loads its scripts with the first key.
    await page.keyboard.press('Shift');
    await expect(page.locator('#root output')).toBeAttached();
    await loseFocus(page, 'main', loss);
    await expect(page.getByRole('main')).toBeFocused();
  });
}

test('the focus goes to the element that replaces another', async ({ page }) => {
  await page.goto('/login-register');
  const email = page.getByLabel('Email');
  await email.focus();
  await email.evaluate((input) => input.replaceWith(input.cloneNode()));
  await expect(email).toBeFocused();
});

test('a click beside a field gives up the focus', async ({ page }) => {
  await page.goto('/login-register');
  await page.getByLabel('Email').focus();
  await page.mouse.click(2, 2);
  await page.getByRole('heading', { name: 'Sign In' }).evaluate((heading) => heading.remove());
  await page.evaluate(
    () => new Promise<void>((idle) => requestAnimationFrame(() => setTimeout(idle, 100))),
  );
  await expect(page.locator(':focus')).toHaveCount(0);
});
