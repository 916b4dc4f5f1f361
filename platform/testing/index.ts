export * from './browser-gaps.ts';
export * from './fake-api.ts';
export * from './fake-audio.ts';
export * from './fake-host.ts';
export * from './memory-storage.ts';
export * from './render-remote.tsx';
export * from './session-factories.ts';
export * from './word-factories.ts';
