/**
 * An API without a server, for development pages and examples. Not part of any production build.
 */
export * from './fake-answers.ts';
