import type { MailTexts } from './mail-texts.ts';

export const russian: MailTexts = {
  greeting: (name) => `Здравствуйте, ${name}!`,
  mails: {
    'password-changed': {
      subject: 'Ваш пароль изменён',
      paragraphs: [
        'Пароль вашей учётной записи TopWords только что изменили; в остальных браузерах выполнен выход.',
        'Если это сделали вы, ничего делать не нужно. Если нет, доступ к вашей учётной записи есть у кого-то ещё: сразу напишите нам.',
      ],
    },
  },
  footer: 'Вы получили это письмо, потому что у вас есть учётная запись в TopWords.',
};
