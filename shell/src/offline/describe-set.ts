import { releaseFileList } from '@topwords/platform/contracts';
import { chooseReleases } from '../registry/release-choice.ts';
import type { SessionRegistry } from '../registry/session-registry.ts';
import { setName } from '../kept/kept-names.ts';

/** A release whose files belong to a set. */
export interface ReleaseOfSet {
  /** Absolute address of the folder of its files, with a trailing slash. */
  folder: string;
  /** Hash of the list of its files. */
  listIntegrity: string;
}

/** What makes up a set: one snapshot, as one account gets it. */
export interface SetDescription {
  name: string;
  issuedAt: number;
  /** What the page of the set must contain. */
  page: Pick<SessionRegistry, 'shell_version' | 'stopped_canaries'> & {
    sequence: number;
    /** Address of the shell's files. */
    files: string;
  };
  releases: readonly ReleaseOfSet[];
}

/** The first 16 hexadecimal digits of a text's SHA-256. */
async function fingerprintOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash, 0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Describes the set of a registry for an account: the shell, and the remotes that navigation leads to.
 * Consoles, which are of no use without a server, are left out.
 * @returns null when a release does not list its files, or is a developer's own
 */
export async function describeSet(
  registry: SessionRegistry,
  sub: string,
): Promise<SetDescription | null> {
  const { snapshot, stopped_canaries, shell_version } = registry;
  const shell = snapshot.shell?.stable;
  const remotes = chooseReleases(registry, sub)
    .filter(({ release }) => release.navigation.length > 0)
    .map(({ release, role }) => ({
      folder: new URL('.', new URL(release.entry, location.origin)).href,
      listIntegrity: role === 'override' ? '' : (release.integrity[releaseFileList] ?? ''),
    }));
  if (!shell) return null;
  const files = `${shell.base}public/`;
  const releases = [
    {
      folder: new URL(files, location.origin).href,
      listIntegrity: shell.integrity[`public/${releaseFileList}`] ?? '',
    },
    ...remotes,
  ];
  if (releases.some(({ listIntegrity }) => listIntegrity === '')) return null;
  const { sequence, issued_at: issuedAt } = snapshot;
  const parts = [shell_version, ...stopped_canaries, ...releases.map(({ folder }) => folder)];
  return {
    name: setName(sequence, await fingerprintOf(parts.join('\n'))),
    issuedAt,
    page: { sequence, stopped_canaries, shell_version, files },
    releases,
  };
}
