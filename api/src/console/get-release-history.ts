import type * as calls from '@topwords/platform/contracts';
import type { PublishedVersion } from '@topwords/platform/contracts';
import { readRecord, recordNames, type ReleaseRecord } from '@topwords/release/commands';
import type { UseCase } from '../routing/use-case.ts';
import { knownError } from '../errors/known-error.ts';
import { findUsernames } from './find-usernames.ts';
import { requireConsoleAccess } from './access/console-access.ts';
import type { ReleaseServices } from './list-releases.ts';
import { readHistory } from './release-history.ts';
import type { ReleaseRegistry } from './release-registry.ts';

function describeRecord(record: ReleaseRecord): PublishedVersion {
  const { release, state, published_at, commit, files, unchecked = null, breaks = [] } = record;
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
  return { version: release.version, state, published_at, commit, bytes, unchecked, breaks };
}

async function listVersions(
  { store, publicKey }: ReleaseRegistry,
  remote: string,
): Promise<PublishedVersion[]> {
  const names = await recordNames(store, remote);
  const records = await Promise.all(
    names.map(({ version }) => readRecord(store, remote, version, publicKey)),
  );
  return records
    .filter((record) => record !== null)
    .map(describeRecord)
    .toSorted((a, b) => b.published_at - a.published_at);
}

/**
 * Every published version of a remote, and its history in the log.
 * @throws console_role_missing, remote_unknown
 */
export const getReleaseHistory: UseCase<typeof calls.getReleaseHistory, ReleaseServices> = async (
  context,
  { params: { remote } },
) => {
  const { registry } = context;
  await requireConsoleAccess(context);
  const unknown = () => knownError('remote_unknown', `The registry has no remote ${remote}`);
  // The name becomes part of a key in the store.
  if (!registry || !/^[a-z][a-z0-9-]*$/.test(remote)) throw unknown();
  const entries = (await readHistory(registry)).filter((entry) => entry.remote === remote);
  const versions = registry.isListed ? await listVersions(registry, remote) : null;
  if (entries.length === 0 && !versions?.length) throw unknown();
  const authors = entries.map(({ author }) => author).filter((author) => author !== undefined);
  const usernames = await findUsernames(context.db, authors);
  return {
    versions,
    history: entries.map(({ remote: _remote, author, ...entry }) => ({
      ...entry,
      by: usernames.get(author ?? '') ?? null,
    })),
  };
};
