import type { LanguageCode } from '../../contracts/index.ts';

/** The session's sign-in messages: the specification's literal texts, and ours for an account that exists. */
export const en = {
  loggedIn: 'Successfully logged in',
  registered: 'Successfully registered',
  alreadyRegistered: 'You already have an account, and are signed in to it',
  loggedInWithGoogle: 'Successfully logged in with Google',
  googleFailed: 'Google login failed',
};

/** The catalogue's shape, which other languages must match. */
export type SessionTexts = typeof en & {
  /** That a language was added to those one learns; the API's own sentence by default. */
  languageAdded?: (code: LanguageCode) => string;
};
