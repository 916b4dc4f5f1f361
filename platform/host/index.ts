export * from './host-api.ts';
export * from './host-context.ts';
export * from './use-catalogue.ts';
export * from './use-host-in-language.ts';
