export * from './host-api.ts';
export * from './host-context.ts';
export type * from './kept-answers.ts';
export * from './use-catalogue.ts';
export * from './use-host-in-language.ts';
export * from './waiting-changes.ts';
