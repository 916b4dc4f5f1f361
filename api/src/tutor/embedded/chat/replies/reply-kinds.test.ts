import { startChat } from '../testing/ask-chat.ts';

describe('the number of examples', () => {
  test.each([
    ['es', 'ru', 'мочь', 'dame 3 ejemplos con мочь, uno en pasado', 3, /\*мог\p{L}*\*: pasado/gu],
    ['tr', 'en', 'already', '3 örnek verir misin, biri soru olsun', 3, /\?\*/gu],
    ['en', 'es', 'comer', 'two examples in the preterite', 2, /preterite/gu],
  ] as const)(
    'is what was asked, for %s in %s, %s: %s',
    (native, language, word, message, count, met) => {
      const reply = startChat(native, language, word)(message);
      expect(reply.match(/^- \*/gm)).toHaveLength(count);
      expect(reply.match(met)?.length).toBe(count === 3 ? 1 : 2);
    },
  );
});

describe('a letter of a word', () => {
  test.each([
    ['en', 'ru', 'сегодня', 'why is г in сегодня pronounced like v?', '*г* is read as *в*'],
    ['tr', 'ru', 'учиться', 'учиться -ться nasıl okunur?', '“tsa” gibi okunur'],
    ['en', 'tr', 'değil', 'how is ğ pronounced in değil?', 'like a soft “y”'],
    ['en', 'tr', 'dağ', 'how is ğ pronounced in dağ?', 'it lengthens the vowel'],
    ['es', 'en', 'enough', 'cómo suena gh?', 'suena como la «f»'],
  ] as const)('has the sound that it has there, for %s in %s %s: %s', (...asked) => {
    const [native, language, word, message, expected] = asked;
    expect(startChat(native, language, word)(message)).toContain(expected);
  });
});

describe('a text without a translation', () => {
  test('is answered by its parts', () => {
    const reply = startChat('tr', 'ru', 'жаль')('"maalesef bugün gelemem" rusça nasıl denir?');
    expect(reply).toContain('“maalesef”: *к сожалению*');
    expect(reply).toContain('“bugün”: *сегодня*');
  });

  test('shows what the word goes with', () => {
    const reply = startChat('en', 'es', 'valer')('how do i say "it\'s worth seeing that movie"?');
    expect(reply).toContain('valer la pena + inf. — be worth doing.');
    expect(reply).toContain('“movie”: *película*');
  });
});

describe('a question about more than the word', () => {
  test.each([
    ['tr', 'es', 'hablar', 'yo her zaman gerekli mi ispanyolcada?', 'zamir çoğu zaman söylenmez'],
    ['ru', 'en', 'go', 'когда ставить the а когда a?', 'В русском артиклей нет'],
    [
      'ru',
      'tr',
      'ne',
      'вопросительная частица mi пишется отдельно?',
      'пишется отдельно, после слова',
    ],
    [
      'en',
      'ru',
      'понедельник',
      'are days of the week capitalised in Russian?',
      'with a small letter',
    ],
  ] as const)(
    'gets its rule, for %s in %s, %s: %s',
    (native, language, word, message, expected) => {
      expect(startChat(native, language, word)(message)).toContain(expected);
    },
  );
});

test.each([
  ['tr', 'en', 'hungry', '"I am very hungry today" doğru mu?', /^Bunun doğru olup/],
  ['en', 'es', 'libro', 'is "Estoy leyendo un libro muy interesante" correct?', /^I can’t tell/],
  ['ru', 'tr', 'kedi', '"Kedim çok güzel" правильно?', /^Не могу сказать/],
] as const)('a sentence without a mistake gets no rule, for %s in %s, %s: %s', (...asked) => {
  const [native, language, word, message, first] = asked;
  const reply = startChat(native, language, word)(message);
  expect(reply).toMatch(first);
  expect(reply).not.toContain('\n\n');
});

describe('a further question', () => {
  test.each([
    [
      'en',
      'es',
      'hacer',
      'past participle of hacer?',
      'and of ver and decir?',
      ['*visto*', '*dicho*'],
    ],
    ['ru', 'en', 'write', 'третья форма write?', 'а у break и choose?', ['*broken*', '*chosen*']],
    [
      'es',
      'en',
      'explain',
      'puedo decir explain me this?',
      'y con describe?',
      ['describe sth to sb'],
    ],
    [
      'tr',
      'ru',
      'дерево',
      'дерево çoğulu nasıl olur',
      'peki 5 ağaç nasıl derim',
      ['пять деревьев'],
    ],
  ] as const)('asks the same of other words, for %s in %s, %s: %s %s', (...asked) => {
    const [native, language, word, first, second, expected] = asked;
    const say = startChat(native, language, word);
    say(first);
    const reply = say(second);
    for (const one of expected) expect(reply).toContain(one);
  });
});

test.each([
  ['en', 'ru', 'книга', 'how to say two books', '*две книги*'],
  ['es', 'ru', 'стол', 'como se dice 3 mesas en ruso?', '*три стола*'],
  ['en', 'ru', 'человек', 'how do i say five people', '*пять человек*'],
  ['ru', 'en', 'child', 'как сказать пять детей', '*five children*'],
  ['en', 'tr', 'kitap', 'how do you say three books', '*üç kitap*'],
  ['en', 'es', 'mesa', 'how do i say 4 tables', '*cuatro mesas*'],
] as const)('things are counted, for %s in %s, %s: %s', (native, language, word, message, form) => {
  expect(startChat(native, language, word)(message)).toContain(form);
});

test.each([
  ['es', 'ru', 'праздник', 'se dice la д en medio?', '*здн* se lee *зн*'],
  ['es', 'en', 'receipt', 'como se pronuncia receipt? se dice la p o no', 'la *p* no se pronuncia'],
  ['en', 'es', 'vergüenza', 'whats with the two dots on the u', 'show that the *u* is pronounced'],
  ['tr', 'es', 'queso', "queso'daki u okunur mu", '*u* okunmaz'],
  ['es', 'tr', 'gece', 'como se pronuncia gece?', 'la *g* siempre es como en «gato»'],
  ['ru', 'en', 'knee', 'буква k читается?', 'не читается *k*'],
] as const)('letters are asked about in any words, for %s in %s, %s: %s', (...asked) => {
  const [native, language, word, message, expected] = asked;
  expect(startChat(native, language, word)(message)).toContain(expected);
});

test.each([
  ['tr', 'es', 'leche', 'leche el mi la mi?', '*la leche*'],
  ['ru', 'es', 'noche', 'noche какого рода', '*-e* род не виден'],
  ['es', 'ru', 'дверь', 'дверь es masculino o femenino', '*-ь* no muestra el género'],
] as const)('a gender comes with its article, for %s in %s, %s: %s', (...asked) => {
  const [native, language, word, message, expected] = asked;
  expect(startChat(native, language, word)(message)).toContain(expected);
});

test.each([
  ['es', 'en', 'guy', 'guy se lo puedo decir a mi jefe?', /^Mejor no\./],
  ['en', 'es', 'tío', 'can i say tío to a friend', /^Yes\. \*tío\* \(“dude/],
  [
    'tr',
    'ru',
    'деньги',
    'бабло diye duydum, bankada diyebilir miyim?',
    /^\*бабло\* kelime listesinde yok/,
  ],
] as const)('a register says to whom, for %s in %s, %s: %s', (...asked) => {
  const [native, language, word, message, expected] = asked;
  expect(startChat(native, language, word)(message)).toMatch(expected);
});

test.each([
  ['ru', 'en', 'news', 'почему the news is а не are', 'singular verb'],
  ['es', 'en', 'police', 'por que dicen the police are y no is', 'plural verb'],
  ['es', 'ru', 'рубль', 'no entiendo cuando es рубля y cuando рублей', 'genitivo singular'],
  ['tr', 'ru', 'время', 'neden нет времени diyoruz da нет время demiyoruz', '*нет* kullanılır'],
] as const)('a reason is that of the named forms, for %s in %s, %s: %s', (...asked) => {
  const [native, language, word, message, expected] = asked;
  expect(startChat(native, language, word)(message)).toContain(expected);
});

test('words in patterns are explained', () => {
  const reply = startChat('ru', 'tr', 'uğramak')('uğramak с каким падежом?');
  expect(reply).toContain('(-e: -e/-a, дательный падеж)');
});
