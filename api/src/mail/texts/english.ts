import type { MailTexts } from './mail-texts.ts';

export const english: MailTexts = {
  greeting: (name) => `Hello ${name},`,
  mails: {
    'password-changed': {
      subject: 'Your password was changed',
      paragraphs: [
        'The password of your TopWords account was just changed, and all other browsers were signed out.',
        'If that was you, there is nothing to do. If it was not, someone else may have your account: choose “Forgot password?” on the sign-in page and set a new one right away.',
      ],
    },
    'password-reset': {
      subject: 'Set a new password',
      paragraphs: [
        'Someone, probably you, asked for a new password of your TopWords account. This link leads to the page where you set it:',
      ],
      link: {
        label: 'Set a new password',
        below: [
          'The link works once, and for 30 minutes. Setting a new password signs you out everywhere.',
          'If you did not ask for it, you can ignore this message: your password stays the same.',
        ],
      },
    },
  },
  footer: 'You get this message because you have an account at TopWords.',
};
