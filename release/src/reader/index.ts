/** What pages and servers read snapshots with. It needs neither Node nor any of the schemas. */
export * from './read-snapshot.ts';
export * from './snapshot-age.ts';
