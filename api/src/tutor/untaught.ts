import type { WordTeaching } from '@topwords/platform/contracts';

/** The teaching of a text that is no word of the bank. */
export const untaught: WordTeaching = {
  contrasts: [],
  mistakes: [],
  grammar: [],
  false_friends: [],
};
