/** Lets pages and servers read snapshots. Needs neither Node nor the schemas. */
export * from './read-snapshot.ts';
export * from './snapshot-age.ts';
