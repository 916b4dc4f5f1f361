export * from './languages.ts';
export * from './texts.ts';
