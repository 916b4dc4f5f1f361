import type { Canary } from './registry.ts';

const offsetBasis = 0xcbf29ce484222325n;
const prime = 0x100000001b3n;

/** The 64-bit FNV-1a hash of a text's UTF-8 bytes (Fowler, Noll and Vo). */
function fnv1a(text: string): bigint {
  let hash = offsetBasis;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * prime);
  }
  return hash;
}

/**
 * A cookie that the shell sets and the server reads: ids of the canaries that this browser's
 * learner is in, separated by `~`. It is only a preload hint: the page decides which release runs
 * by the signed-in account.
 */
export const canariesCookieName = 'topwords-canaries';

/** Identifies a learner in a canary's list: 16 hexadecimal digits that do not reveal the id. */
export function canaryMark(canaryId: string, sub: string): string {
  return fnv1a(`${canaryId}:${sub}`).toString(16).padStart(16, '0');
}

/**
 * Whether a learner gets a canary. The result is stable, and learners keep a canary when its share
 * grows: the learner's mark modulo 10,000 is compared with the percentage.
 */
export function isInCanary({ id, percent, learners }: Canary, sub: string): boolean {
  if (sub === '') return false;
  const mark = canaryMark(id, sub);
  return learners.includes(mark) || Number(BigInt(`0x${mark}`) % 10_000n) < percent * 100;
}
