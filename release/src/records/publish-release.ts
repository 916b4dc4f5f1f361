import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { releaseFault } from '../fault/release-fault.ts';
import type { Writer } from '../log/change-snapshot.ts';
import { integrityOf, withoutCompressed } from './release-files.ts';
import {
  claimRecord,
  readRecord,
  releaseFolder,
  writeRecord,
  type ReleaseRecord,
} from './release-record.ts';

/** A build has some hundred small files: one after the other would mostly wait. */
const uploadsAtOnce = 16;

/** A build that is to be published. */
export type Publishable = Omit<ReleaseRecord, 'format' | 'state' | 'published_at'>;

/** `completed` when an earlier attempt had been cut short, `known` when all was there. */
export type Publishing = 'published' | 'completed' | 'known';

function isSameBuild(a: Publishable, b: Publishable): boolean {
  return (
    isDeepStrictEqual(a.release, b.release) &&
    isDeepStrictEqual(withoutCompressed(a.files), withoutCompressed(b.files))
  );
}

async function upload({ store }: Writer, dist: string, record: ReleaseRecord): Promise<void> {
  const { name, version } = record.release;
  const waiting = Object.keys(record.files);
  async function uploadNext(): Promise<void> {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const bytes = await readFile(path.join(dist, file));
      if (integrityOf(bytes) !== record.files[file]?.integrity) {
        throw releaseFault(
          'build_changed',
          `${file} of ${name} ${version} was built anew meanwhile: release it again`,
        );
      }
      await store.put(`${releaseFolder(name, version)}${file}`, bytes);
    }
  }
  await Promise.all(Array.from({ length: uploadsAtOnce }, uploadNext));
}

/**
 * Publishes the build in `dist`. The record claims the version before any file is there, so that of two
 * builds under one version only one can ever be live; no snapshot names it before all files are there.
 * Whoever publishes the identical build again completes what was cut short.
 * @throws `version_taken` when the version is there with other files, or retired; `build_changed`
 */
export async function publishRelease(
  writer: Writer,
  dist: string,
  build: Publishable,
): Promise<Publishing> {
  const { store, privateKey, now } = writer;
  const { name, version } = build.release;
  const claim: ReleaseRecord = { format: 1, state: 'uploading', ...build, published_at: now() };
  const isClaimed = await claimRecord(store, claim, privateKey);
  const record = isClaimed ? claim : await readRecord(store, name, version, privateKey);
  if (!record || record.state === 'retired') {
    throw releaseFault('version_taken', `${name} ${version} is retired: raise the version`);
  }
  if (!isClaimed && !isSameBuild(record, build)) {
    throw releaseFault(
      'version_taken',
      `${name} ${version} is published already, with other files: raise the version`,
    );
  }
  if (record.state === 'published') return 'known';
  const files = build.files;
  await upload(writer, dist, { ...record, files });
  await writeRecord(store, { ...record, files, state: 'published' }, privateKey);
  return isClaimed ? 'published' : 'completed';
}
