import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { newestSnapshotKey } from '../store/snapshot-key.ts';
import { releaseFault, settingFault } from '../fault/release-fault.ts';
import { readSigningKey } from './read-signing-key.ts';
import { openProduct, type Product } from './product.ts';
import type { Writer } from '../log/change-snapshot.ts';
import { openFileMemory } from '../log/open-file-memory.ts';
import { newerOf, type SnapshotMemory } from '../log/snapshot-memory.ts';
import { buildFolder } from '../store/build-folder.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';

/** What the release commands work on. */
export interface ReleaseContext extends Writer {
  /** Where files of releases are served, without a trailing slash. */
  baseAddress: string;
  /** Whether the store is the one that this machine's build serves. */
  isOwn: boolean;
  memory: SnapshotMemory;
  /** The product that serves the releases. */
  product: Product;
}

const day = 24 * 60 * 60_000;

/** Reads how long signed snapshots may be used, in milliseconds. @throws `setting_invalid` */
export function readLifetime(setting: string | undefined): number {
  const days = Number(setting ?? '90');
  if (Number.isInteger(days) && days >= 1 && days <= 3650) return days * day;
  throw settingFault('REGISTRY_VALID_DAYS: must be a whole number from 1 to 3650');
}

/** Opens the memory of the newest snapshot that this machine or the product has seen. */
export function openMemory(root: string, env: NodeJS.ProcessEnv, store: Store, product?: Product) {
  const folder = env.REGISTRY_SEEN_FOLDER ?? path.join(root, 'data/registry-seen');
  const own = openFileMemory(folder, store.name);
  const memory: SnapshotMemory = {
    async last(publicKey) {
      const served = (await product?.served(publicKey)) ?? null;
      return newerOf(await own.last(publicKey), served);
    },
    keep: (signed) => own.keep(signed),
  };
  return memory;
}

function readBaseAddress(setting: string | undefined, isBucket: boolean): string {
  if (setting === undefined && isBucket) {
    throw settingFault(
      'REGISTRY_BASE_ADDRESS: required for a bucket: where browsers find its releases/',
    );
  }
  const address = setting ?? '/remotes';
  if (/^(https?:\/\/[^/\s]+)?(\/[^\s?#]*[^\s?#/])*$/.test(address) && address !== '') {
    return address;
  }
  throw settingFault(
    'REGISTRY_BASE_ADDRESS: must be like /remotes or https://files.example.org/releases',
  );
}

/** Some servers silently overwrite where S3 refuses; releases would get lost on them. */
async function requireCreateIfAbsent(store: Store): Promise<void> {
  const key = `snapshots/probe-${randomUUID()}`;
  const bytes = new Uint8Array([1]);
  await store.createIfAbsent(key, bytes);
  const isOverwritten = await store.createIfAbsent(key, bytes);
  await store.delete(key);
  if (isOverwritten) {
    throw releaseFault('store_unfit', `${store.name} overwrites objects despite If-None-Match: *`);
  }
}

/**
 * Opens the store and the log that the environment names; defaults to those of this machine's
 * build.
 * @param root folder of the whole project
 * @param isDryRun whether nothing may be written, neither a key nor a probe of the bucket
 * @throws `setting_invalid`, `key_invalid`, `store_unfit`, `store_unreachable`, `store_refused`
 */
export async function openContext(
  root: string,
  env: NodeJS.ProcessEnv,
  isDryRun = false,
): Promise<ReleaseContext> {
  const store = openStore(env, buildFolder(root));
  const isBucket = env.REGISTRY_STORE?.startsWith('s3:') ?? false;
  const baseAddress = readBaseAddress(env.REGISTRY_BASE_ADDRESS, isBucket);
  if (isBucket && env.REGISTRY_PRIVATE_KEY === undefined) {
    throw settingFault(
      'REGISTRY_PRIVATE_KEY: required for a bucket; npm run release -- key makes one',
    );
  }
  const privateKey = await readSigningKey(
    path.join(root, 'data/registry-key.json'),
    env.REGISTRY_PRIVATE_KEY,
    !isDryRun,
  );
  const isOwn = env.REGISTRY_STORE === undefined;
  const product = openProduct(env, isOwn);
  const isTried = isBucket && !isDryRun;
  if (isTried && (await store.get(newestSnapshotKey)) === null) await requireCreateIfAbsent(store);
  return {
    store,
    privateKey,
    baseAddress,
    now: Date.now,
    lifetime: readLifetime(env.REGISTRY_VALID_DAYS),
    memory: openMemory(root, env, store, product),
    isOwn,
    product,
  };
}
