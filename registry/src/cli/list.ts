import { publicPartOf, type RemoteListing, type RemoteRelease } from '@topwords/platform/contracts';
import { requireListing } from '../commands/find-release.ts';
import { listRecords } from '../commands/list-records.ts';
import type { Registry } from '../open-registry.ts';
import { describeStop, type CanaryStop } from '../product.ts';
import { isTruncated } from '../snapshots/log-memory.ts';
import { readLogEnd } from '../snapshots/read-log.ts';
import type { Answer } from './answers.ts';

function placeOf(listing: RemoteListing | undefined, version: string): string | null {
  if (listing?.stable.version === version) return 'stable';
  if (listing?.canary?.release.version === version) return 'canary';
  return listing?.previous?.version === version ? 'previous' : null;
}

type Stop = CanaryStop | null | 'unknown';

/** Why it is not known whether canaries have stopped. */
export const silence = 'TOPWORDS_URL names no product that answers';

function lineOf({ name, stable, previous, canary }: RemoteListing, stop: Stop): string {
  const trial = canary ? `  canary ${canary.release.version} (${canary.percent} %)` : '';
  const stopped = stop !== null && stop !== 'unknown' ? `  ${describeStop(stop)}` : '';
  return `${name}  ${stable.version}  previous ${previous?.version ?? 'none'}${trial}${stopped}`;
}

/** What other sites write into their pages to pin the version; null where it offers them nothing. */
function embedOf({ entry, embed }: RemoteRelease) {
  if (!embed) return null;
  const { loader, integrity } = embed;
  return { loader: entry.replace(/[^/]+$/, () => loader), integrity: integrity[loader] ?? '' };
}

/** What is live. */
export async function listLive(registry: Registry): Promise<Answer> {
  // Before the log is read, which others continue meanwhile.
  const seen = await registry.memory.last(registry.privateKey);
  const { newest } = await readLogEnd(registry.store, publicPartOf(registry.privateKey));
  const remotes = newest?.snapshot.remotes ?? [];
  const { sequence = 0, issued_at = null, expires_at = null } = newest?.snapshot ?? {};
  const stops: Stop[] = [];
  for (const { canary } of remotes) {
    stops.push(canary ? await registry.product.stopOf(canary) : null);
  }
  const until = expires_at === null ? '' : `, valid until ${new Date(expires_at).toISOString()}`;
  const lost = isTruncated(newest, seen)
    ? [`The store has lost snapshot ${seen?.snapshot.sequence}: npm run release -- restore.`]
    : [];
  return {
    lines: [
      ...remotes.map((listing, index) => lineOf(listing, stops[index] ?? null)),
      ...(stops.includes('unknown')
        ? [`Whether canaries have stopped by themselves is not known: ${silence}.`]
        : []),
      `Snapshot ${sequence} in ${registry.store.name}${until}.`,
      ...lost,
    ],
    data: {
      sequence,
      issued_at,
      expires_at,
      lost: lost.length > 0 ? (seen?.snapshot.sequence ?? null) : null,
      remotes: remotes.map(({ name, stable, previous, canary }, index) => ({
        name,
        stable: stable.version,
        previous: previous?.version ?? null,
        canary: canary && {
          version: canary.release.version,
          percent: canary.percent,
          stopped: stops[index] ?? null,
        },
      })),
    },
  };
}

/** Every version of one remote, the newest first. @throws `remote_unknown` */
export async function listVersions(registry: Registry, remote: string): Promise<Answer> {
  const { newest } = await readLogEnd(registry.store, publicPartOf(registry.privateKey));
  const remotes = newest?.snapshot.remotes ?? [];
  const records = await listRecords(registry, remote);
  const listing = remotes.find(({ name }) => name === remote);
  if (records.length === 0) requireListing(remotes, remote);
  const versions = records.map(
    ({ release, state, published_at, commit, files, built_against, unchecked = null }) => ({
      version: release.version,
      state,
      live: placeOf(listing, release.version),
      published_at: new Date(published_at).toISOString(),
      commit,
      bytes: Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0),
      built_against,
      unchecked,
      embed: embedOf(release),
    }),
  );
  return {
    lines: versions.flatMap(({ version, state, live, published_at, commit, embed, unchecked }) => [
      [version, live ?? state, published_at, commit?.slice(0, 12) ?? 'no commit'].join('  '),
      ...(unchecked === null ? [] : [`  unchecked: ${unchecked}`]),
      ...(embed ? [`  ${embed.loader}  ${embed.integrity}`] : []),
    ]),
    data: { remote, versions },
  };
}
