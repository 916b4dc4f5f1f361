/** Headings and labels of contrasts, mistakes, look-alikes and grammar. */
export const en = {
  contrasts: 'Easily mixed up',
  mistakes: 'Common mistakes',
  falseFriends: 'False friends',
  grammar: 'Grammar',
  failed: 'Notes couldn’t be loaded.',
  wrong: 'Wrong:',
  right: 'Right:',
  test: 'Test yourself',
  fill: 'Which one fits?',
  gap: 'gap',
  isRight: 'Right!',
  isWrong: (answer: string) => `Not quite: here it is *${answer}*.`,
};

export type TeachingTexts = typeof en;
