/** The functions that the release console shares with the release command. */
export { setCanary, stopCanary } from './canary.ts';
export { recordNames } from './list-records.ts';
export { promote } from './promote.ts';
export { retire } from './retire.ts';
export { rollback } from './rollback.ts';
export { openMemory, readLifetime } from '../context/open-context.ts';
export { readSigningKey } from '../context/read-signing-key.ts';
export { releaseFault, type ReleaseFault } from '../fault/release-fault.ts';
export type { ChangeResult, Writer } from '../log/change-snapshot.ts';
export { newerOf } from '../log/snapshot-memory.ts';
export { readLogBackwards, readLogEnd } from '../log/read-log.ts';
export { readRecord, writeRecord, type ReleaseRecord } from '../records/release-record.ts';
export { openStore } from '../store/open-store.ts';
export type { Store } from '../store/store.ts';
