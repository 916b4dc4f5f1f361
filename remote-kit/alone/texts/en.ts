/** What stands around a remote that runs alone, in English. */
export const en = {
  about: (title: string) => `${title}, alone with a fake host`,
  screens: 'Screens',
  answers: 'The fake API answers',
  modes: {
    now: 'at once',
    slow: 'after a second',
    held: 'never',
    failed: 'with an error',
  },
  elsewhere: 'Another remote has this screen. Here runs one remote alone.',
};
