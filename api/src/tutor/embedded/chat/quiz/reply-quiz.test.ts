import { allTutor } from '@topwords/languages/tutor';
import { judgeAnswer } from './judge-answer.ts';
import { startChat } from '../testing/ask-chat.ts';

describe('a quiz', () => {
  test('asks, judges, explains, and continues with another question', async () => {
    const say = startChat('en', 'es', 'ser');
    expect(await say('quiz me')).toBe(
      'Which word is missing? ____ *un día muy bueno.* (It was a very good day.)',
    );
    expect(await say('fue')).toBe(
      'Correct!\n*Fue un día muy bueno.* - It was a very good day.\n\nSay “next” for another question.',
    );
    const second = await say('next');
    expect(second).toContain('?');
    expect(second).not.toContain('Which word is missing? ____ *un día');
  });

  test('does not repeat a question until all have been asked', async () => {
    const say = startChat('ru', 'en', 'go');
    const asked = [];
    for (let turn = 0; turn < 8; turn += 1) asked.push(await say('проверь меня'));
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

  test('recognises another form of the word', async () => {
    const say = startChat('tr', 'en', 'go');
    expect(await say('bana soru sor')).toContain('____');
    const reply = await say('went');
    expect(reply).toContain('biçimi farklı: burada *going* olmalı');
  });

  test.each([
    ['en', 'i dont know'],
    ['es', 'no sé'],
    ['ru', 'не знаю'],
    ['tr', 'bilmiyorum'],
  ] as const)('in %s, “%s” shows the solution', async (native, message) => {
    const language = native === 'en' ? 'es' : 'en';
    const say = startChat(native, language, language === 'en' ? 'go' : 'ir');
    await say(allTutor[native].chatTexts.suggestions.quiz);
    const reply = await say(message);
    const [verdict] = allTutor[native].chatTexts.givenUp('|').split('|');
    expect(reply.startsWith(verdict ?? '')).toBe(true);
  });

  test('gives a hint and repeats the question', async () => {
    const say = startChat('es', 'ru', 'идти');
    const question = await say('ponme a prueba');
    const hint = await say('una pista');
    expect(hint).toContain('empieza por');
    expect(hint.endsWith(question)).toBe(true);
    expect(await say('asdf')).toContain('La respuesta es');
  });

  test('answers a question instead of judging it', async () => {
    const say = startChat('ru', 'tr', 'yüz');
    await say('проверь меня');
    expect(await say('а что это значит?')).toContain('значения');
  });
});
