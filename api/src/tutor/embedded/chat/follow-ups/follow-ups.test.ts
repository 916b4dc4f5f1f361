import { startChat } from '../testing/ask-chat.ts';

describe('a question after a difference', () => {
  test.each([
    [
      'es',
      'en',
      'trip',
      'diferencia entre trip y travel?',
      'y journey entonces?',
      /^\*Journey\* es/,
    ],
    [
      'ru',
      'en',
      'make',
      'чем отличается make от do?',
      'а для homework какой?',
      /\*do\*:\n- \*.*home/,
    ],
    [
      'en',
      'ru',
      'в',
      'difference between в and на?',
      'which one for почта?',
      /^[^*]*\*на работе\*/,
    ],
    [
      'tr',
      'ru',
      'идти',
      'идти ile ходить farkı ne?',
      'peki her gün okula için hangisi?',
      /ходят в шк/,
    ],
    ['en', 'es', 'ser', 'ser and estar?', 'and with a location?', /^You learned that location/],
    ['en', 'tr', 'bilmek', 'bilmek and tanımak?', 'and for a person?', /knowing a person/],
  ] as const)('in %s about %s %s: %s %s', (native, language, word, first, second, expected) => {
    const say = startChat(native, language, word);
    const before = say(first);
    const reply = say(second);
    expect(reply).toMatch(expected);
    expect(reply).not.toBe(before);
  });

  test('says that nothing is known where no sentence shows it', () => {
    const say = startChat('tr', 'en', 'make');
    say('make ile do farkı ne');
    expect(say('peki müzik olunca nasıl diyeceğim?')).toMatch(/cevabını bilmiyorum/);
  });
});

test('the same form of another word is shown after a form', () => {
  const say = startChat('en', 'ru', 'брат');
  say('plural of брат?');
  expect(say('and is друг the same?')).toContain('- nominative, plural: *друзья* (irregular)');
});
