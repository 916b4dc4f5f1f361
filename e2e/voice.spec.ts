import type { LanguageCode } from '@topwords/platform/contracts';
import { banner } from './fixtures/navigation.ts';
import { soundCalls } from './fixtures/sound-calls.ts';
import { decodeMp3 } from './fixtures/sound.ts';
import { allowFaults, expect, test } from './fixtures/test.ts';
import { spanishWords } from './fixtures/words-page.ts';

const sentences: [LanguageCode, string][] = [
  ['en', 'The house is big.'],
  ['es', 'La casa es grande.'],
  ['ru', 'Дом большой.'],
  ['tr', 'Ev büyük.'],
];

for (const [code, sentence] of sentences) {
  // @spec P4 P8 CD6
  test(`words and sentences in ${code} are spoken as MP3 of plausible length`, async ({
    learner,
  }) => {
    const word = (await learner.words(code)).find(({ text }) => text.length > 2);
    const spoken = await Promise.all(
      [word?.text ?? '', sentence].map(async (text) => {
        const { type, bytes } = await learner.voice(text, code);
        expect(type).toBe('audio/mpeg');
        return decodeMp3(bytes);
      }),
    );
    for (const { seconds, peak, loudness } of spoken) {
      expect(seconds).toBeGreaterThan(0.2);
      expect(seconds).toBeLessThan(4);
      expect(peak).toBeGreaterThan(0.1);
      expect(peak).toBeLessThanOrEqual(1.1);
      expect(loudness).toBeGreaterThan(0.01);
    }
    expect(spoken[1]?.seconds).toBeGreaterThan(spoken[0]?.seconds ?? Infinity);
  });
}

test.describe('without the voice', () => {
  test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

  // @spec ER10
  test('a word that cannot be played shows a message, and can be retried', async ({ page }) => {
    allowFaults(/\/api\/voice\/recordings/);
    await page.route(soundCalls, (route) => route.abort());
    await page.goto('/words');
    const card = spanishWords(page).first();
    const listen = card.getByRole('button', { name: /^Listen / });
    await listen.click();
    await expect(banner(page, 'error')).toHaveText('Could not play audio. Please try again.');
    await page.unroute(soundCalls);
    const answer = page.waitForResponse(soundCalls);
    await listen.click();
    expect((await answer).status()).toBe(200);
    await expect(listen).toBeEnabled();
  });
});

test.describe('a recording', () => {
  test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

  test('that was heard once plays without the server, also after a reload', async ({ page }) => {
    await page.goto('/words');
    const card = spanishWords(page).first();
    const button = card.getByRole('button', { name: /^Listen / });
    const answer = page.waitForResponse(soundCalls);
    await button.click();
    expect((await answer).headers()['cache-control']).toContain('immutable');
    await expect(button).toBeEnabled();
    await page.reload();
    await button.click();
    // A response from the browser's cache has a body, but a transfer size of 0.
    await expect
      .poll(() =>
        page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.includes('/voice/recordings/'))
            .map(({ transferSize, decodedBodySize }) => [transferSize, decodedBodySize > 0]),
        ),
      )
      .toEqual([[0, true]]);
    await expect(button).toBeEnabled();
    await expect(banner(page, 'error')).toBeHidden();
  });
});
