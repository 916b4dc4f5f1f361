import { knownError } from '../errors/known-error.ts';
import {
  releaseFault,
  type ChangeResult,
  type ReleaseFault,
  type Writer,
} from '@topwords/release/commands';
import type { UserContext } from '../users/context.ts';
import { getConsoleAccess, mayRelease } from './access/console-access.ts';
import type { ReleaseServices } from './list-releases.ts';
import { listingsOf } from './release-history.ts';
import { revisionOf } from './revision-of.ts';

/**
 * Faults of the command that explain why a change is refused; any other fault is our own failure.
 */
const refusals: ReadonlySet<string> = new Set([
  'canary_stopped',
  'log_truncated',
  'log_unverified',
  'no_previous',
  'record_unverified',
  'registry_busy',
  'route_taken',
  'version_incomplete',
  'version_kept',
  'version_retired',
  'version_stable',
]);

/** Turns a command's fault into the call's error, without advice about the command's options. */
function failureOf(error: unknown): unknown {
  const { code = '', message } = error as Partial<ReleaseFault>;
  if (message === undefined) return error;
  if (code === 'remote_unknown' || code === 'version_unknown' || code === 'release_changed') {
    return knownError(code, message);
  }
  if (!refusals.has(code)) return error;
  return knownError('release_refused', message.replace(/[.:;,]? --\S.*$/s, ''));
}

/**
 * Changes what is live of a remote, at the revision that the operator saw, in the name of the
 * account: its id goes into the signed snapshot.
 * @param act the command's own function
 * @throws release_not_permitted, releases_read_only, release_changed, release_refused and others
 */
export async function changeRelease(
  context: UserContext & ReleaseServices,
  { remote, revision }: { remote: string; revision: string },
  act: (writer: Writer, remote: string) => Promise<ChangeResult>,
): Promise<{ sequence: number; is_changed: boolean }> {
  const { registry } = context;
  if (!mayRelease(await getConsoleAccess(context), remote)) {
    throw knownError('release_not_permitted', `This account may not release ${remote}`);
  }
  if (!registry?.writer) {
    const reason = registry?.readOnly ?? 'This instance serves no registry.';
    throw knownError('releases_read_only', `Nothing can be signed here: ${reason}`);
  }
  const writer: Writer = {
    ...registry.writer,
    author: context.user.id,
    expect({ newest }) {
      if (newest === null || revisionOf(newest.snapshot, remote) === revision) return;
      const version = listingsOf(newest.snapshot).get(remote)?.stable.version ?? 'nothing';
      throw releaseFault(
        'release_changed',
        `${remote} has changed in the meantime: ${version} is live. Review it before you change it`,
      );
    },
  };
  try {
    const { signed, isChanged } = await act(writer, remote);
    return { sequence: signed.snapshot.sequence, is_changed: isChanged };
  } catch (error) {
    throw failureOf(error);
  }
}
