import { loadShownTables } from '../testing/shown-tables.ts';

let shown: Awaited<ReturnType<typeof loadShownTables>>;

beforeAll(async () => {
  shown = await loadShownTables();
});

// After Huddleston and Pullum, The Cambridge Grammar of the English Language (2002), chapter 18.
test.each([
  ['go', 'verb principal-parts', 'go goes *went *gone going'],
  ['walk', 'verb principal-parts', 'walk walks walked walked walking'],
  ['stop', 'verb principal-parts', 'stop stops stopped stopped stopping'],
  ['try', 'verb principal-parts', 'try tries tried tried trying'],
  ['die', 'verb principal-parts', 'die dies died died dying'],
  ['have', 'verb principal-parts', 'have *has *had *had having'],
  ['put', 'verb principal-parts', 'put puts *put *put putting'],
  ['get', 'verb principal-parts', 'get gets *got *gotten/got getting'],
  ['snow', 'verb principal-parts', 'snow snows snowed snowed snowing'],
  ['wake', 'verb principal-parts', 'wake wakes *woke *woken waking'],
  ['box', 'noun number', 'box boxes'],
  ['city', 'noun number', 'city cities'],
  ['child', 'noun number', 'child *children'],
  ['policeman', 'noun number', 'policeman *policemen'],
  ['lesson', 'noun number', 'lesson lessons'],
  ['big', 'adjective comparison', 'big bigger biggest'],
  ['easy', 'adjective comparison', 'easy easier easiest'],
  ['good', 'adjective comparison', 'good *better *best'],
  ['simple', 'adjective comparison', 'simple simpler simplest'],
  ['I', 'pronoun personal-pronoun', 'I me my mine myself'],
])('%s has the %s %s', (text, name, expected) => {
  expect(shown('en', text).tables[name]?.join(' ')).toBe(expected);
});

test('be has forms by person', () => {
  expect(shown('en', 'be').tables).toEqual({
    'verb principal-parts': ['be', '*is', '*was/were', '*been', 'being'],
    'verb present': ['*am *are', '*are *are', '*is *are'],
    'verb past': ['*was *were', '*were *were', '*was *were'],
  });
});

test.each(['can', 'must', 'beautiful', 'dead', 'afraid', 'the', 'make sense'])(
  'of "%s" there is no table rather than a wrong one',
  (text) => {
    expect(shown('en', text).tables).toEqual({});
  },
);

test('an uncountable noun has no plural, and its facts say so', () => {
  expect(shown('en', 'advice')).toEqual({ tables: {}, facts: { number: 'singular-only' } });
});
