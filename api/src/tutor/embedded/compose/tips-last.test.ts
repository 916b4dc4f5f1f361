import type { LanguageCode } from '@topwords/platform/contracts';
import { catalogue, sources } from '../chat/testing/ask-chat.ts';

async function tipsOf(language: LanguageCode, text: string): Promise<readonly string[]> {
  const word = catalogue.ofLanguage(language).find((one) => one.text === text);
  if (!word) throw new Error(`the bank has no ${text}`);
  return sources.grammarOf(await sources.factsOf(word, language === 'en' ? 'es' : 'en'));
}

/** Each tip describes the sentence that follows it. */
test.each([
  [
    'en',
    'although',
    /^\*although\* no cambia de forma\.$/,
    /\*although\* va al principio: \*Although /,
  ],
  ['en', 'proof', /^En esta frase, \*proof\* va justo antes de \*that\*: \*[^*]*proof that/],
  ['es', 'sin embargo', /\*sin embargo\* is set off by punctuation: \*[^*]*; sin embargo,/],
  [
    'tr',
    'sonsuza dek',
    /\*sonsuza dek\* comes right before \*ayrıldılar\*: \*[^*]*sonsuza dek ayrıldılar/,
  ],
  ['en', 'your', /^En sus \d+ frases hay un sustantivo justo después de \*your\*: \*your /],
] as [LanguageCode, string, ...RegExp[]][])(
  'in %s, the tips for %s match its sentences',
  async (language, text, ...expected) => {
    const tips = await tipsOf(language, text);
    expect(tips).toEqual(expected.map((tip) => expect.stringMatching(tip)));
  },
);
