import type { LanguageCode } from '@topwords/platform/contracts';
import { buildBank, buildWord } from '../testing/factories.ts';
import { createCatalogue } from '../bank/catalogue.ts';
import { findClozes } from './find-clozes.ts';

/** The clozes of a word whose only meaning has the sentence. */
function clozesOf(language: LanguageCode, [text, ...forms]: string[], sentence: string) {
  const [meaning] = buildBank().meanings;
  if (meaning === undefined || text === undefined) throw new Error('Nothing to cut');
  const inAll = { en: 'English', es: 'español', ru: 'по-русски', tr: 'Türkçe' };
  const sentences = [{ id: 1, text: { ...inAll, [language]: sentence } }];
  const words = [buildWord(1, language, text, 1, [1], { forms })];
  const catalogue = createCatalogue(
    buildBank({ words, meanings: [{ ...meaning, id: 1, sentences }] }),
  );
  return catalogue
    .ofLanguage(language)
    .flatMap((word) => findClozes(word, language === 'en' ? 'es' : 'en'))
    .map(({ cloze }) => cloze);
}

test.each<[LanguageCode, string[], string, string[]]>([
  ['es', ['casa', 'casas'], 'Mi casa es grande.', ['Mi ', 'casa', ' es grande.']],
  ['es', ['casa', 'casas'], '¿Hay casas aquí?', ['¿Hay ', 'casas', ' aquí?']],
  ['es', ['ir', 'vamos'], '¡Vamos!', ['¡', 'Vamos', '!']],
  ['en', ['have to', 'had to', 'have', 'had'], 'We had to go.', ['We ', 'had to', ' go.']],
  ['en', ['well-known'], 'A well-known song.', ['A ', 'well-known', ' song.']],
  ['ru', ['дом', 'дома'], 'Все дома.', ['Все ', 'дома', '.']],
  ['tr', ['ışık'], 'Işık açık.', ['', 'Işık', ' açık.']],
  ['tr', ['iyi'], 'İyi geceler!', ['', 'İyi', ' geceler!']],
  ['en', ['can'], 'CAN you see it?', ['', 'CAN', ' you see it?']],
])('%s: %j in “%s”', (language, forms, sentence, [before, answer, after]) => {
  const translation = language === 'en' ? 'español' : 'English';
  expect(clozesOf(language, forms, sentence)).toEqual([{ before, answer, after, translation }]);
});

test.each<[LanguageCode, string[], string]>([
  ['es', ['casa'], 'De casa en casa.'],
  ['es', ['casa', 'casas'], 'La casa y las casas.'],
  ['es', ['casa'], 'Ella se casaba.'],
  ['en', ['can'], 'I can’t, but I canned it.'],
  ['en', ['can'], "I can't see."],
  ['ru', ['кто'], 'Кто-то пришёл.'],
  ['ru', ['то'], 'Кто-то пришёл.'],
  ['tr', ['Ankara'], 'Ankara’ya gidiyoruz.'],
  ['es', ['ano'], 'Este año.'],
  ['es', ['hogar'], 'Mi casa es grande.'],
])('%s: %j makes no cloze of “%s”', (language, forms, sentence) => {
  expect(clozesOf(language, forms, sentence)).toEqual([]);
});
