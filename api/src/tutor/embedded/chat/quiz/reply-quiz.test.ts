import { allTutor } from '@topwords/languages/tutor';
import { judgeAnswer } from './judge-answer.ts';
import { startChat } from '../testing/ask-chat.ts';

describe('a quiz', () => {
  test('asks, judges, explains, and continues with another question', () => {
    const say = startChat('en', 'es', 'ser');
    expect(say('quiz me')).toBe(
      'Which word is missing? ____ *un día muy bueno.* (It was a very good day.)',
    );
    expect(say('fue')).toBe(
      'Correct!\n*Fue un día muy bueno.* - It was a very good day.\n\nSay “next” for another question.',
    );
    const second = say('next');
    expect(second).toContain('?');
    expect(second).not.toContain('Which word is missing? ____ *un día');
  });

  test('does not repeat a question until all have been asked', () => {
    const say = startChat('ru', 'en', 'go');
    const asked = [];
    for (let turn = 0; turn < 8; turn += 1) asked.push(say('проверь меня'));
    expect(new Set(asked).size).toBe(8);
  });

  test('accepts missing capitals, accents and articles, and recognises a typo', () => {
    const item = {
      question: '',
      solutions: ['árbol', 'house'],
      otherWords: ['hogar'],
      otherForms: ['árboles'],
      shownSolution: '',
      reason: '',
    };
    const judged = [
      'Árbol!',
      'ARBOL',
      'un arbol',
      'I think it’s a house',
      'hose',
      'árboles',
      'hogar',
      'mar',
    ];
    expect(judged.map((answer) => judgeAnswer(answer, item))).toEqual([
      'right',
      'misspelt',
      'misspelt',
      'right',
      'nearly',
      'other-form',
      'other-word',
      'wrong',
    ]);
  });

  test('recognises another form of the word', () => {
    const say = startChat('tr', 'en', 'go');
    expect(say('bana soru sor')).toContain('____');
    const reply = say('went');
    expect(reply).toContain('biçimi farklı: burada *going* olmalı');
  });

  test.each([
    ['en', 'i dont know'],
    ['es', 'no sé'],
    ['ru', 'не знаю'],
    ['tr', 'bilmiyorum'],
  ] as const)('in %s, “%s” shows the solution', (native, message) => {
    const language = native === 'en' ? 'es' : 'en';
    const say = startChat(native, language, language === 'en' ? 'go' : 'ir');
    say(allTutor[native].chatTexts.suggestions.quiz);
    const reply = say(message);
    const [verdict] = allTutor[native].chatTexts.givenUp('|').split('|');
    expect(reply.startsWith(verdict ?? '')).toBe(true);
  });

  test('gives a hint and repeats the question', () => {
    const say = startChat('es', 'ru', 'идти');
    const question = say('ponme a prueba');
    const hint = say('una pista');
    expect(hint).toContain('empieza por');
    expect(hint.endsWith(question)).toBe(true);
    expect(say('asdf')).toContain('La respuesta es');
  });

  test('answers a question instead of judging it', () => {
    const say = startChat('ru', 'tr', 'yüz');
    say('проверь меня');
    expect(say('а что это значит?')).toContain('значения');
  });
});
