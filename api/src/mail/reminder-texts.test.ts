import type { LanguageCode } from '@topwords/platform/contracts';
import { composeMail } from './compose-mail.ts';

function compose(language: LanguageCode, due: number, minutes = 3) {
  const about = { kind: 'reminder', userId: 'ada', until: 0, due, minutes } as const;
  const stop = { page: 'https://a.test/reminders-off#token=a&b', post: 'https://a.test/post' };
  const mail = { to: 'ada@example.org', name: 'Ada', language, about };
  return composeMail(mail, { link: 'https://a.test/practice', stop });
}

test.each<[LanguageCode, number, string]>([
  ['en', 1, '1 word is fading'],
  ['en', 8, '8 words are fading'],
  ['es', 1, '1 palabra se te está olvidando'],
  ['es', 8, '8 palabras se te están olvidando'],
  ['ru', 1, '1 слово начинает забываться'],
  ['ru', 3, '3 слова начинают забываться'],
  ['ru', 8, '8 слов начинают забываться'],
  ['ru', 11, '11 слов начинают забываться'],
  ['ru', 21, '21 слово начинает забываться'],
  ['tr', 8, '8 kelime unutulmak üzere'],
])('in %s, %i due words are named in the subject', (language, due, subject) => {
  expect(compose(language, due).subject).toBe(subject);
});

test.each<[LanguageCode, number, string]>([
  ['en', 1, 'about a minute'],
  ['es', 5, 'unos 5 minutos'],
  ['ru', 1, 'примерно 1 минуту'],
  ['ru', 2, 'примерно 2 минуты'],
  ['ru', 5, 'примерно 5 минут.'],
  ['tr', 5, 'Yaklaşık 5 dakika'],
])('in %s it says that %i minutes are needed', (language, minutes, text) => {
  expect(compose(language, 8, minutes).text).toContain(text);
});

test('the way out is in the text, in the page and in the header', () => {
  const { text, html, headers } = compose('en', 8);
  expect(text).toContain('Turn reminders off: https://a.test/reminders-off#token=a&b');
  expect(html).toContain('<a href="https://a.test/reminders-off#token=a&amp;b"');
  expect(headers).toEqual({
    'List-Unsubscribe': '<https://a.test/post>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

test('mails that nobody can stop have no such headers', () => {
  const about = { kind: 'password-changed' } as const;
  const { headers } = composeMail({ to: '', name: '', language: 'en', about });
  expect(headers).toBeUndefined();
});
