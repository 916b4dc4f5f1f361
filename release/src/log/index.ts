/** Lets servers read the log and the files of releases. */
export { createLogReader, type RefusedSnapshot } from './log-reader.ts';
export { readSigned } from './read-signed.ts';
export type { SnapshotMemory } from './snapshot-memory.ts';
export { buildFolder } from '../store/build-folder.ts';
export { openFolderStore } from '../store/open-folder-store.ts';
export { openHttpStore } from '../store/open-http-store.ts';
export { readReleasedFile } from '../store/read-released-file.ts';
export { newestSnapshotKey, snapshotKey } from '../store/snapshot-key.ts';
export { keyIdOf, publicPartOf } from '../signature/snapshot-signature.ts';
export type { ReadStore } from '../store/store.ts';
