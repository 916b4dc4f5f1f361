/** Stores that tests fill; only for Node. */
export * from './put-snapshot.ts';
export * from './snapshot-server.ts';
