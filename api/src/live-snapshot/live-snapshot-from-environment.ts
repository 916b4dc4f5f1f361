import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  buildFolder,
  newestSnapshotKey,
  type SnapshotMemory,
  openHttpStore,
  type RefusedSnapshot,
  openFolderStore,
  type ReadStore,
} from '@topwords/release/log';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { startFault } from '../errors/start-fault.ts';
import { openLiveSnapshot, type LiveSnapshot } from './open-live-snapshot.ts';
import type { registryVariables } from './registry-variables.ts';
import { readPublicKey } from './read-public-key.ts';

const root = path.join(import.meta.dirname, '../../..');

/** Where `npm run build` publishes to. */
const builtFolder = buildFolder(root);

/** The private key of a machine that signs releases, created by its first release. */
export const keyFile = path.join(root, 'data/registry-key.json');

/** The settings that name a registry; see docs/operations.md. */
export interface RegistryVariables extends z.output<z.ZodObject<typeof registryVariables>> {
  NODE_ENV: string;
}

interface Source {
  store: ReadStore;
  /** The setting that names it. */
  setting: string;
  pollMilliseconds: number;
  startTimeoutMs: number;
}

interface ReadingContext {
  log: Logger;
  /** UTC milliseconds. */
  now: () => number;
  memory: SnapshotMemory;
  onRefused?: (refused: RefusedSnapshot) => void;
}

function sourceOf({ REGISTRY_FOLDER, REGISTRY_URL }: RegistryVariables): Source {
  if (REGISTRY_URL !== undefined) {
    return {
      store: openHttpStore(REGISTRY_URL),
      setting: 'REGISTRY_URL',
      pollMilliseconds: 2000,
      startTimeoutMs: 10_000,
    };
  }
  return {
    store: openFolderStore(REGISTRY_FOLDER ?? builtFolder),
    setting: 'REGISTRY_FOLDER',
    pollMilliseconds: 1000,
    startTimeoutMs: 0,
  };
}

/**
 * Folder of the registry whose releases this process serves; undefined if they are served
 * elsewhere.
 */
export function registryFolder({
  REGISTRY_FOLDER,
  REGISTRY_URL,
}: Pick<RegistryVariables, 'REGISTRY_FOLDER' | 'REGISTRY_URL'>): string | undefined {
  return REGISTRY_URL === undefined ? (REGISTRY_FOLDER ?? builtFolder) : undefined;
}

/**
 * The registry of the settings, already read once. Undefined while nothing is built and none is
 * configured, as in tests; in development an unusable one is only logged, since pages come from
 * elsewhere there.
 * @throws a start fault
 */
export async function liveSnapshotFromEnvironment(
  settings: RegistryVariables,
  context: ReadingContext,
): Promise<LiveSnapshot | undefined> {
  const { REGISTRY_FOLDER, REGISTRY_URL, REGISTRY_PUBLIC_KEY, NODE_ENV } = settings;
  const isNamed = REGISTRY_FOLDER !== undefined || REGISTRY_URL !== undefined;
  if (!isNamed && !existsSync(path.join(builtFolder, newestSnapshotKey))) return undefined;
  const { setting, ...source } = sourceOf(settings);
  try {
    const publicKey = readPublicKey(REGISTRY_PUBLIC_KEY, keyFile);
    return await openLiveSnapshot({ ...source, ...context, publicKey }).catch((error: Error) => {
      throw startFault(`${setting}: ${source.store.name} cannot be used: ${error.message}`);
    });
  } catch (error) {
    if (isNamed || NODE_ENV === 'production') throw error;
    context.log.warn(
      { reason: error instanceof Error ? error.message : error },
      'pages are not served',
    );
    return undefined;
  }
}
