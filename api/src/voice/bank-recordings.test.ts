import { buildBank } from '../testing/factories.ts';
import { createCatalogue } from '../bank/catalogue.ts';
import { createBankRecordings } from './bank-recordings.ts';

const engine = { name: 'tones', languages: new Set(['es', 'ru'] as const) };
const recordings = createBankRecordings(createCatalogue(buildBank()), engine);

test('every word and sentence that the engine reads is found by its name', async () => {
  await recordings.prepare();
  const all = [...recordings.words(), ...recordings.sentences()];
  expect(all.length).toBeGreaterThan(4);
  expect(new Set(all.map(({ utterance }) => utterance.language))).toEqual(new Set(['es', 'ru']));
  for (const { name, utterance } of all) {
    expect(recordings.find(name)).toEqual(utterance);
    expect(recordings.nameOf(utterance)).toBe(name);
  }
});

test('texts that are not in the bank are not found', () => {
  const name = recordings.nameOf({ text: 'nada de nada', language: 'es' }) ?? '';
  expect(recordings.find(name)).toBeUndefined();
  expect(recordings.nameOf({ text: 'house', language: 'en' })).toBeUndefined();
});

test('the most common words of all languages come first', () => {
  const languages = [...recordings.words()].slice(0, 2).map(({ utterance }) => utterance.language);
  expect(languages.toSorted()).toEqual(['es', 'ru']);
});
