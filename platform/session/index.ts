export * from './session.ts';
export * from './session-state.ts';
export { storeSession, type StoredSession } from './session-storage.ts';
