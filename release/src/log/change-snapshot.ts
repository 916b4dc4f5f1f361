import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import {
  registrySnapshot,
  type PublicKey,
  type SignedSnapshot,
} from '@topwords/platform/contracts';
import { newestSnapshotKey, snapshotKey } from '../store/snapshot-key.ts';
import { publicPartOf, signSnapshot, type PrivateKey } from '../signature/snapshot-signature.ts';
import { releaseFault } from '../fault/release-fault.ts';
import type { LiveReleases } from './listings-of.ts';
import type { Store } from '../store/store.ts';
import { isTruncated, type SnapshotMemory } from './snapshot-memory.ts';
import { readLogEnd } from './read-log.ts';

/** With fifty concurrent writers each is overtaken at most 49 times: enough for any real log. */
const maxAttempts = 200;

/** Longest pause between two attempts. */
const maxPauseMs = 250;

/** Default lifetime of a snapshot, in milliseconds: 90 days. */
export const defaultLifetime = 90 * 24 * 60 * 60_000;

/** State of the log at the moment of a change. */
export interface LogState extends LiveReleases {
  newest: SignedSnapshot | null;
}

/** Returns what is to be live instead. Runs again when another writer was faster. */
export type Change = (state: LogState) => Partial<LiveReleases> | Promise<Partial<LiveReleases>>;

/** What a change of the log needs. */
export interface Writer {
  store: Store;
  privateKey: PrivateKey;
  /** UTC milliseconds. */
  now: () => number;
  /** Lifetime of signed snapshots, in milliseconds; defaults to 90 days. */
  lifetime?: number;
  /** The newest snapshot seen before, so that the log is not continued from an older state. */
  memory?: SnapshotMemory;
  /** A snapshot of this log that was already read: reading continues from there. */
  known?: SignedSnapshot | null;
  /** Id of the acting account, recorded in the snapshot. */
  author?: string;
  /** Refuses the change if the registry has changed meanwhile, by throwing a fault. */
  expect?: (state: LogState) => void;
}

/** Options of a change. */
export interface ChangeOptions {
  /** Writes a snapshot even if nothing changes. */
  isAlwaysWritten?: boolean;
  /** Starts a new log on top of snapshots none of which verifies, instead of refusing. */
  startsNewLog?: boolean;
}

/** The result of a change. */
export interface ChangeResult {
  signed: SignedSnapshot;
  /** False when the change changed nothing. */
  isChanged: boolean;
}

/** Encodes a signed snapshot for the store. */
export function encodeSnapshot(signed: SignedSnapshot): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(signed, null, 2)}\n`);
}

/**
 * Makes `registry.json` a copy of the newest snapshot. Another writer may overwrite it with an
 * older one meanwhile, but checks again afterwards, like this function: the last writer leaves the
 * newest.
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

/** @throws `log_truncated` when the store lacks a snapshot seen there before */
function requireWholeLog(
  { name }: Store,
  newest: SignedSnapshot | null,
  seen: SignedSnapshot | null,
): void {
  if (seen === null || !isTruncated(newest, seen)) return;
  const end = newest === null ? 'is empty' : `ends with snapshot ${newest.snapshot.sequence}`;
  throw releaseFault(
    'log_truncated',
    `${name} ${end}, but snapshot ${seen.snapshot.sequence} was there before: releases would get lost. npm run release -- restore puts it back`,
  );
}

/**
 * Writes the next snapshot of a log. Concurrent writers do not lock and lose nothing: one of them
 * takes the number, and the others apply their change to what that one wrote.
 * @throws a fault that `change` or `expect` throws; `log_unverified`, `log_truncated`,
 * `registry_busy`
 */
export async function changeSnapshot(
  writer: Writer,
  change: Change,
  { isAlwaysWritten = false, startsNewLog = false }: ChangeOptions = {},
): Promise<ChangeResult> {
  const { store, privateKey, now, memory, author, expect, lifetime = defaultLifetime } = writer;
  const publicKey = publicPartOf(privateKey);
  let { known = null } = writer;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    // Read before the log: other writers write to both meanwhile, and to the log first.
    const seen = (await memory?.last(publicKey)) ?? null;
    const { newest, next } = await readLogEnd(store, publicKey, known);
    if (!newest && next > 1 && !startsNewLog) {
      throw releaseFault(
        'log_unverified',
        `${store.name} has snapshots, but none signed with this key`,
      );
    }
    if (!startsNewLog) requireWholeLog(store, newest, seen);
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
    // Writers' clocks differ; a later snapshot must never have an earlier time.
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
    await setTimeout(Math.random() * Math.min(maxPauseMs, 5 * (attempt + 1)));
  }
  throw releaseFault('registry_busy', 'Too many releases at the same time: try again');
}
