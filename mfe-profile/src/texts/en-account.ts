import { formatTime } from './formats.ts';

const date: Intl.DateTimeFormatOptions = { dateStyle: 'medium' };
const moment: Intl.DateTimeFormatOptions = {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
};

/** Texts on access to the account and the learner's data. */
export const account = {
  security: 'Security',
  sessions: 'Signed-in browsers',
  sessionsFailed: 'Couldn’t load the signed-in browsers',
  unknownDevice: 'Unknown browser',
  thisBrowser: 'This browser',
  started: (time: string) => `Signed in ${formatTime(time, date)}`,
  lastUsed: (time: string) => `Last used ${formatTime(time, moment)}`,
  sessionsFull: (most: number) =>
    `You can stay signed in on up to ${most} browsers. Signing in on another signs out the least recently used one.`,
  endSession: 'Sign out',
  endSessionOf: (device: string) => `Sign out ${device}`,
  sessionEnded: (device: string) => `${device} is signed out`,
  endSessionFailed: (detail: string) => `Couldn’t sign it out. ${detail}`,
  everywhere: 'Sign out everywhere',
  everywhereTitle: 'Sign out everywhere?',
  everywhereText:
    'This signs out every browser, including this one. You can sign in again at any time.',
  everywhereNow: 'Sign out',
  everywhereFailed: 'Couldn’t sign you out everywhere',

  password: 'Password',
  passwordIsSet: 'Changing it signs out all other browsers.',
  passwordIsMissing: 'You sign in with Google. Set a password to sign in by email as well.',
  passwordFailed: 'Couldn’t load your account',
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
  passwordSaved: 'Password saved. Other browsers have been signed out.',
  passwordNotSaved: 'Couldn’t save your password',
  signInAgain:
    'To confirm it’s you, log out and sign in with Google again, then come back here within ten minutes.',
  cancel: 'Cancel',
  unexpected: 'Please try again.',

  data: 'Your data',
  exportTitle: 'Export my data',
  exportText: 'Everything we store about you, as a JSON file.',
  exportNow: 'Export',
  exported: 'The file is in your downloads',
  exportFailed: (detail: string) => `Couldn’t create the file. ${detail}`,
  deleteTitle: 'Delete my account',
  deleteText: 'Permanently deletes your account and everything in it.',
  deleteNow: 'Delete',
  deleteConfirm: 'Delete your account?',
  deleteExplained: 'This can’t be undone. It permanently deletes:',
  deleteWhat: [
    'your name, email and password',
    'starred and learned words, and all practice',
    'favorites and their categories',
    'settings and signed-in browsers',
  ],
  deletePassword: 'Password',
  deleteEmail: (email: string) => `Type ${email} to confirm`,
  deleteEmailWrong: 'This is not your email address',
  deleteForGood: 'Delete permanently',
  deleteFailed: 'Couldn’t delete your account',
  deleted: 'Your account has been deleted',
};
