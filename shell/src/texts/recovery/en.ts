/** The texts of the screens of recovery, in English; other catalogues must match its type. */
export const en = {
  ask: {
    heading: 'Forgot password?',
    explanation: 'Enter the email of your account. We send a link to set a new password.',
    submit: 'Send the link',
    sent: 'Check your mail',
    sentTo: (email: string) =>
      `If ${email} has an account, a mail with a link is on its way. The link works once, for 30 minutes.`,
    missing: 'No mail after a few minutes? Look in the spam folder, or try another address.',
    outbox:
      'No mail server is set up here: the mail waits in the outbox of whoever runs this TopWords.',
    toOutbox: 'Open the outbox',
    again: 'Try another address',
  },
  reset: {
    heading: 'Set a new password',
    password: 'New password',
    submit: 'Set the password',
    explanation: 'You will be signed out everywhere, and sign in with the new password.',
    done: 'Password changed',
    doneExplained: 'Sign in with the new password.',
    noLink: 'This address lacks its link',
    noLinkExplained: 'Open the link in the mail again, or ask for a new one.',
    toAsk: 'Ask for a new link',
  },
  toSignIn: 'Back to sign in',
  unreachable: 'That did not work. Check your connection and try again.',
};

export type RecoveryTexts = typeof en;
