import type { LanguageCode } from '@topwords/platform/contracts';
import { startChat } from './testing/ask-chat.ts';

/** The first questions that a page suggests to a learner who mixes up two words. */
test.each<[LanguageCode, LanguageCode, [string, string], string]>([
  ['en', 'es', ['ser', 'estar'], 'What’s the difference between ser and estar?'],
  ['ru', 'es', ['ser', 'estar'], 'В чём разница между ser и estar?'],
  ['tr', 'es', ['ser', 'estar'], 'ser ile estar arasındaki fark nedir?'],
  ['es', 'en', ['say', 'tell'], '¿Cuál es la diferencia entre say y tell?'],
])('a speaker of %s who learns %s is told about %j by "%s"', (native, language, pair, question) => {
  const reply = startChat(native, language, pair[0])(question);
  for (const word of pair) expect(reply.toLowerCase()).toContain(`*${word}*`);
});

test('the question about two forms is answered with what each is', () => {
  const reply = startChat('en', 'es', 'hablar')('What’s the difference between hablaba and habló?');
  for (const form of ['*hablaba*', '*habló*', 'imperfect', 'preterite']) {
    expect(reply).toContain(form);
  }
});
