import { buildCheckedBank, buildRow, locate } from '../testing/row-factories.ts';
import { checkInflected } from './inflected.ts';

test('a word without its expected forms is a fault of the row in which it is first', () => {
  const row = buildRow({ forms: { es: ['casas'], ru: ['дома'], tr: ['evimiz'] } });
  expect(checkInflected(buildCheckedBank(locate(row)))).toEqual([
    {
      check: 'inflected',
      file: 'rows.jsonl',
      line: 1,
      key: 'house.building',
      language: 'ru',
      text: 'дом',
      detail: '"дом" has no instrumental: list its forms',
    },
  ]);
});

test('requires each kind of form', () => {
  const words = { en: 'go', es: 'ir', ru: 'идти', tr: 'gitmek' };
  const row = buildRow({ pos: 'verb', notes: {}, words, forms: { ru: ['шёл'] } });
  const faults = checkInflected(buildCheckedBank(locate(row)));
  expect(faults.map(({ detail }) => detail)).toEqual([
    '"go" has no gerund: list its forms',
    '"ir" has no gerund: list its forms',
    '"ir" has no preterite: list its forms',
    '"ir" has no subjunctive: list its forms',
    '"идти" has no present: list its forms',
  ]);
});

test('accepts derived forms, and requires none for phrases and uninflected words', () => {
  const noForms = buildRow({ forms: {} });
  const derived = buildCheckedBank(locate(noForms), {}, () => ['casas', 'домом']);
  expect(checkInflected(derived)).toEqual([]);
  const words = { en: 'of course', es: 'por supuesto', ru: 'само собой', tr: 'tabii ki' };
  expect(checkInflected(buildCheckedBank(locate({ ...noForms, words })))).toEqual([]);
  const adverb = buildRow({ pos: 'adverb', forms: {} });
  expect(checkInflected(buildCheckedBank(locate(adverb)))).toEqual([]);
});
