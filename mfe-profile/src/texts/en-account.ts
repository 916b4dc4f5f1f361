import { formatTime } from './formats.ts';

const date: Intl.DateTimeFormatOptions = { dateStyle: 'medium' };
const moment: Intl.DateTimeFormatOptions = {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
};

/** Who may get in, and what becomes of the data. */
export const account = {
  security: 'Security',
  sessions: 'Signed-in browsers',
  sessionsFailed: 'The signed-in browsers could not be loaded',
  unknownDevice: 'Unknown browser',
  thisBrowser: 'This browser',
  started: (time: string) => `Signed in ${formatTime(time, date)}`,
  lastUsed: (time: string) => `Last used ${formatTime(time, moment)}`,
  sessionsFull: (most: number) =>
    `Up to ${most} browsers stay signed in. Signing in on another one signs out the one used longest ago.`,
  endSession: 'Sign out',
  endSessionOf: (device: string) => `Sign out ${device}`,
  sessionEnded: (device: string) => `${device} is signed out`,
  endSessionFailed: (detail: string) => `It could not be signed out. ${detail}`,
  everywhere: 'Sign out everywhere',
  everywhereTitle: 'Sign out everywhere?',
  everywhereText:
    'Every browser is signed out at once, this one as well. You can sign in again at any time.',
  everywhereNow: 'Sign out',
  everywhereFailed: 'You could not be signed out everywhere',

  password: 'Password',
  passwordIsSet: 'Changing it signs all other browsers out.',
  passwordIsMissing: 'You sign in with Google. Set a password to sign in by email as well.',
  passwordFailed: 'Your account could not be loaded',
  changePassword: 'Change password',
  setPassword: 'Set a password',
  change: 'Change',
  set: 'Set',
  currentPassword: 'Current Password',
  newPassword: 'New Password',
  confirmation: 'Confirm Password',
  passwordHint: 'At least 8 characters',
  reveal: { show: 'Show password', hide: 'Hide password' },
  faults: {
    current: 'Enter your password',
    next: 'Password must be at least 8 characters',
    tooLong: 'Password must be at most 200 characters',
    confirmation: 'Passwords do not match',
  },
  savePassword: 'Save password',
  passwordSaved: 'Your password is saved. Other browsers are signed out.',
  passwordNotSaved: 'Your password could not be saved',
  signInAgain:
    'To make sure it is you, log out and sign in with Google again. Then come back here within ten minutes.',
  cancel: 'Cancel',
  unexpected: 'Please try again.',

  data: 'Your data',
  exportTitle: 'Export my data',
  exportText: 'Everything that is kept of you, as a JSON file.',
  exportNow: 'Export',
  exported: 'The file is in your downloads',
  exportFailed: (detail: string) => `The file could not be made. ${detail}`,
  deleteTitle: 'Delete my account',
  deleteText: 'Your account and everything in it, for good.',
  deleteNow: 'Delete',
  deleteConfirm: 'Delete your account?',
  deleteExplained: 'This cannot be undone. What goes for good:',
  deleteWhat: [
    'your name, email and password',
    'starred and learned words, and all practice',
    'favorites and their categories',
    'settings and signed-in browsers',
  ],
  deletePassword: 'Password',
  deleteEmail: (email: string) => `Type ${email} to confirm`,
  deleteEmailWrong: 'This is not your email address',
  deleteForGood: 'Delete for good',
  deleteFailed: 'Your account could not be deleted',
  deleted: 'Your account has been deleted',
};
