import { espeakVoiceOf } from './espeak-voices.ts';

test.each([
  ['en', undefined, 'en-us'],
  ['en', 'en-GB', 'en'],
  ['es', undefined, 'es-419'],
  ['es', 'es-ES', 'es'],
  ['es', 'es-AR', 'es-419'],
  ['ru', 'ru-RU', 'ru'],
  ['fr', undefined, 'fr'],
  ['zh-Hant', undefined, 'cmn'],
  ['ja', undefined, undefined],
] as const)('%s in the variety %s has the voice %s', (language, variety, voice) => {
  expect(espeakVoiceOf({ language, variety })).toBe(voice);
});
