import { shellName } from '@topwords/platform/contracts';
import { publicPartOf } from '../signature/snapshot-signature.ts';
import { requireListing } from '../commands/find-release.ts';
import { listRecords } from '../commands/list-records.ts';
import type { ReleaseContext } from '../context/open-context.ts';
import { describeStop, type CanaryStop } from '../context/product.ts';
import { listingOf, listingsOf, type Listing } from '../log/listings-of.ts';
import type { ReleaseRecord } from '../records/release-record.ts';
import { isTruncated } from '../log/snapshot-memory.ts';
import { readLogEnd } from '../log/read-log.ts';
import type { Answer } from './answers.ts';

function placeOf(listing: Listing | undefined, version: string): string | null {
  if (listing?.stable.version === version) return 'stable';
  if (listing?.canary?.release.version === version) return 'canary';
  return listing?.previous?.version === version ? 'previous' : null;
}

type Stop = CanaryStop | null | 'unknown';

/** Why it is unknown whether canaries have stopped. */
export const noProductReason = 'the product at TOPWORDS_URL does not answer';

function lineOf({ name, stable, previous, canary }: Listing, stop: Stop | undefined): string {
  const trial = canary ? `  canary ${canary.release.version} (${canary.percent} %)` : '';
  const stopped = stop && stop !== 'unknown' ? `  ${describeStop(stop)}` : '';
  return `${name}  ${stable.version}  previous ${previous?.version ?? 'none'}${trial}${stopped}`;
}

/** What other sites write into their pages to pin the version; null when it has no embed. */
function embedOf(release: ReleaseRecord['release']) {
  if (!('embed' in release) || !release.embed) return null;
  const { entry, embed } = release;
  const { loader, integrity } = embed;
  return { loader: entry.replace(/[^/]+$/, () => loader), integrity: integrity[loader] ?? '' };
}

/** Lists everything that is live. */
export async function listLive(context: ReleaseContext): Promise<Answer> {
  // Read before the log, because other writers may extend the log meanwhile.
  const seen = await context.memory.last(context.privateKey);
  const { newest } = await readLogEnd(context.store, publicPartOf(context.privateKey));
  const { sequence = 0, issued_at = null, expires_at = null } = newest?.snapshot ?? {};
  const listings = newest ? listingsOf(newest.snapshot) : [];
  const stops: Stop[] = [];
  for (const { canary } of listings) {
    stops.push(canary ? await context.product.stopOf(canary) : null);
  }
  const found = listings.map(({ name, stable, previous, canary }, index) => ({
    name,
    stable: stable.version,
    previous: previous?.version ?? null,
    canary: canary && {
      version: canary.release.version,
      percent: canary.percent,
      stopped: stops[index] ?? null,
    },
  }));
  const shell = found.find(({ name }) => name === shellName);
  const until = expires_at === null ? '' : `, valid until ${new Date(expires_at).toISOString()}`;
  const lost = isTruncated(newest, seen)
    ? [`The store has lost snapshot ${seen?.snapshot.sequence}: npm run release -- restore.`]
    : [];
  return {
    lines: [
      ...listings.map((listing, index) => lineOf(listing, stops[index])),
      ...(stops.includes('unknown')
        ? [`Unknown whether canaries have stopped automatically: ${noProductReason}.`]
        : []),
      `Snapshot ${sequence} in ${context.store.name}${until}.`,
      ...lost,
    ],
    data: {
      sequence,
      issued_at,
      expires_at,
      lost: lost.length > 0 ? (seen?.snapshot.sequence ?? null) : null,
      shell: shell ? { stable: shell.stable, previous: shell.previous } : null,
      remotes: found.filter((one) => one !== shell),
    },
  };
}

/** Lists every version of one remote, newest first. @throws `remote_unknown` */
export async function listVersions(context: ReleaseContext, remote: string): Promise<Answer> {
  const { newest } = await readLogEnd(context.store, publicPartOf(context.privateKey));
  const live = newest?.snapshot ?? { remotes: [] };
  const records = await listRecords(context, remote);
  const listing = listingOf(live, remote);
  if (records.length === 0) requireListing(live, remote);
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
