import { startChat } from '../testing/ask-chat.ts';

describe('a form that does not exist', () => {
  test.each([
    ['en', 'es', 'dormir', 'sleeping, dormiendo?', 'Not *dormiendo*: *durmiendo* (gerund'],
    ['en', 'ru', 'друг', 'plural of друг? други?', 'Not *други*: *друзья* (nominative, plural'],
    ['ru', 'tr', 'ağaç', 'винительный падеж - ağaçı?', 'Не *ağaçı*, а *ağacı* (винительный'],
    ['en', 'tr', 'yemek', 'i eat, yeyorum?', 'Not *yeyorum*: *yiyorum* (present continuous'],
    ['tr', 'ru', 'хотеть', 'onlar istiyor - хочут doğru mu?', '*хочут* değil, *хотят* ('],
    ['es', 'en', 'sleep', 'el pasado es sleeped?', 'No es *sleeped*, sino *slept* (pasado'],
    ['tr', 'en', 'good', '"gooder" olur mu comparativei', '*gooder* değil, *better* ('],
    ['es', 'ru', 'любить', 'я любю?', 'No es *любю*, sino *люблю* (presente'],
  ] as const)('is replaced, for %s in %s, %s: %s', (native, language, word, message, expected) => {
    expect(startChat(native, language, word)(message)).toMatch(
      new RegExp(`^${expected.replaceAll(/[*()]/g, String.raw`\$&`)}`, 'u'),
    );
  });

  test.each([
    ['en', 'tr', 'ağaç', 'is it ağaçlarım?'],
    ['en', 'tr', 'gelmek', 'is it gelmeyorum?'],
    ['en', 'es', 'hablar', 'vos hablás?'],
    ['ru', 'en', 'learn', 'learnt?'],
    ['en', 'ru', 'читать', 'читая?'],
    ['en', 'tr', 'ağaç', 'is it agaci?'],
  ] as const)('is not seen where it may exist, for %s in %s, %s: %s', (...asked) => {
    const [native, language, word, message] = asked;
    expect(startChat(native, language, word)(message)).not.toMatch(/^(?:Not|No es|Не) \*/u);
  });
});

describe('an expression that a note calls wrong', () => {
  test.each([
    ['es', 'en', 'homework', 'can I say homeworks?', 'No, no se dice *homeworks*.'],
    ['ru', 'en', 'advice', 'can i say two advices?', 'Нет, *advices* не говорят.'],
  ] as const)('is not said, for %s in %s, %s: %s', (native, language, word, message, first) => {
    expect(startChat(native, language, word)(message).split('\n')[0]).toBe(first);
  });
});
