import {
  publicPartOf,
  shellName,
  type RemoteListing,
  type ShellListing,
} from '@topwords/platform/contracts';
import { requireListing } from '../commands/find-release.ts';
import { listRecords } from '../commands/list-records.ts';
import type { Registry } from '../open-registry.ts';
import type { ReleaseRecord } from '../releases/release-record.ts';
import { readLogEnd } from '../snapshots/read-log.ts';
import type { Answer } from './answers.ts';

type AnyListing = (ShellListing & { canary?: undefined }) | RemoteListing;

function placeOf(listing: AnyListing | undefined, version: string): string | null {
  if (listing?.stable.version === version) return 'stable';
  if (listing?.canary?.release.version === version) return 'canary';
  return listing?.previous?.version === version ? 'previous' : null;
}

function lineOf({ name, stable, previous, canary }: AnyListing & { name: string }): string {
  const trial = canary ? `  canary ${canary.release.version} (${canary.percent} %)` : '';
  return `${name}  ${stable.version}  previous ${previous?.version ?? 'none'}${trial}`;
}

/** What other sites write into their pages to pin the version; null where it offers them nothing. */
function embedOf(release: ReleaseRecord['release']) {
  if (!('embed' in release) || !release.embed) return null;
  const { entry, embed } = release;
  const { loader, integrity } = embed;
  return { loader: entry.replace(/[^/]+$/, () => loader), integrity: integrity[loader] ?? '' };
}

/** What is live. */
export async function listLive(registry: Registry): Promise<Answer> {
  const { newest } = await readLogEnd(registry.store, publicPartOf(registry.privateKey));
  const remotes = newest?.snapshot.remotes ?? [];
  const { sequence = 0, issued_at = null, shell } = newest?.snapshot ?? {};
  return {
    lines: [
      ...(shell ? [lineOf({ name: shellName, ...shell })] : []),
      ...remotes.map(lineOf),
      `Snapshot ${sequence} in ${registry.store.name}.`,
    ],
    data: {
      sequence,
      issued_at,
      shell: shell
        ? { stable: shell.stable.version, previous: shell.previous?.version ?? null }
        : null,
      remotes: remotes.map(({ name, stable, previous, canary }) => ({
        name,
        stable: stable.version,
        previous: previous?.version ?? null,
        canary: canary && { version: canary.release.version, percent: canary.percent },
      })),
    },
  };
}

/** Every version of one remote, the newest first. @throws `remote_unknown` */
export async function listVersions(registry: Registry, remote: string): Promise<Answer> {
  const { newest } = await readLogEnd(registry.store, publicPartOf(registry.privateKey));
  const remotes = newest?.snapshot.remotes ?? [];
  const records = await listRecords(registry, remote);
  const listing =
    remote === shellName ? newest?.snapshot.shell : remotes.find(({ name }) => name === remote);
  if (records.length === 0) requireListing(remotes, remote);
  const versions = records.map(
    ({ release, state, published_at, commit, files, built_against }) => ({
      version: release.version,
      state,
      live: placeOf(listing, release.version),
      published_at: new Date(published_at).toISOString(),
      commit,
      bytes: Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0),
      built_against,
      embed: embedOf(release),
    }),
  );
  return {
    lines: versions.flatMap(({ version, state, live, published_at, commit, embed }) => [
      [version, live ?? state, published_at, commit?.slice(0, 12) ?? 'no commit'].join('  '),
      ...(embed ? [`  ${embed.loader}  ${embed.integrity}`] : []),
    ]),
    data: { remote, versions },
  };
}
