import {
  remoteRelease,
  shellRelease,
  signedSnapshot,
  type PublicKey,
} from '@topwords/platform/contracts';
import {
  isSignatureOf,
  publicPartOf,
  signatureOf,
  type PrivateKey,
} from '../signature/snapshot-signature.ts';
import { z } from 'zod/mini';
import { contractBreak } from '../gate/contract-break.ts';
import { remoteContract } from '../gate/remote-contract.ts';
import { parseSigned } from '../reader/read-snapshot.ts';
import { releaseFault } from '../fault/release-fault.ts';
import type { Store } from '../store/store.ts';
import { releaseFile } from './release-files.ts';

/** The record of one version of a remote or of the shell. */
const releaseRecord = z.object({
  format: z.literal(1),
  /** `uploading` until every file is there; a `retired` version no longer has files. */
  state: z.enum(['uploading', 'published', 'retired']),
  release: z.union([remoteRelease, shellRelease]),
  /** All files, by path relative to the folder of the release. */
  files: z.record(z.string(), releaseFile),
  /** Versions of packages that it shares with the page, by package name. */
  built_against: z.record(z.string(), z.string()),
  /** Null for a local build until a gate needs it. */
  contract: z.nullable(remoteContract),
  /** Commit of the sources; null when they are not under version control. */
  commit: z.nullable(z.string()),
  /** UTC milliseconds. */
  published_at: z.int(),
  /** Breaking changes that the gate found and its version number announces. */
  breaks: z.optional(z.array(contractBreak)),
  /** Why it was published without checking its tests and screens. */
  unchecked: z.optional(z.string()),
});

const signedRecord = z.object({ record: releaseRecord, signature: signedSnapshot.shape.signature });

/** The record of one version of a remote or of the shell. */
export type ReleaseRecord = z.infer<typeof releaseRecord>;

/** A build described as a release. */
export interface Described<Release = ReleaseRecord['release']> extends Pick<
  ReleaseRecord,
  'files' | 'built_against'
> {
  release: Release;
}

/** Key of a version's record. */
export function recordKey(remote: string, version: string): string {
  return `records/${remote}/${version}.json`;
}

/** Folder of a version's files. */
export function releaseFolder(remote: string, version: string): string {
  return `releases/${remote}/${version}/`;
}

async function encode(record: ReleaseRecord, privateKey: PrivateKey): Promise<Uint8Array> {
  const signed = { record, signature: await signatureOf(record, privateKey) };
  return new TextEncoder().encode(`${JSON.stringify(signed, null, 2)}\n`);
}

/** Claims a version. @returns whether it was free */
export async function claimRecord(
  store: Store,
  record: ReleaseRecord,
  privateKey: PrivateKey,
): Promise<boolean> {
  const { name, version } = record.release;
  return store.createIfAbsent(recordKey(name, version), await encode(record, privateKey));
}

/** Overwrites a record. */
export async function writeRecord(
  store: Store,
  record: ReleaseRecord,
  privateKey: PrivateKey,
): Promise<void> {
  const { name, version } = record.release;
  await store.put(recordKey(name, version), await encode(record, privateKey));
}

/**
 * Reads a record. Records are signed like snapshots, since snapshots copy the release from them.
 * @returns null when the version was never published
 * @throws `record_unverified` when somebody else wrote it
 */
export async function readRecord(
  store: Store,
  remote: string,
  version: string,
  publicKey: PublicKey,
): Promise<ReleaseRecord | null> {
  const key = recordKey(remote, version);
  const bytes = await store.get(key);
  if (bytes === null) return null;
  try {
    const { record, signature } = parseSigned(new TextDecoder().decode(bytes), signedRecord);
    const { name, version: recorded } = record.release;
    const isOwn = name === remote && recorded === version;
    if (isOwn && (await isSignatureOf(record, signature, publicPartOf(publicKey)))) return record;
  } catch {
    // Unreadable records are reported like those that do not verify.
  }
  throw releaseFault('record_unverified', `${key} is not signed with this key`);
}
