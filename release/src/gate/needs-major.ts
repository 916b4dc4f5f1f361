import { major, minor } from 'semver';
import type { ContractBreak } from './contract-break.ts';

/**
 * Whether a version must be raised further before it may break anything: breaks need the next major
 * version, and before 1.0.0 the next minor one, as `^` reads versions.
 * @param previous the version that is live; null for a first release, which may break nothing
 */
export function needsMajor(
  previous: string | null,
  version: string,
  breaks: readonly ContractBreak[],
): boolean {
  if (breaks.length === 0) return false;
  if (previous === null) return true;
  if (major(version) !== major(previous)) return major(version) < major(previous);
  return major(version) > 0 || minor(version) <= minor(previous);
}
