/** What the console of releases works with: the same functions as the command's. */
export { setCanary, stopCanary, type CanaryWishes } from './canary.ts';
export { recordNames } from './list-records.ts';
export { promoteShell, rollbackShell } from './live-shell.ts';
export { promote } from './promote.ts';
export { retire } from './retire.ts';
export { rollback } from './rollback.ts';
export { openMemory, readLifetime } from '../open-registry.ts';
export { registryFault, type RegistryFault } from '../registry-fault.ts';
export { readRecord, writeRecord, type ReleaseRecord } from '../releases/release-record.ts';
export { readSigningKey } from '../signing-key.ts';
export type { ChangeResult, LogState, Writer } from '../snapshots/change-snapshot.ts';
export { newerOf } from '../snapshots/log-memory.ts';
export { readLogBackwards, readLogEnd } from '../snapshots/read-log.ts';
export { openStore } from '../stores/open-store.ts';
export type { Store } from '../stores/store.ts';
