import type { MailTexts } from './mail-texts.ts';

export const english: MailTexts = {
  greeting: (name) => `Hello ${name},`,
  mails: {
    'password-changed': {
      subject: 'Your password was changed',
      paragraphs: [
        'The password of your TopWords account was just changed, and all other browsers were signed out.',
        'If that was you, there is nothing to do. If it was not, someone else has your account: write to us right away.',
      ],
    },
  },
  footer: 'You get this message because you have an account at TopWords.',
};
