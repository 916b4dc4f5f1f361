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

/** A build has about a hundred small files: sequential uploads would mostly wait. */
const parallelUploads = 16;

/** A build to publish. */
export type Publishable = Omit<ReleaseRecord, 'format' | 'state' | 'published_at'>;

/**
 * `completed` when an earlier attempt was interrupted, `known` when everything was already there.
 */
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
          `${file} of ${name} ${version} was rebuilt meanwhile: release it again`,
        );
      }
      await store.put(`${releaseFolder(name, version)}${file}`, bytes);
    }
  }
  await Promise.all(Array.from({ length: parallelUploads }, uploadNext));
}

/**
 * Publishes the build in `dist`. The record claims the version before any file is uploaded, so that
 * of two builds with the same version only one can ever be live; no snapshot names it before all
 * files are there. Publishing the identical build again completes an interrupted upload.
 * @throws `version_taken` when the version exists with other files or is retired; `build_changed`
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
      `${name} ${version} is already published with other files: raise the version`,
    );
  }
  if (record.state === 'published') return 'known';
  const files = build.files;
  await upload(writer, dist, { ...record, files });
  await writeRecord(store, { ...record, files, state: 'published' }, privateKey);
  return isClaimed ? 'published' : 'completed';
}
