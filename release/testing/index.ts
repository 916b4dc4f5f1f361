export * from './factories.ts';
export * from './memory-in-process.ts';
