import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import {
  registrySnapshot,
  type PublicKey,
  type RemoteListing,
  type ShellListing,
  type SignedSnapshot,
} from '@topwords/platform/contracts';
import { newestSnapshotKey, snapshotKey } from '../store/snapshot-key.ts';
import { publicPartOf, signSnapshot, type PrivateKey } from '../signature/snapshot-signature.ts';
import { releaseFault } from '../fault/release-fault.ts';
import type { Store } from '../store/store.ts';
import { isTruncated, type SnapshotMemory } from './snapshot-memory.ts';
import { readLogEnd } from './read-log.ts';

/** Of fifty writers at once each is overtaken by 49 at the most: this is enough for any real log. */
const attemptsMaximum = 200;

/** Between two attempts, in milliseconds. */
const longestPause = 250;

/** How long a snapshot may be used unless its writer says otherwise, in milliseconds: 90 days. */
export const defaultLifetime = 90 * 24 * 60 * 60_000;

/** All that a snapshot says is live. */
export interface LiveReleases {
  remotes: readonly RemoteListing[];
  /** Undefined until the shell's first release. */
  shell?: ShellListing | undefined;
}

/** What the log says at the moment of a change. */
export interface LogState extends LiveReleases {
  newest: SignedSnapshot | null;
}

/** A change: what is to be live in place of what is. Runs again when another writer was faster. */
export type Change = (state: LogState) => Partial<LiveReleases> | Promise<Partial<LiveReleases>>;

/** Who changes the log, and how. */
export interface Writer {
  store: Store;
  privateKey: PrivateKey;
  /** UTC milliseconds. */
  now: () => number;
  /** How long what is signed may be used, in milliseconds; 90 days unless given. */
  lifetime?: number;
  /** What was seen of the log before, lest it is continued from an older state. */
  memory?: SnapshotMemory;
  /** A snapshot of this log that was read already: the log is read on from there. */
  known?: SignedSnapshot | null;
  /** Id of the account that acts; the snapshot names it. */
  author?: string;
  /** Refuses a change of what has become of the registry meanwhile, by throwing a fault. */
  expect?: (state: LogState) => void;
}

/** Ways of a change that are not the usual one. */
export interface ChangeOptions {
  /** Writes a snapshot even if it says the same as the one before. */
  isAlwaysWritten?: boolean;
  /** Begins anew on top of snapshots of which none verifies, in place of being refused. */
  startsAnew?: boolean;
}

/** What became of a change. */
export interface ChangeResult {
  signed: SignedSnapshot;
  /** False when all was as wanted already. */
  isChanged: boolean;
}

/** A signed snapshot as the store has it. */
export function encodeSnapshot(signed: SignedSnapshot): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(signed, null, 2)}\n`);
}

/**
 * Makes `registry.json` a copy of the newest snapshot. Another writer may copy an older one over it
 * meanwhile, but looks again afterwards, as is done here: whoever comes last leaves the newest.
 */
export async function refreshCopy(
  store: Store,
  publicKey: PublicKey,
  written: SignedSnapshot,
): Promise<void> {
  let newest = written;
  for (;;) {
    newest = (await readLogEnd(store, publicKey, newest)).newest ?? newest;
    const bytes = encodeSnapshot(newest);
    const copy = await store.get(newestSnapshotKey);
    if (copy && Buffer.compare(copy, bytes) === 0) return;
    await store.put(newestSnapshotKey, bytes);
  }
}

/** @throws `log_truncated` when the store lacks what was seen there before */
function requireWholeLog(
  { name }: Store,
  newest: SignedSnapshot | null,
  seen: SignedSnapshot | null,
): void {
  if (seen === null || !isTruncated(newest, seen)) return;
  const end = newest === null ? 'is empty' : `ends with snapshot ${newest.snapshot.sequence}`;
  throw releaseFault(
    'log_truncated',
    `${name} ${end}, and snapshot ${seen.snapshot.sequence} was there: what is live would get lost. npm run release -- restore puts it back`,
  );
}

/**
 * Writes the next snapshot of a log. Writers at the same time wait for nobody and lose nothing:
 * the number is taken by one of them, and the others apply their change to what that one wrote.
 * @throws a fault that `change` or `expect` throws; `log_unverified`, `log_truncated`, `registry_busy`
 */
export async function changeSnapshot(
  writer: Writer,
  change: Change,
  { isAlwaysWritten = false, startsAnew = false }: ChangeOptions = {},
): Promise<ChangeResult> {
  const { store, privateKey, now, memory, author, expect, lifetime = defaultLifetime } = writer;
  const publicKey = publicPartOf(privateKey);
  let { known = null } = writer;
  for (let attempt = 0; attempt < attemptsMaximum; attempt += 1) {
    // Before the log is read: others write to both meanwhile, and to the log first.
    const seen = (await memory?.last(publicKey)) ?? null;
    const { newest, next } = await readLogEnd(store, publicKey, known);
    if (!newest && next > 1 && !startsAnew) {
      throw releaseFault(
        'log_unverified',
        `${store.name} has snapshots, but none is signed with this key`,
      );
    }
    if (!startsAnew) requireWholeLog(store, newest, seen);
    const before: LiveReleases = {
      remotes: newest?.snapshot.remotes ?? [],
      shell: newest?.snapshot.shell,
    };
    expect?.({ ...before, newest });
    const live = { ...before, ...(await change({ ...before, newest })) };
    const isSame = newest !== null && isDeepStrictEqual(live, before);
    if (newest && isSame && !isAlwaysWritten) {
      await refreshCopy(store, publicKey, newest);
      await memory?.keep(newest);
      return { signed: newest, isChanged: false };
    }
    // Clocks of those who release differ; a later snapshot is never the older one.
    const issued_at = Math.max(now(), (newest?.snapshot.issued_at ?? -1) + 1);
    const snapshot = registrySnapshot.parse({
      format: 2,
      sequence: next,
      issued_at,
      expires_at: issued_at + lifetime,
      ...(author !== undefined && { author }),
      remotes: live.remotes,
      ...(live.shell && { shell: live.shell }),
    });
    const signed = await signSnapshot(snapshot, privateKey);
    if (await store.createIfAbsent(snapshotKey(next), encodeSnapshot(signed))) {
      await refreshCopy(store, publicKey, signed);
      await memory?.keep(signed);
      return { signed, isChanged: true };
    }
    known = newest;
    await setTimeout(Math.random() * Math.min(longestPause, 5 * (attempt + 1)));
  }
  throw releaseFault('registry_busy', 'Too many others release at this moment: try again');
}
