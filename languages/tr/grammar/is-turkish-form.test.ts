import { isTurkishForm } from './is-turkish-form.ts';

test.each([
  ['kitap', 'kitabımı'],
  ['su', 'suyu'],
  ['ev', 'evdekiler'],
  ['ev', 'evimizdekilerden'],
  ['okul', 'okullarından'],
  ['iyi', 'iyiyim'],
  ['ışık', 'ışığa'],
])('%s has the form %s', (headword, token) => {
  expect(isTurkishForm(headword, token, false)).toBe(true);
});

test.each([
  ['çalışmak', 'çalışmayacağım'],
  ['konuşmak', 'konuşabiliyorduk'],
  ['denemek', 'deneyemem'],
  ['okumak', 'okuduğum'],
  ['beklemek', 'bekliyorum'],
])('the verb %s has the form %s', (headword, token) => {
  expect(isTurkishForm(headword, token, true)).toBe(true);
});

test.each([
  ['el', 'elma'],
  ['at', 'ateş'],
  ['kol', 'kolej'],
  ['ılık', 'ilik'],
])('%s has no form %s', (headword, token) => {
  expect(isTurkishForm(headword, token, false)).toBe(false);
});

test('the verb yemek has no form yeni', () => {
  expect(isTurkishForm('yemek', 'yeni', true)).toBe(false);
});
