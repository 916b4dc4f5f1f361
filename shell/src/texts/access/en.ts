/** The texts about access to accounts, in English; other catalogues must match its type. */
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
    toAsk: 'Ask for a new link',
    whose: (date: string) =>
      `An account with this email was made on ${date}, but nobody confirmed the email. Is it yours?`,
    mine: 'Yes, it’s mine',
    mineExplained: 'Your words and progress stay.',
    other: 'No, I never made it',
    otherExplained: 'You get an empty account. The other one loses your email.',
  },
  confirm: {
    heading: 'Confirm your email',
    explanation: (username: string) => `You are signed in as ${username}.`,
    signInFirst: 'Sign in to your account to confirm its email.',
    submit: 'Confirm my email',
    done: 'Done',
    confirmed: 'Your email is confirmed',
    further: (email: string) => `Confirmed. Now open the link that we sent to ${email}`,
    disowned: 'Thank you. The account no longer has your address',
    notMineExplained: 'You never made an account here, or never asked for this email?',
    notMine: 'I didn’t make this account',
  },
  leave: {
    heading: 'Change the email of your account',
    explanation:
      'If you agree, your account gets the other email that you gave. This one then no longer belongs to it.',
    submit: 'Agree to the change',
    agreed: 'Agreed. The address changes once the new one is confirmed',
    changed: 'The address of your account is changed',
    notMe: 'You didn’t ask for this? Then close this page and change your password right away.',
  },
  incomplete: {
    heading: 'This link is incomplete',
    explanation: 'Open the link in the email again, or ask for a new one.',
  },
  reminders: {
    headings: { off: 'Reminders are off', on: 'Reminders are on', unknown: 'Reminders' },
    pending: 'Turning reminders off…',
    done: {
      off: 'You won’t get any more of them. If they are in your calendar, they disappear when it next updates.',
      on: 'You’ll be reminded at your hour again, only when words are waiting.',
    },
    turn: { off: 'Turn on again', on: 'Turn off' },
    again: 'Try again',
    incomplete:
      'Open the link in the email or in your calendar again. You can also turn reminders off in your profile.',
  },
  toStart: 'Go to TopWords',
  claim: {
    notMineExplained: (madeAt: string) =>
      `It was made on ${new Date(madeAt).toLocaleDateString('en', { dateStyle: 'long' })}, and its e-mail was never confirmed. If it wasn’t you, start with an account of your own; the other one loses your e-mail.`,
    notMine: 'I didn’t make this account',
  },
  toSignIn: 'Back to sign in',
  unreachable: 'That didn’t work. Check your connection and try again.',
  passkey: {
    signIn: 'Sign in with a passkey',
    pending: 'Waiting for your passkey…',
    unavailable: 'This browser knows no passkeys. Sign in with your password.',
  },
  secondStep: {
    heading: 'One more step',
    explanations: {
      app: 'Enter the six digits that your app shows now.',
      passkey: 'Use a passkey of your account: your fingerprint, face, PIN or security key.',
      recovery_code: 'Enter one of the recovery codes that you kept. It serves once.',
    },
    fields: { app: 'Code', recovery_code: 'Recovery code' },
    faults: {
      app: 'Enter the six digits that the app shows',
      recovery_code: 'Enter a recovery code',
    },
    submit: { app: 'Sign in', passkey: 'Use a passkey', recovery_code: 'Sign in' },
    others: {
      app: 'Use the code of an app',
      passkey: 'Use a passkey',
      recovery_code: 'Use a recovery code',
    },
    cancel: 'Back to sign in',
  },
};

export type AccessTexts = typeof en;
