import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { runContainerScript } from './container-script.ts';
import { integrityOf } from './release-integrity.ts';

/** A plugin that loads the container script of a remote. */
export function loadingPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'topwords-loading',
    loadEntry: ({ remoteInfo: { entry, entryGlobalName } }) =>
      runContainerScript({
        address: entry,
        global: entryGlobalName,
        integrity: integrityOf(entry),
      }),
  };
}
