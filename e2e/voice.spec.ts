import type { LanguageCode } from '@topwords/platform/contracts';
import { banner } from './fixtures/navigation.ts';
import { decodeMp3 } from './fixtures/sound.ts';
import { expect, test } from './fixtures/test.ts';

const sentences: [LanguageCode, string][] = [
  ['en', 'The house is big.'],
  ['es', 'La casa es grande.'],
  ['ru', 'Дом большой.'],
  ['tr', 'Ev büyük.'],
];

for (const [code, sentence] of sentences) {
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

  test('a word that cannot be played says so, and may be tried again', async ({ page, faults }) => {
    faults.allow(/\/api\/words\/voice/);
    await page.route('**/api/words/voice', (route) => route.abort());
    await page.goto('/words');
    const card = page.getByRole('list', { name: 'Spanish' }).getByRole('article').first();
    const listen = card.getByRole('button', { name: /^Listen to / });
    await listen.click();
    await expect(banner(page, 'error')).toHaveText('Could not play audio. Please try again.');
    await page.unroute('**/api/words/voice');
    const answer = page.waitForResponse('**/api/words/voice');
    await listen.click();
    expect((await answer).status()).toBe(200);
    await expect(listen).toBeEnabled();
  });
});
