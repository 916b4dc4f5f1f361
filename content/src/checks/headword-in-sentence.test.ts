import type { LanguageCode } from '@topwords/languages/identity';
import { buildCheckedBank, buildRow, buildSentences, locate } from '../testing/row-factories.ts';
import { checkHeadwordInSentence, containsHeadword } from './headword-in-sentence.ts';

test('a sentence that shows its meaning in one language only is a fault', () => {
  const shown = buildSentences({ es: 'Nuestro piso está cerca del parque.' });
  expect(checkHeadwordInSentence(buildCheckedBank(locate(buildRow({ sentences: shown }))))).toEqual(
    [],
  );
  const sentences = buildSentences({
    es: 'Nuestro piso está cerca del parque.',
    ru: 'Мы живём рядом с парком.',
    tr: 'Parkın hemen yanında oturuyoruz.',
  });
  expect(checkHeadwordInSentence(buildCheckedBank(locate(buildRow({ sentences }))))).toEqual([
    {
      check: 'headword-in-sentence',
      file: 'rows.jsonl',
      line: 1,
      key: 'house.building',
      text: 'Our house is near the park.',
      detail: '"Our house is near the park." shows a headword in 1 languages',
    },
  ]);
});

test('accepts any headword of the column, and requires none for a gloss', () => {
  const sentences = buildSentences({
    es: 'Nuestro hogar está cerca del parque.',
    tr: 'Burası parkın hemen yanında.',
  });
  const words = { ...buildRow().words, es: ['casa', 'hogar'], tr: { gloss: '(ev)' } };
  const bank = buildCheckedBank(locate(buildRow({ words, sentences })));
  expect(checkHeadwordInSentence(bank)).toEqual([]);
});

type Case = [language: LanguageCode, headword: string, forms: string[], sentence: string];

test.each<Case>([
  ['en', 'I', [], "I'm at home today."],
  ['en', 'be', ["'m", 'is'], "I'm at home today."],
  ['en', 'not', ["n't"], "She doesn't know."],
  ['en', 'get up', ['got up'], 'He got us all up early.'],
  ['es', 'lápiz', ['lápices'], 'Compré dos lápices.'],
  ['ru', 'кто-то', [], 'Кто-то стучит в дверь.'],
  ['tr', 'ısıtmak', ['ısıttım'], 'Isıttım çorbayı az önce.'],
  ['tr', 'Ankara', [], "Yarın Ankara'ya gidiyoruz."],
])('%s: finds "%s" (%j) in "%s"', (language, text, forms, sentence) => {
  expect(containsHeadword(sentence, { language, text, forms: new Set(forms) })).toBe(true);
});

test.each<Case>([
  ['en', 'car', [], 'I need a card and some care.'],
  ['en', 'its', [], "It's too late now."],
  ['en', 'get up', ['got up'], 'We went up and got down.'],
  ['es', 'casa', ['casas'], 'Se casaron el año pasado.'],
  ['ru', 'дом', ['дома'], 'У нас нет домика.'],
  ['tr', 'ılık', ['ılığı'], 'İlik çorbası içtik.'],
])('%s: does not find "%s" (%j) in "%s"', (language, text, forms, sentence) => {
  expect(containsHeadword(sentence, { language, text, forms: new Set(forms) })).toBe(false);
});
