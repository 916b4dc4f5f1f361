/** Stores that tests fill; for Node alone. */
export * from './put-snapshot.ts';
export * from './snapshot-server.ts';
