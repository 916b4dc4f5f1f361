import { deleteFiles, findExpired } from './retire.ts';
import type { Writer } from '../log/change-snapshot.ts';
import { recordKey } from '../records/release-record.ts';

/**
 * Whether a version comes from a local build (its name ends in a hash) and was not released by its
 * team.
 */
export function isLocalBuild(version: string): boolean {
  return /-[0-9a-f]{8}$/.test(version);
}

/**
 * Deletes local builds that were not live for 30 days, so that a machine that builds often does not
 * fill up. Deletes their records too, since the same sources may be built again under the same
 * version.
 * @returns the deleted versions, such as `shell 1.0.0-0123abcd`
 */
export async function forgetOldBuilds(writer: Writer): Promise<string[]> {
  const expired = await findExpired(writer, false);
  const local = expired.filter(({ release }) => isLocalBuild(release.version));
  for (const record of local) {
    const { name, version } = record.release;
    await writer.store.delete(recordKey(name, version));
    await deleteFiles(writer, record);
  }
  return local.map(({ release }) => `${release.name} ${release.version}`);
}
