/** Texts around a remote that runs alone, in English. */
export const en = {
  about: (title: string) => `${title}, alone with a fake host`,
  screens: 'Screens',
  answers: 'The fake API answers',
  modes: {
    now: 'immediately',
    slow: 'after a second',
    held: 'never',
    failed: 'with an error',
  },
  elsewhere: 'Another remote has this screen. This page runs only one remote.',
};
