/** What the session says of a sign-in; the specification's literal texts. */
export const en = {
  loggedIn: 'Successfully logged in',
  registered: 'Successfully registered',
};

/** The catalogue's shape, which other languages must fit. */
export type SessionTexts = typeof en;
