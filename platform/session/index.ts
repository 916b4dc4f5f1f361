export * from './session.ts';
export * from './session-state.ts';
