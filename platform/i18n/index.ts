export * from './languages.ts';
export * from './part-of-speech-names.ts';
export * from './texts.ts';
