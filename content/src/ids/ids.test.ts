import { checkIdsAndRanks } from '../checks/ids-and-ranks.ts';
import { appendIds, faultsOfIds, noIds } from './ids.ts';
import { withLexemes } from '../testing/lexeme-factories.ts';
import { buildCheckedBank, buildRow, buildSentences, locate } from '../testing/row-factories.ts';

const given = appendIds(withLexemes(locate(buildRow())), noIds);

test('headwords, meanings and sentences are numbered from 1', () => {
  expect(given.words).toEqual({ 'en:house': 1, 'es:casa': 2, 'ru:дом': 3, 'tr:ev': 4 });
  expect(given.meanings).toEqual({ 'house.building': 1 });
  expect(given.sentences).toEqual({
    'house.building': { 'Our house is near the park.': 1, 'They are building a new house.': 2 },
  });
});

test('ids stay when rows move, and new ones are appended', () => {
  const home = buildRow({ key: 'home.place', words: { ...buildRow().words, en: 'home' } });
  const ids = appendIds(withLexemes(locate(home, buildRow())), given);
  expect(ids.words).toEqual({ ...given.words, 'en:home': 5 });
  expect(ids.meanings).toEqual({ 'house.building': 1, 'home.place': 2 });
});

test('the id of a removed row is kept and not reused', () => {
  const boat = buildRow({
    key: 'boat.vessel',
    words: { en: 'boat', es: 'bote', ru: 'лодка', tr: 'tekne' },
  });
  const ids = appendIds(withLexemes(locate(boat)), given);
  expect(ids.words['en:house']).toBe(1);
  expect(ids.words['en:boat']).toBe(5);
  expect(ids.meanings['boat.vessel']).toBe(2);
});

test('a reworded sentence gets a new id', () => {
  const sentences = buildSentences({ en: 'Our house is by the park.' });
  const ids = appendIds(withLexemes(locate(buildRow({ sentences }))), given);
  expect(ids.sentences['house.building']).toMatchObject({
    'Our house is near the park.': 1,
    'Our house is by the park.': 3,
  });
});

test('an id assigned twice is a fault', () => {
  const ids = { ...given, words: { ...given.words, 'en:boat': 2 } };
  expect(faultsOfIds(ids)).toEqual(['word id 2 is assigned twice']);
});

test('a removed id is a fault, and no ids are appended', () => {
  const { 'es:casa': _, ...words } = given.words;
  const ids = { ...given, words };
  expect(faultsOfIds(ids)).toEqual(['word id 2 is missing: ids are permanent']);
  expect(() => appendIds(withLexemes(locate(buildRow())), ids)).toThrow('word id 2 is missing');
});

test('an id reassigned to another word is a fault', () => {
  const { 'es:casa': _, ...words } = given.words;
  const ids = { ...given, words: { ...words, 'es:barco': 2 } };
  expect(faultsOfIds(ids)).toEqual([expect.stringContaining('changed by hand')]);
});

test('a headword, a meaning and a sentence without an id are faults', () => {
  const faults = checkIdsAndRanks(buildCheckedBank(locate(buildRow()), { ids: noIds }));
  expect(faults.map(({ language, detail }) => [language, detail])).toEqual([
    [undefined, 'has no id'],
    [undefined, '"Our house is near the park." has no id'],
    [undefined, '"They are building a new house." has no id'],
    ['en', '"house" has no id'],
    ['es', '"casa" has no id'],
    ['ru', '"дом" has no id'],
    ['tr', '"ev" has no id'],
  ]);
});

test('a headword without a rank, a rank without a headword and a duplicate are faults', () => {
  const ranks = { en: ['house', 'house'], es: [], ru: ['дом', 'дым'], tr: ['ev'] };
  const faults = checkIdsAndRanks(buildCheckedBank(locate(buildRow()), { ranks }));
  expect(faults.map(({ detail }) => detail)).toEqual([
    'en ranks a word twice',
    '"casa" has no rank',
    'ru ranks "дым", which is not a headword',
  ]);
});
