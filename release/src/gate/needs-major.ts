import { major, minor } from 'semver';
import type { ContractBreak } from './contract-break.ts';

/**
 * Whether the version number is too low for these breaks: they need the next major version, or
 * before 1.0.0 the next minor one, as `^` reads versions.
 * @param previous the live version; null for a first release, which must not break anything
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
