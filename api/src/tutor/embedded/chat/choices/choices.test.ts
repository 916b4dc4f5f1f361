import { startChat, sources } from '../testing/ask-chat.ts';
import { findOptions } from './find-options.ts';

describe('the options of a question', () => {
  test.each([
    ['es', 'ru', 'у меня нет брат o нет брата?', 'у меня нет брат', 'у меня нет брата'],
    ['es', 'tr', 'se dice ben için o benim için?', 'ben için', 'benim için'],
    ['en', 'es', 'ojala vienes or vengas?', 'ojala vienes', 'ojala vengas'],
    ['tr', 'es', 'el agua mı la agua mı?', 'el agua', 'la agua'],
    ['en', 'es', 'hablo español o yo hablo español?', 'hablo español', 'yo hablo español'],
    ['es', 'en', 'se dice depends of o depends on?', 'depends of', 'depends on'],
  ] as const)('in %s about %s: %s', (native, language, message, one, other) => {
    const options = findOptions(message, { finder: sources.finder, language, native });
    expect(options?.map(({ whole }) => whole)).toEqual([one, other]);
  });

  test('are missing in a question with no alternative', () => {
    const context = { finder: sources.finder, language: 'es', native: 'en' } as const;
    expect(findOptions('when do I use ser?', context)).toBeUndefined();
  });
});

describe('a choice between two things', () => {
  test.each([
    [
      'es',
      'ru',
      'брат',
      'у меня нет брат o нет брата?',
      '*у меня нет брата*, no *у меня нет брат*.',
    ],
    ['es', 'tr', 'için', 'se dice ben için o benim için?', '*benim için*, no *ben için*.'],
    ['en', 'es', 'ojalá', 'ojala vienes or vengas?', '*ojala vengas*, not *ojala vienes*.'],
    ['tr', 'es', 'agua', 'el agua mı la agua mı?', '*el agua* denir, *la agua* denmez.'],
    ['en', 'tr', 'gitmek', 'past tense, gitti or gitdi?', '*gitti*, not *gitdi*.'],
    ['tr', 'es', 'mover', 'muevo mu movo mu?', '*muevo* denir, *movo* denmez.'],
    ['ru', 'tr', 'sevmek', 'seni seviyorum или sana seviyorum?', '*seni seviyorum*'],
  ] as const)('from %s, in %s about %s: %s', (native, language, word, message, chosen) => {
    const reply = startChat(native, language, word)(message);
    expect(reply.split('\n')[0]).toContain(chosen);
  });

  test.each([
    ['es', 'suggest', 'despues de suggest va to o ing?', 'suggest doing sth (not *to do*)'],
    ['ru', 'answer', 'answer on my question или answer to my question?', 'answer my question'],
  ] as const)(
    'from %s about %s is not made where a pattern forbids it: %s',
    (native, word, message, pattern) => {
      const reply = startChat(native, 'en', word)(message);
      expect(reply).toContain(pattern);
      expect(reply).not.toMatch(/Es correcto|Это правильно/);
    },
  );

  test('shows a sentence of each where both are right', () => {
    const say = startChat('ru', 'es', 'por');
    say('чем отличается por от para?');
    const reply = say('а para mí или por mí?');
    expect(reply).toMatch(/^Есть и то и другое, \*para mí\* и \*por mí\*:\n- \*.*para mí/);
  });

  test('of two headwords is their difference', () => {
    expect(startChat('en', 'es', 'ser')('ser or estar?')).toContain('*Ser* says what');
  });
});
