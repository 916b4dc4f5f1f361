/** The texts of the screens of recovery, in English; other catalogues must match its type. */
export const en = {
  ask: {
    heading: 'Forgot password?',
    explanation: 'Enter the email of your account. We’ll send you a link to set a new password.',
    submit: 'Send the link',
    sent: 'Check your email',
    sentTo: (email: string) =>
      `If ${email} has an account, we’ve sent it an email with a link. The link works once, for 30 minutes.`,
    missing: 'No email after a few minutes? Check your spam folder, or try another address.',
    outbox: 'This site can’t send email yet. Its operator finds the message in the outbox.',
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
    noLink: 'This link is incomplete',
    noLinkExplained: 'Open the link in the email again, or ask for a new one.',
    toAsk: 'Ask for a new link',
  },
  toSignIn: 'Back to sign in',
  unreachable: 'That didn’t work. Check your connection and try again.',
};

export type RecoveryTexts = typeof en;
