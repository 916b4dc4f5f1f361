import { buildFormIndex, findWordsByForm } from './form-index.ts';

const words = [
  { id: 12, text: 'ser', forms: ['fue', 'éramos', 'soy'] },
  { id: 31, text: 'ir', forms: ['fue', 'vaya', 'va', 'voy'] },
  { id: 7, text: 'árbol', forms: ['árboles', 'arbol'] },
];
const index = buildFormIndex(words);

test.each([
  ['fue', [12, 31]],
  ['eramos', [12]],
  ['arboles', [7]],
  ['soy', [12]],
  ['va', [31]],
  ['voy', [31]],
  ['vaya', [31]],
])('finds the words of %s', (form, ids) => {
  expect(findWordsByForm(index, form)).toEqual(ids);
});

test.each(['', 'a', 'fu', 'fuera', 'zzz', 'fue\t12', '\n', 'arbol', 'éramos'])(
  '"%s" is no folded form',
  (form) => {
    expect(findWordsByForm(index, form)).toEqual([]);
  },
);

test('searches an empty index and one with a single form', () => {
  expect(findWordsByForm(buildFormIndex([]), 'fue')).toEqual([]);
  const single = buildFormIndex([{ id: 1, text: 'casa', forms: ['casas'] }]);
  expect(findWordsByForm(single, 'casas')).toEqual([1]);
  expect(findWordsByForm(single, 'casa')).toEqual([]);
});

test('finds each of many forms', () => {
  const forms = Array.from({ length: 1000 }, (_, number) => `form ${number}`);
  const many = buildFormIndex(forms.map((form, id) => ({ id, text: 'x', forms: [form] })));
  expect(forms.map((form) => findWordsByForm(many, form))).toEqual(forms.map((_, id) => [id]));
});
