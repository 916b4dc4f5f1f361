import { stubDeviceVoices } from './fixtures/stub-device-voices.ts';
import { openProfile } from './fixtures/profile-page.ts';
import { soundCalls } from './fixtures/sound-calls.ts';
import { expect, test } from './fixtures/test.ts';
import { spanishWords } from './fixtures/words-page.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

// @spec PR4 ST27
test('the chosen voice of the device speaks, slowly at a second press, without the server', async ({
  page,
  learner,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (soundCalls.test(request.url()) && request.method() === 'POST') fetched.push(request.url());
    if (request.url().includes('/voice/recordings/')) fetched.push(request.url());
  });
  const said = await stubDeviceVoices(page, [
    ['Mónica', 'es-ES'],
    ['Paulina', 'es-MX'],
    ['Milena', 'ru-RU'],
  ]);
  await openProfile(page, learner);
  await page.getByRole('combobox', { name: 'Spanish voice' }).selectOption('Mónica');
  await page.getByRole('button', { name: 'Listen to the Spanish voice' }).click();
  await expect.poll(said).toMatchObject([{ voice: 'Mónica', rate: 1 }]);

  await page.goto('/words');
  const card = spanishWords(page).first();
  const word = await card.getByRole('link').textContent();
  await card.getByRole('button', { name: /^Listen to / }).click();
  await card.getByRole('button', { name: /^Listen slowly to / }).click();
  await expect.poll(said).toEqual([1, 0.7].map((rate) => ({ text: word, voice: 'Mónica', rate })));

  await openProfile(page, learner);
  await page.getByRole('combobox', { name: 'Spanish voice' }).selectOption('Automatic');
  await page.getByRole('switch', { name: 'Slow' }).check();
  await page.goto('/words');
  await card.getByRole('button', { name: /^Listen to / }).click();
  await expect.poll(said).toEqual([{ text: word, voice: 'Paulina', rate: 0.7 }]);
  expect(fetched).toEqual([]);
});

test('without a voice of the device the server’s sound plays', async ({ page, learner }) => {
  const said = await stubDeviceVoices(page, [['Milena', 'ru-RU']]);
  await openProfile(page, learner);
  await expect(page.getByText('This device has no voice for Spanish.')).toBeVisible();
  await page.goto('/words');
  const button = spanishWords(page)
    .first()
    .getByRole('button', { name: /^Listen / });
  const answer = page.waitForResponse(soundCalls);
  await button.click();
  expect((await answer).status()).toBe(200);
  await expect(button).toHaveAttribute('data-phase', 'playing');
  expect(await said()).toEqual([]);
});
