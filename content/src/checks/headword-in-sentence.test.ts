import type { BankLanguage } from '../bank.ts';
import { buildCheckedBank, buildRow, buildSentences, locate } from '../testing/row-factories.ts';
import { checkHeadwordInSentence, holdsHeadword } from './headword-in-sentence.ts';

test('a sentence without its headword is a fault', () => {
  const sentences = buildSentences({ es: 'Nuestro piso está cerca del parque.' });
  expect(checkHeadwordInSentence(buildCheckedBank(locate(buildRow({ sentences }))))).toEqual([
    {
      check: 'headword-in-sentence',
      file: 'rows.jsonl',
      line: 1,
      key: 'house.building',
      language: 'es',
      text: 'Nuestro piso está cerca del parque.',
      detail: '"Nuestro piso está cerca del parque." shows no form of casa',
    },
  ]);
});

test('any headword of the column will do, and a gloss asks for none', () => {
  const sentences = buildSentences({
    es: 'Nuestro hogar está cerca del parque.',
    tr: 'Burası parkın hemen yanında.',
  });
  const words = { ...buildRow().words, es: ['casa', 'hogar'], tr: { gloss: '(ev)' } };
  const bank = buildCheckedBank(locate(buildRow({ words, sentences })));
  expect(checkHeadwordInSentence(bank)).toEqual([]);
});

test('a form that another row of the headword lists counts', () => {
  const sentences = buildSentences({ ru: 'Наши дома рядом с парком.' });
  const other = buildRow({ key: 'home.place', forms: { ru: ['дома'] } });
  const alone = buildCheckedBank(locate(buildRow({ words: { ...buildRow().words, ru: 'дым' } })));
  expect(checkHeadwordInSentence(alone)).toHaveLength(2);
  const bank = buildCheckedBank(locate(buildRow({ sentences }), other));
  expect(checkHeadwordInSentence(bank)).toEqual([]);
});

/** The verbs among the cases end as these languages' dictionary forms do. */
function isVerb(headword: string): boolean {
  return /(?:[aei]r|se|ть|m[ae]k|^go|^stop|^study|get up)$/.test(headword);
}

type Case = [language: BankLanguage, headword: string, forms: string[], sentence: string];

test.each<Case>([
  ['en', 'I', [], "I'm at home today."],
  ['en', 'be', ["'m", 'is'], "I'm at home today."],
  ['en', 'not', ["n't"], "She doesn't know."],
  ['en', 'get up', ['got up'], 'He got us all up early.'],
  ['en', 'study', [], 'She studies at night.'],
  ['en', 'stop', [], 'It stopped raining.'],
  ['es', 'pequeño', [], 'Son muy pequeñas todavía.'],
  ['es', 'lápiz', [], 'Compré dos lápices.'],
  ['es', 'canción', [], 'Me gustan sus canciones.'],
  ['es', 'comprar', [], 'Mañana lo compraré.'],
  ['es', 'levantarse', [], 'No quiero levantarme ahora.'],
  ['es', 'comprar', [], '¿Puedes comprármelo?'],
  ['ru', 'книга', [], 'Я читаю интересные книги.'],
  ['ru', 'новый', [], 'Мы живём в новом доме.'],
  ['ru', 'работать', [], 'Она работает в школе.'],
  ['ru', 'кто-то', [], 'Кто-то стучит в дверь.'],
  ['tr', 'kitap', [], 'Kitabımı evde unuttum.'],
  ['tr', 'su', [], 'Suyu kapatmayı unuttum.'],
  ['tr', 'ev', [], 'Evdekiler uyuyor.'],
  ['tr', 'çalışmak', [], 'Bugün çalışmayacağım.'],
  ['tr', 'konuşmak', [], 'Onunla konuşabiliyorduk.'],
  ['tr', 'denemek', [], 'Bunu deneyemem.'],
  ['tr', 'okumak', [], 'Okuduğum kitap güzeldi.'],
  ['tr', 'okul', [], 'Çocuklar okullarından döndü.'],
  ['tr', 'beklemek', [], 'Seni burada bekliyorum.'],
  ['tr', 'gitmek', ['gidiyor'], 'O eve gidiyor.'],
  ['tr', 'iyi', [], 'İyi misin bugün?'],
  ['tr', 'ısıtmak', [], 'Isıttım çorbayı az önce.'],
  ['tr', 'Ankara', [], "Yarın Ankara'ya gidiyoruz."],
])('%s: "%s" (%j) stands in "%s"', (language, headword, forms, sentence) => {
  expect(
    holdsHeadword(sentence, { language, text: headword, forms, isVerb: isVerb(headword) }),
  ).toBe(true);
});

test.each<Case>([
  ['en', 'car', [], 'I need a card and some care.'],
  ['en', 'its', [], "It's too late now."],
  ['en', 'go', [], 'We went home early.'],
  ['en', 'get up', ['got up'], 'We got down and went up.'.replace('got', 'went')],
  ['es', 'casa', [], 'Se casaron el año pasado.'],
  ['es', 'ser', [], 'Somos amigos de siempre.'],
  ['ru', 'мир', [], 'Он мирно спит дома.'],
  ['ru', 'дом', [], 'У нас нет домика.'],
  ['ru', 'брать', [], 'Мой брат живёт здесь.'],
  ['tr', 'el', [], 'Bu elma çok güzel.'],
  ['tr', 'at', [], 'Ateş çok sıcak.'],
  ['tr', 'kol', [], 'Kolej çok uzak.'],
  ['tr', 'yemek', [], 'Yeni bir ev aldık.'],
  ['tr', 'ılık', [], 'İlik çorbası içtik.'],
])('%s: "%s" (%j) does not stand in "%s"', (language, headword, forms, sentence) => {
  expect(
    holdsHeadword(sentence, { language, text: headword, forms, isVerb: isVerb(headword) }),
  ).toBe(false);
});
