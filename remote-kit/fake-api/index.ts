/** An API without a server, for pages of development and examples. No build for production has it. */
export * from './fake-answers.ts';
