import { inflectSpanishNominal } from './nominals.ts';

test.each([
  ['autobús', 'autobuses'],
  ['reunión', 'reuniones'],
  ['colina', 'colinas'],
  ['lápiz', 'lápices'],
  ['país', 'países'],
  ['café', 'cafés'],
  ['postal', 'postales'],
  ['currículum', 'currículums'],
  ['robot', 'robots'],
  ['sándwich', 'sándwiches'],
])('the plural of %s is %s', (noun, plural) => {
  expect(inflectSpanishNominal(noun, false)).toEqual([plural]);
});

test.each(['lunes', 'cumpleaños', 'paraguas', 'crisis'])('%s does not change', (noun) => {
  expect(inflectSpanishNominal(noun, false)).toEqual([]);
});

test('adjectives have two genders if their ending shows them', () => {
  expect(inflectSpanishNominal('preocupado', true)).toEqual([
    'preocupada',
    'preocupadas',
    'preocupados',
  ]);
  expect(inflectSpanishNominal('encantador', true)).toEqual([
    'encantadora',
    'encantadoras',
    'encantadores',
  ]);
  expect(inflectSpanishNominal('salvaje', true)).toEqual(['salvajes']);
});
