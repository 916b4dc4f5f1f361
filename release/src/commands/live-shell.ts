import { shellName, type ShellListing, type ShellRelease } from '@topwords/platform/contracts';
import { releaseFault } from '../fault/release-fault.ts';
import { readRecord } from '../records/release-record.ts';
import { changeSnapshot, type ChangeResult, type Writer } from '../log/change-snapshot.ts';
import { requirePublished } from './find-release.ts';

/** Returns the shell's listing after a release becomes stable. */
export function withShell(listing: ShellListing | undefined, stable: ShellRelease): ShellListing {
  if (!listing) return { stable, previous: null };
  const isSame = listing.stable.version === stable.version;
  return { stable, previous: isSame ? listing.previous : listing.stable };
}

/** Whether the files of a version are still in the store. */
async function isPublished({ store, privateKey }: Writer, version: string): Promise<boolean> {
  return (await readRecord(store, shellName, version, privateKey))?.state === 'published';
}

async function requirePublishedShell(writer: Writer, version: string): Promise<ShellRelease> {
  const { release } = await requirePublished(writer, shellName, version);
  if ('base' in release) return release;
  throw releaseFault('version_unknown', `${shellName} ${version} is not a shell`);
}

/**
 * Makes a published version of the shell stable. All its files are in the store by then, so every
 * instance has them before any page names them.
 * @throws faults of `requirePublished`
 */
export function promoteShell(writer: Writer, version: string): Promise<ChangeResult> {
  return changeSnapshot(writer, async ({ shell }) => ({
    shell: withShell(shell, await requirePublishedShell(writer, version)),
  }));
}

/**
 * Goes back to an earlier version of the shell. The version rolled back from does not become the
 * fallback.
 * @param version defaults to the one before the stable one
 * @throws faults of `requirePublished`; `no_previous`
 */
export function rollbackShell(writer: Writer, version: string | undefined): Promise<ChangeResult> {
  let target = version;
  return changeSnapshot(writer, async ({ shell }) => {
    // Decided once, so that a concurrent rollback does not take this one further back.
    target ??= shell?.previous?.version;
    if (target === undefined)
      throw releaseFault('no_previous', 'The shell has no previous version');
    if (shell?.stable.version === target) return {};
    const stable = await requirePublishedShell(writer, target);
    const before = shell?.previous;
    const isUsable =
      before && before.version !== target && (await isPublished(writer, before.version));
    return { shell: { stable, previous: isUsable ? before : null } };
  });
}
