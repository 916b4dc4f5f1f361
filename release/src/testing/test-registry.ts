import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteRelease, ShellRelease } from '@topwords/platform/contracts';
import { buildRelease } from '../../testing/factories.ts';
import { makeSigningKey } from '../signature/snapshot-signature.ts';
import type { RemoteContract } from '../gate/remote-contract.ts';
import { promote } from '../commands/promote.ts';
import { openProduct, type Product } from '../context/product.ts';
import { publishRelease, type Publishable, type Publishing } from '../records/publish-release.ts';
import { readReleaseFiles } from '../records/release-files.ts';
import type { Writer } from '../log/change-snapshot.ts';
import { createTestStore } from './create-test-store.ts';

/** A registry for one test. */
export interface TestRegistry extends Writer {
  /** A product that does not answer. */
  product: Product;
  /** Settings that open it in another process. */
  env: Record<string, string>;
  /** Advances its clock. */
  advance: (milliseconds: number) => void;
  remove: () => Promise<void>;
}

/** Creates an empty registry with its own key and clock. */
export async function createTestRegistry(): Promise<TestRegistry> {
  const { store, env, remove } = await createTestStore();
  const seenFolder = await mkdtemp(path.join(tmpdir(), 'topwords-seen-'));
  const privateKey = await makeSigningKey();
  let time = Date.UTC(2026, 0, 1);
  return {
    store,
    privateKey,
    now: () => time,
    advance: (milliseconds) => (time += milliseconds),
    env: {
      ...env,
      REGISTRY_PRIVATE_KEY: JSON.stringify(privateKey),
      REGISTRY_SEEN_FOLDER: seenFolder,
    },
    product: openProduct({}, false),
    async remove() {
      await remove();
      await rm(seenFolder, { recursive: true });
    },
  };
}

/** Runs `work` with the folder of a build that has two scripts. */
export async function withBuild<T>(script: string, work: (dist: string) => Promise<T>): Promise<T> {
  const dist = await mkdtemp(path.join(tmpdir(), 'topwords-dist-'));
  await mkdir(path.join(dist, 'deep'));
  await writeFile(path.join(dist, 'remote-entry.js'), script);
  await writeFile(path.join(dist, 'deep/chunk.js'), 'chunk');
  try {
    return await work(dist);
  } finally {
    await rm(dist, { recursive: true });
  }
}

/** Describes the build in a folder as a version to publish. */
export function publishableOf(dist: string, release: RemoteRelease | ShellRelease): Publishable {
  const files = readReleaseFiles(dist);
  const built_against = { react: '19.3.1' };
  return { release, files, built_against, contract: null, commit: null };
}

/** Publishes a version whose entry is `script`. */
export function publishVersion(
  writer: Writer,
  name: string,
  version: string,
  { script = `${name} ${version}`, ...changes }: Partial<RemoteRelease> & { script?: string } = {},
): Promise<Publishing> {
  return withBuild(script, (dist) =>
    publishRelease(writer, dist, publishableOf(dist, buildRelease({ name, version, ...changes }))),
  );
}

/** Publishes and promotes versions of the words remote in turn; the last one stays stable. */
export async function publishWords(writer: Writer, ...versions: string[]): Promise<void> {
  for (const version of versions) {
    await publishVersion(writer, 'words', version);
    await promote(writer, 'words', version);
  }
}

/** Publishes a version of the shell. */
export function publishShell(
  writer: Writer,
  version: string,
  contract: RemoteContract | null = null,
): Promise<Publishing> {
  const base = `/remotes/shell/${version}/`;
  const release: ShellRelease = { name: 'shell', version, base, integrity: {} };
  return withBuild(`shell ${version}`, (dist) =>
    publishRelease(writer, dist, { ...publishableOf(dist, release), contract }),
  );
}
