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
