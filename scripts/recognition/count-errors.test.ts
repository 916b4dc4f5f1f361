import { comparable, countEdits, countErrors } from './count-errors.ts';

test('capitals, punctuation and the dots of ё do not count', () => {
  expect(comparable(' ¡Hola! ¿Qué tal?', 'es')).toBe('hola qué tal');
  expect(comparable('Её ёлка.', 'ru')).toBe('ее елка');
  expect(comparable('Iğdır', 'tr')).toBe('ığdır');
});

test.each([
  ['casa', 'casa', 0],
  ['casa', 'cosa', 1],
  ['casa', 'cas', 1],
  ['casa', '', 4],
  ['', 'casa', 4],
  ['casa', 'la casa', 3],
  ['kitten', 'sitting', 3],
])('from %j to %j there are as few edits as possible', (said, heard, edits) => {
  expect(countEdits(said, heard)).toBe(edits);
});

test('errors are counted over all texts, and no text has more than it is long', () => {
  const pairs = [
    { said: 'Casa', heard: 'casa.' },
    { said: 'perro', heard: 'cerro' },
    { said: 'sol', heard: 'de la, de la, de la, de la' },
  ];
  expect(countErrors(pairs, 'es')).toEqual({ texts: 3, exact: 1, errors: 4, characters: 12 });
});
