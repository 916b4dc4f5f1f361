import type { LanguageCode } from '@topwords/languages/identity';
import type { Note } from '../bank/bank.ts';
import { loadInflect, type Inflect } from './inflect.ts';

let inflect: Inflect;

beforeAll(async () => {
  inflect = await loadInflect();
});

type Case = [language: LanguageCode, text: string, pos: string, note: Note, forms: string];

test.each<Case>([
  ['en', 'house', 'noun', {}, 'houses'],
  ['en', 'study', 'verb', {}, 'studies studied studying'],
  ['en', 'quick', 'adjective', {}, 'quicker quickest'],
  ['es', 'lápiz', 'noun', {}, 'lápices'],
  ['es', 'bonito', 'adjective', {}, 'bonita bonitos bonitas'],
  ['es', 'tener', 'verb', {}, 'tengo tuvo tendré tenga teniendo tenido tenerlo'],
  ['es', 'levantarse', 'verb', {}, 'levanto levantarme levántate'],
  ['ru', 'дом', 'noun', {}, 'дома дому домом доме домов домам домами домах'],
  ['ru', 'новый', 'adjective', {}, 'новая новое новые нового новому новее'],
  ['ru', 'стать', 'verb', {}, 'стану станет стал стала стали'],
  ['ru', 'учиться', 'verb', {}, 'учусь учится училась'],
  ['tr', 'ev', 'noun', { accusative: 'evi' }, 'evler evde evim evlerimizde evindeki evdi'],
  ['tr', 'kitap', 'noun', { accusative: 'kitabı' }, 'kitabım kitapta kitaplardan'],
  ['tr', 'saat', 'noun', { accusative: 'saati' }, 'saatler saate saatte saatimiz'],
  ['tr', 'su', 'noun', { accusative: 'suyu' }, 'suyu suya suda suyun suyum suyumuz sular suyla'],
  ['tr', 'ağız', 'noun', { accusative: 'ağzı' }, 'ağzım ağızda ağızlar'],
  ['tr', 'güzel', 'adjective', {}, 'güzelsin güzeldi güzeller'],
  [
    'tr',
    'gitmek',
    'verb',
    { aorist: 'gider' },
    'gidiyorum gittikleri gidecekler gidelim gidemezsin',
  ],
  ['tr', 'yemek', 'verb', {}, 'yiyor yedi yiyecek yerken yemeden'],
  ['tr', 'söylemek', 'verb', {}, 'söylüyorsun söylemiyorlardı söyleyebilirim'],
  ['tr', 'hissetmek', 'verb', {}, 'hissediyorum hisseder hissettim hissedecek'],
  ['tr', 'öğretmek', 'verb', {}, 'öğretiyor öğretir öğretecek'],
  ['tr', 'bekletmek', 'verb', {}, 'bekletiyor bekletir bekletecek'],
  ['tr', 'gelmek', 'verb', {}, 'gelir gelmez geliyorlardı gelseydim'],
])('%s: %s (%s %j) has the forms %s', (language, text, pos, note, forms) => {
  const derived = inflect({ language, text, pos, note });
  expect(derived).toEqual(expect.arrayContaining(forms.split(' ')));
});

test.each<[LanguageCode, string, string, string]>([
  ['en', 'work', 'verb', 'worker'],
  ['en', 'house', 'verb', 'rehoused'],
  ['es', 'casa', 'noun', 'casilla'],
  ['es', 'feliz', 'adjective', 'infeliz'],
  ['ru', 'мочь', 'noun', 'могу'],
  ['tr', 'almak', 'verb', 'aldığleri'],
])('%s: %s (%s) has no form %s', (language, text, pos, form) => {
  expect(inflect({ language, text, pos, note: undefined })).not.toContain(form);
});

test('a Turkish compound keeps its possessive', () => {
  const note = { accusative: 'doğum gününü' };
  const derived = inflect({ language: 'tr', text: 'doğum günü', pos: 'noun', note });
  expect(derived).toContain('doğum gününde');
  expect(derived).not.toContain('doğum günüde');
});

test('a Turkish phrase inflects its last word', () => {
  expect(inflect({ language: 'tr', text: 'izin vermek', pos: 'verb', note: undefined })).toEqual(
    [],
  );
});

test('uninflected words have no forms', () => {
  expect(inflect({ language: 'es', text: 'de', pos: 'preposition', note: undefined })).toEqual([]);
  expect(inflect({ language: 'tr', text: 've', pos: 'conjunction', note: undefined })).toEqual([]);
});
