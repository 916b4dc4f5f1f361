import type { Page } from '@playwright/test';
import { stubDeviceVoices } from '../../e2e/fixtures/stub-device-voices.ts';

/** Presses the first button with a name. */
export function press(name: string | RegExp): (page: Page) => Promise<void> {
  return (page) => page.getByRole('button', { name }).first().click();
}

/** Sends the visitor's form without filling it in. */
export async function sendForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Login|Register)$/ }).click();
}

/** Signs in, whether or not that succeeds. */
export async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await sendForm(page);
}

/** Opens the chat if it is not open. */
export async function openChat(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Chat with the tutor' });
  const suggestions = page.getByRole('list', { name: 'Suggested questions' });
  await opener.or(suggestions).first().waitFor();
  if (await opener.isVisible()) await opener.click();
  await suggestions.waitFor();
}

/** Asks the tutor a suggested question and waits for the answer. */
export async function chat(page: Page): Promise<void> {
  await openChat(page);
  await page.getByRole('list', { name: 'Suggested questions' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Copy the answer' }).waitFor();
  // The first reply is plain text until its Markdown has loaded.
  await page.waitForLoadState('networkidle');
}

/** Selects a tab. */
export function turnTo(name: string): (page: Page) => Promise<void> {
  return (page) => page.getByRole('tab', { name }).click();
}

/** Unfolds the section with a summary; on a wide screen it may be open already. */
export function unfold(summary: string): (page: Page) => Promise<void> {
  return async (page) => {
    const folded = page.locator('details:not([open]) > summary', { hasText: summary });
    if (await folded.isVisible()) await folded.click();
  };
}

/** Gives the device voices of the learned languages, and shows the page again. */
export async function giveVoices(page: Page): Promise<void> {
  await stubDeviceVoices(page, [
    ['Mónica', 'es-ES'],
    ['Paulina', 'es-MX'],
    ['Microsoft Dariya Online (Natural) - Russian (Russia)', 'ru-RU'],
  ]);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.getByRole('combobox', { name: 'Russian voice' }).selectOption({ index: 2 });
}
