import { startChat } from '../testing/ask-chat.ts';

describe('a verdict', () => {
  test.each([
    [
      'es',
      'en',
      'explain',
      'puedo decir explain me this please?',
      /^No, es un error\.\nexplain sth to sb/,
    ],
    ['ru', 'tr', 'kez', 'можно сказать iki kere вместо iki kez?', /^Да, говорят и \*iki kere\*/],
    [
      'en',
      'es',
      'mayor',
      'can i say mi casa es más grande or does it have to be mayor',
      /^Yes, people say/,
    ],
    ['es', 'tr', 'var', 'puedo decir param değil para no tengo dinero?', /param yok/],
    ['es', 'tr', 'istemek', 'quiero ir = ben gitmek istemek?', /gitmek istiyorum/],
  ] as const)('comes first, for %s in %s, %s: %s', (native, language, word, message, expected) => {
    expect(startChat(native, language, word)(message)).toMatch(expected);
  });
});

describe('a difference', () => {
  test.each([
    [
      'ru',
      'en',
      'stop',
      'stop smoking и stop to smoke это разное?',
      ['stop doing —', 'stop to do —'],
    ],
    [
      'es',
      'tr',
      'para üstü',
      'para üstü y bozuk para es lo mismo?',
      ['el cambio devuelto', 'monedas sueltas'],
    ],
    ['ru', 'en', 'besides', 'чем отличается besides от except?', ['помимо', 'за исключением']],
    ['en', 'ru', 'потом', 'потом or затем?', ['“then, later', '*затем*']],
  ] as const)('has both sides, for %s in %s, %s: %s', (native, language, word, message, sides) => {
    const reply = startChat(native, language, word)(message);
    for (const side of sides) expect(reply).toContain(side);
  });
});

test.each([
  [
    'ru',
    'en',
    'turn out',
    'что значит turned out в it turned out he was right',
    '«оказывается, …»',
  ],
  ['ru', 'es', 'menos mal', 'menos mal это что то плохое?', '«слава богу'],
  ['es', 'ru', 'ничего', 'me dijo ничего, que quiere decir?', 'no está mal'],
] as const)('a set phrase is said by its meaning, for %s in %s, %s: %s', (...asked) => {
  const [native, language, word, message, expected] = asked;
  expect(startChat(native, language, word)(message)).toContain(expected);
});
