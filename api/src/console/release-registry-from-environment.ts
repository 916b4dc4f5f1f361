import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PublicKey } from '@topwords/platform/contracts';
import { openHttpStore, publicPartOf } from '@topwords/release/log';
import {
  newerOf,
  openMemory,
  openStore,
  readLifetime,
  readSigningKey,
  releaseFault,
  type ReleaseFault,
  type Store,
  type Writer,
} from '@topwords/release/commands';
import type { LiveSnapshot } from '../live-snapshot/open-live-snapshot.ts';
import {
  keyFile,
  registryFolder,
  type RegistryVariables,
} from '../live-snapshot/live-snapshot-from-environment.ts';
import { rememberSnapshots, type ReleaseRegistry } from './release-registry.ts';

const root = path.join(import.meta.dirname, '../../..');

function refuseWriting(): never {
  throw releaseFault('store_refused', 'This store can only be read');
}

/** A registry that is read by plain GET. */
function openReadOnlyStore(address: string): Store {
  return {
    ...openHttpStore(address),
    put: refuseWriting,
    createIfAbsent: refuseWriting,
    delete: refuseWriting,
    list: () => Promise.resolve([]),
  };
}

function isSameKey(one: PublicKey, other: PublicKey): boolean {
  return one.x === other.x && one.y === other.y;
}

/** The key of the settings, or else this machine's if it signed this build. */
async function readKey(settings: RegistryVariables, setting?: string) {
  if (setting) return readSigningKey(keyFile, setting);
  const isOwnBuild = settings.REGISTRY_FOLDER === undefined && settings.REGISTRY_URL === undefined;
  return isOwnBuild && existsSync(keyFile) ? readSigningKey(keyFile) : null;
}

/**
 * The registry that the console works on. It signs only if the deployment has given the API the
 * key: `REGISTRY_PRIVATE_KEY`, and `REGISTRY_STORE` if snapshots are read through `REGISTRY_URL`.
 */
export async function releaseRegistryFromEnvironment(
  settings: RegistryVariables,
  env: NodeJS.ProcessEnv,
  registry: Pick<LiveSnapshot, 'current' | 'publicKey'>,
): Promise<ReleaseRegistry> {
  const { REGISTRY_STORE, REGISTRY_PRIVATE_KEY } = env;
  const { publicKey, current } = registry;
  const folder = registryFolder(settings);
  const isReadByHttp = !REGISTRY_STORE && folder === undefined;
  const reading = { publicKey, current, isListed: !isReadByHttp, writer: null };
  if (isReadByHttp) {
    const store = rememberSnapshots(openReadOnlyStore(settings.REGISTRY_URL ?? ''));
    return { ...reading, store, readOnly: 'REGISTRY_STORE is not set for the API.' };
  }
  const store = rememberSnapshots(openStore({ ...env, REGISTRY_STORE }, folder ?? ''));
  try {
    const privateKey = await readKey(settings, REGISTRY_PRIVATE_KEY);
    if (privateKey === null) {
      return { ...reading, store, readOnly: 'REGISTRY_PRIVATE_KEY is not set for the API.' };
    }
    if (!isSameKey(publicPartOf(privateKey), publicKey)) {
      const readOnly = 'REGISTRY_PRIVATE_KEY is not the key that signed what is live.';
      return { ...reading, store, readOnly };
    }
    const own = openMemory(root, env, store);
    const writer: Writer = {
      store,
      privateKey,
      now: Date.now,
      lifetime: readLifetime(env.REGISTRY_VALID_DAYS),
      memory: {
        last: async (key) => newerOf(await own.last(key), current()),
        keep: (signed) => own.keep(signed),
      },
    };
    return { ...reading, store, writer, readOnly: null };
  } catch (error) {
    return { ...reading, store, readOnly: (error as ReleaseFault).message };
  }
}
