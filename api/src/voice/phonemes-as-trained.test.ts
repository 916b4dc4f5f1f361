import { allSound } from '@topwords/languages/sound';
import type { LanguageCode } from '@topwords/platform/contracts';
import { createEspeakWorker } from './espeak-worker.ts';
import { phonemesAsTrained } from './phonemes-as-trained.ts';
import { wordPhonemes } from './word-phonemes.ts';

/* Real: eSpeak NG, which says what it writes for letters, and for our phonemes. */

const worker = createEspeakWorker();

afterAll(() => worker.close());

/** The IPA that a voice gets for a word, by its letters and by our phonemes. */
async function read(language: LanguageCode, text: string, stressed?: string) {
  const { ipaOf, varieties } = allSound[language];
  const [variety] = varieties;
  const ipa = ipaOf({ text, ...(stressed !== undefined && { stressed }) }, variety);
  const phonemes = wordPhonemes(language, ipa, variety);
  const trained = phonemesAsTrained({ text, language, phonemes });
  const [letters = ''] = await worker.trace({ text, language });
  const [ours = ''] = await worker.trace({ text, language, phonemes: trained });
  return { letters, ours };
}

test.each([
  ['ru', ['жена́', 'шашлы́к', 'лю́ди', 'лук', 'я́сли', 'ку́хня', 'жизнь', 'командиро́вка', 'бельё']],
  [
    'tr',
    [
      'kitap',
      'köpek',
      'gece',
      'ekmek',
      'banka',
      'renk',
      'yok',
      'akşam',
      'rüzgar',
      'oda',
      'araba',
      'süre',
      'burada',
      'duvar',
    ],
  ],
] as const)('a voice of %s gets only symbols that letters give it too', async (language, words) => {
  const known = new Set<string>();
  const given = new Set<string>();
  for (const word of words) {
    const { letters, ours } = await read(language, word.replaceAll('\u0301', ''), word);
    for (const symbol of letters.normalize('NFD')) known.add(symbol);
    for (const symbol of ours.normalize('NFD')) given.add(symbol);
  }
  expect(given.size).toBeGreaterThan(15);
  expect([...given].filter((symbol) => !known.has(symbol))).toEqual([]);
});

test('the stress stays ours, and so do hard and soft sounds', async () => {
  expect((await read('ru', 'замок', 'замо́к')).ours).toBe('zamˈok');
  expect((await read('ru', 'замок', 'за́мок')).ours).toBe('zˈɑmʌk');
  expect((await read('ru', 'лук', 'лук')).ours).toBe('ɭˈuk');
  expect((await read('ru', 'люк', 'люк')).ours).toMatch(/^ɭʲˈu/);
});

test('what is no phoneme of ours stays as it is', () => {
  const phonemes = "нет, [[n^|'e|t]] L [[L|'u|k @-|@]]";
  expect(phonemesAsTrained({ text: 'x', language: 'ru', phonemes })).toBe(
    "нет, [[n;|'e|t]] L [[l|'u|k @-|V]]",
  );
  expect(phonemesAsTrained({ text: 'x', language: 'es', phonemes })).toBe(phonemes);
  expect(phonemesAsTrained({ text: 'x', language: 'de' })).toBeUndefined();
});
