import { buildBank, buildWord } from '../../testing/factories.ts';
import { createCatalogue } from '../../bank/catalogue.ts';
import { createBankPhrases } from '../phrases/bank-phrases.ts';
import { createDetector } from './detector.ts';

const bank = buildBank();
const shared = [buildWord(51, 'en', 'hospital', 50, [1]), buildWord(52, 'es', 'hospital', 50, [1])];
const words = [...bank.words, ...shared];
const detector = createDetector(createBankPhrases(createCatalogue({ ...bank, words })));

test.each([
  ['casa', 'es'],
  ['Casas!', 'es'],
  ['дома', 'ru'],
  ['EVDE', 'tr'],
  ['ışık', 'tr'],
  ['ran', 'en'],
])('the word %s, known in only one language, is %s', async (text, language) => {
  expect(await detector.detect(text)).toBe(language);
});

test.each([
  ['cigüeñal', 'es'],
  ['¿Verdad?', 'es'],
  ['yağmurluk', 'tr'],
  ['IŞIKLAR', 'tr'],
  ['объём', 'ru'],
])('the letters of %s identify %s', async (text, language) => {
  expect(await detector.detect(text)).toBe(language);
});

test.each([
  ['Where does your sister live now?', 'en'],
  ['Mañana vamos a la playa con los niños', 'es'],
  ['Завтра мы поедем на море всей семьёй', 'ru'],
  ['Yarın çocuklarla denize gideceğiz', 'tr'],
  ['Meine Schwester wohnt jetzt in Berlin', 'de'],
  ['Où est-ce que tu habites maintenant ?', 'fr'],
  ['Dove abita adesso tua sorella?', 'it'],
  ['Моя сестра живе в Києві', 'uk'],
  ['Jeg bor i en liten by ved sjøen', 'nb'],
  ['Η αδερφή μου μένει στην Αθήνα', 'el'],
  ['أختي تسكن في القاهرة', 'ar'],
  ['我姐姐住在北京', 'zh-Hans'],
  ['你們什麼時候來', 'zh-Hant'],
  ['妹は東京に住んでいます', 'ja'],
])('%s is %s', async (text, language) => {
  expect(await detector.detect(text)).toBe(language);
});

test.each(['12', '…', '😀😀', 'zzzz', 'hospital'])(
  'the language of %s cannot be detected',
  async (text) => {
    expect(await detector.detect(text)).toBeNull();
  },
);
