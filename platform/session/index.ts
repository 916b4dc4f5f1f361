export * from './session.ts';
export * from './session-state.ts';
export { storeSession, type StoredSession } from './session-storage.ts';
export { tokenKey } from './token-key.ts';
export { en as englishSessionTexts } from './texts/en.ts';
export { es as spanishSessionTexts } from './texts/es.ts';
export { ru as russianSessionTexts } from './texts/ru.ts';
export { tr as turkishSessionTexts } from './texts/tr.ts';
export type { SessionTexts } from './texts/en.ts';
