import type { MailTexts } from './mail-texts.ts';
import { plural } from './plural.ts';

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
    'address-confirmation': {
      subject: 'Confirm your email',
      paragraphs: [
        'This address was given for a TopWords account. If that was you, confirm that it is yours, so that nobody else can take it and you can always get back in:',
      ],
      link: {
        label: 'Confirm my email',
        below: [
          'The link and the code work once, for 24 hours, while you are signed in.',
          'If it was not you, open the link and choose “I didn’t make this account”: the account loses your address. Never give the code to anybody.',
        ],
      },
    },
    'address-departure': {
      subject: 'Your account is to get another email',
      paragraphs: [
        'Someone who knows how to sign in to your TopWords account asked for it to have another email address. The change waits until you agree:',
      ],
      link: {
        label: 'Look at the change',
        below: [
          'The link works once, for 24 hours. If you do nothing, your address stays the same.',
          'If it was not you, someone else may have your account: change your password right away.',
        ],
      },
    },
    'address-changed': {
      subject: 'Your account has another email',
      paragraphs: [
        'Your TopWords account now has another email address, as you agreed. You sign in with the new one; this address no longer belongs to the account.',
      ],
    },
    invitation: {
      subject: 'You are invited to TopWords',
      paragraphs: [
        'You are invited to create an account at TopWords, where you learn the most common words of English, Spanish, Russian and Turkish. This link leads to the page:',
      ],
      link: {
        label: 'Create my account',
        below: [
          'The invitation is valid for 30 days, once, and for this address only.',
          'If you don’t want an account, you can ignore this message.',
        ],
      },
      footer: 'You get this message because the operator of this site entered your address.',
    },
    'new-device': {
      subject: 'A new browser signed in to your account',
      paragraphs: [
        'Someone signed in to your TopWords account on a browser that was never used for it:',
        'If that was you, there is nothing to do. If it was not, change your password right away: that signs out all other browsers.',
      ],
    },
  },
  reminder: ({ due, minutes }) => ({
    subject: plural('en', due, { one: '# word is fading', other: '# words are fading' }),
    paragraphs: [
      plural('en', due, {
        one: '# word is starting to fade from memory. A short review brings it back.',
        other: '# words are starting to fade from memory. A short review brings them back.',
      }),
      plural('en', minutes, {
        one: 'It takes about a minute.',
        other: 'It takes about # minutes.',
      }),
    ],
    link: { label: 'Practice', below: ['No time today? That’s fine, they will wait.'] },
    footer: 'You get this message because you set a reminder in your TopWords profile.',
  }),
  stop: 'Turn reminders off',
  facts: ({ device, network, time }) =>
    `${device ?? 'Unknown browser'} · ${network ?? 'unknown network'} · ${time}`,
  orCode: 'Or enter this code on the page:',
  footer: 'You get this message because you have an account at TopWords.',
};
