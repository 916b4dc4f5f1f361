export * from './api-failure.ts';
export * from './client.ts';
export * from './cookie.ts';
export { parseJson } from './reading.ts';
