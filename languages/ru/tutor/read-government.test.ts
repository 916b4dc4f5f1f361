import { readGovernment } from './read-government.ts';

test.each([
  ['кому, чему', [{ prepositions: [], case: 'dative' }]],
  ['кого, чего', [{ prepositions: [], case: 'genitive' }]],
  ['с + тв. п.', [{ prepositions: ['с'], case: 'instrumental' }]],
  ['в, на + вин. п.', [{ prepositions: ['в', 'на'], case: 'accusative' }]],
  [
    'кому, о + предл. п.',
    [
      { prepositions: [], case: 'dative' },
      { prepositions: ['о'], case: 'prepositional' },
    ],
  ],
  [
    'кому; в + вин. п.',
    [
      { prepositions: [], case: 'dative' },
      { prepositions: ['в'], case: 'accusative' },
    ],
  ],
  ['+ инф.', [{ prepositions: [], case: 'infinitive' }]],
])('%s is read', (note, read) => {
  expect(readGovernment(note)).toEqual(read);
});

test('ignores what it cannot read', () => {
  expect(readGovernment('насчёт чего; о чём')).toEqual([]);
});
