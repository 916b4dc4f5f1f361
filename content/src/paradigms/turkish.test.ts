import { loadShownTables } from '../testing/shown-tables.ts';

let shown: Awaited<ReturnType<typeof loadShownTables>>;

beforeAll(async () => {
  shown = await loadShownTables();
});

// Göksel and Kerslake, Turkish: A Comprehensive Grammar (2005), chapters 2, 6 and 8.
test('a regular noun: ev', () => {
  expect(shown('tr', 'ev')).toEqual({
    tables: {
      'noun declension': [
        'ev evler',
        'evi evleri',
        'eve evlere',
        'evde evlerde',
        'evden evlerden',
        'evin evlerin',
      ],
      'noun possessive': ['evim evimiz', 'evin eviniz', 'evi evleri'],
    },
    facts: { harmony: { low: 'e', high: 'i' } },
  });
});

test.each([
  ['kitap', 'kitap kitabı kitaba kitapta kitaptan kitabın', 'p b'],
  ['ağız', 'ağız *ağzı *ağza ağızda ağızdan *ağzın', ''],
  ['saat', 'saat *saati *saate *saatte *saatten *saatin', ''],
  ['su', 'su suyu suya suda sudan *suyun', ''],
  ['renk', 'renk *rengi *renge renkte renkten *rengin', 'k g'],
  ['çocuk', 'çocuk çocuğu çocuğa çocukta çocuktan çocuğun', 'k ğ'],
  ['his', 'his *hissi *hisse histe histen *hissin', ''],
  ['anne', 'anne anneyi anneye annede anneden annenin', ''],
])('the cases of %s are %s', (text, cases, softening) => {
  const { tables, facts } = shown('tr', text);
  const singular = tables['noun declension']?.map((row) => row.split(' ')[0]);
  expect(singular?.join(' ')).toBe(cases);
  expect(Object.values(facts.softening ?? {}).join(' ')).toBe(softening);
});

test('a verb with exceptions: gitmek', () => {
  const { tables, facts } = shown('tr', 'gitmek');
  expect(tables).toEqual({
    'verb non-finite': ['gitmek', '*giden'],
    'verb present-continuous': [
      '*gidiyorum *gidiyoruz',
      '*gidiyorsun *gidiyorsunuz',
      '*gidiyor *gidiyorlar',
    ],
    'verb aorist': ['*giderim *gideriz', '*gidersin *gidersiniz', '*gider *giderler'],
    'verb past-definite': ['gittim gittik', 'gittin gittiniz', 'gitti gittiler'],
    'verb past-evidential': ['gitmişim gitmişiz', 'gitmişsin gitmişsiniz', 'gitmiş gitmişler'],
    'verb future': ['*gideceğim *gideceğiz', '*gideceksin *gideceksiniz', '*gidecek *gidecekler'],
    'verb imperative': ['git *gidin/gidiniz', 'gitsin gitsinler'],
  });
  expect(facts.softening).toEqual({ from: 't', to: 'd' });
});

test.each([
  ['yapmak', 'yaparım yaparsın yapar'],
  ['gelmek', '*gelirim *gelirsin *gelir'],
  ['konuşmak', 'konuşurum konuşursun konuşur'],
  ['okumak', 'okurum okursun okur'],
])('the aorist of %s is %s', (text, expected) => {
  const rows = shown('tr', text).tables['verb aorist'] ?? [];
  expect(rows.map((row) => row.split(' ')[0]).join(' ')).toBe(expected);
});

test('a stem that ends in a vowel loses it in the present', () => {
  const rows = ['beklemek', 'söylemek', 'yemek'].map(
    (text) => shown('tr', text).tables['verb present-continuous']?.[0],
  );
  expect(rows).toEqual(['bekliyorum bekliyoruz', 'söylüyorum söylüyoruz', 'yiyorum yiyoruz']);
});

test('pronouns with a different stem, and names', () => {
  expect(shown('tr', 'ben').tables).toEqual({
    'pronoun declension': ['ben', 'beni', 'bana', 'bende', 'benden', 'benim'],
  });
  expect(shown('tr', 'Noel').tables).toEqual({});
  expect(shown('tr', 'insanlar').tables).toEqual({});
  expect(shown('tr', 'Türkçe').tables['noun declension']?.[1]).toBe('Türkçeyi');
});
