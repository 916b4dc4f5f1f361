import type { Phrase } from '../phrases/phrase.ts';
import { buildCheckedBank, buildRow, locate } from '../testing/row-factories.ts';
import { checkPhrases, checkPhraseSpelling } from './phrases.ts';

const phrase: Phrase = {
  key: 'where.place',
  en: ['Where is {place.the}?'],
  es: ['¿Dónde está {place.the}?'],
  ru: ['Где {place.nom}?'],
  tr: ['{place.nom} nerede?'],
};
const slots = {
  place: [
    { en: { the: 'the bank' }, es: { the: 'el banco' }, ru: { nom: 'банк' }, tr: { nom: 'banka' } },
  ],
};

function bankWith(changes: Partial<Phrase>[], isKnown: (word: string) => boolean = () => true) {
  const phrases = changes.map((changed, index) => ({
    file: 'phrases/fixed.jsonl',
    line: index + 1,
    value: { ...phrase, ...changed },
  }));
  return buildCheckedBank(locate(buildRow()), {
    phrases: { phrases, slots },
    spellers: { en: isKnown, es: isKnown, ru: isKnown, tr: isKnown },
  });
}

test.each<[name: string, changes: Partial<Phrase>[], detail: string]>([
  [
    'a form that no filler has',
    [{ en: ['Where is {place.at}?'] }],
    'not every filler of place has at',
  ],
  ['an unknown slot', [{ ru: ['Где {town.nom}?'] }], 'not every filler of town has nom'],
  ['other slots', [{ tr: ['Banka nerede?'] }], '"Banka nerede?" has other slots than the English'],
  ['a key twice', [{}, {}], 'is there already'],
  ['a wording twice', [{ ru: ['Где {place.nom}?', 'Где {place.nom}?'] }], 'is there twice'],
  ['no capital', [{ ru: ['где {place.nom}?'] }], 'begins without a capital'],
  ['no mark', [{ ru: ['Где {place.nom}'] }], 'ends without a mark'],
  ['no opening mark', [{ es: ['Dónde está {place.the}?'] }], 'lacks ¿?'],
])('%s is a fault', (_name, changes, detail) => {
  expect(checkPhrases(bankWith(changes))).toContainEqual(
    expect.objectContaining({ check: 'phrases', detail: expect.stringContaining(detail) }),
  );
});

test('a phrase whose slots are filled in every language has no fault', () => {
  expect(checkPhrases(bankWith([{}]))).toEqual([]);
});

test('a misspelled word is a fault, of the phrase or of what fills it', () => {
  const found = checkPhraseSpelling(bankWith([{}], (word) => !['nerede', 'banco'].includes(word)));
  expect(found).toMatchObject([
    { key: 'where.place', language: 'tr', text: 'nerede' },
    { key: 'place', language: 'es', text: 'banco', file: 'phrases/slots.json' },
  ]);
});
