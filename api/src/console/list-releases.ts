import {
  shellName,
  type ConsoleAccess,
  type ReleaseListing,
  type Releases,
} from '@topwords/platform/contracts';
import { listOwners, type RemoteOwner } from '../users/owner-repository.ts';
import type { OpenContext, UserContext } from '../users/context.ts';
import type { RemotesFigures } from '../telemetry/get-remotes-figures.ts';
import { findUsernames } from './find-usernames.ts';
import { mayRelease, requireConsoleAccess } from './access/console-access.ts';
import { listingsOf, readHistory, type HistoryEntry } from './release-history.ts';
import { readNewest, type ReleaseRegistry } from './release-registry.ts';
import { revisionOf } from './revision-of.ts';

/** What the console's calls about releases work with. */
export interface ReleaseServices {
  /** Undefined if this instance serves none, as in development. */
  registry: ReleaseRegistry | undefined;
  figures: (context: OpenContext) => Promise<RemotesFigures>;
}

interface Known {
  access: ConsoleAccess;
  history: readonly HistoryEntry[];
  usernames: ReadonlyMap<string, string>;
  owners: readonly RemoteOwner[];
  stops: Releases['stops'];
}

/** Since when a version has been live, and who made it so. */
function originOf(
  name: string,
  version: string,
  kinds: readonly HistoryEntry['kind'][],
  { history, usernames }: Known,
) {
  const entry = history.find(
    (one) => one.remote === name && one.version === version && kinds.includes(one.kind),
  );
  return { version, since: entry?.at ?? null, by: usernames.get(entry?.author ?? '') ?? null };
}

function describeCanary(
  name: string,
  { canary }: Pick<NonNullable<ReturnType<ReturnType<typeof listingsOf>['get']>>, 'canary'>,
  known: Known,
): ReleaseListing['canary'] {
  if (canary === null) return null;
  const { id, percent, learners, bounds, started_at, release } = canary;
  const { by } = originOf(name, release.version, ['canary_started'], known);
  const stop = known.stops.find((one) => one.canary_id === id && one.started_at === started_at);
  return {
    version: release.version,
    since: started_at,
    by,
    id,
    percent,
    learners: learners.length,
    bounds,
    stop: stop ?? null,
  };
}

/** What is live, its state, and what the account may do. @throws console_role_missing */
export async function listReleases(context: UserContext & ReleaseServices): Promise<Releases> {
  const { registry, figures } = context;
  const access = await requireConsoleAccess(context);
  const { remotes, stops } = await figures(context);
  if (!registry) {
    const snapshot = { sequence: 0, issued_at: 0, expires_at: null };
    const read_only = 'This instance serves no registry.';
    return { snapshot, read_only, releases: [], figures: [], stops };
  }
  const { snapshot } = await readNewest(registry);
  const history = await readHistory(registry);
  const authors = history.map(({ author }) => author).filter((author) => author !== undefined);
  const known: Known = {
    access,
    history,
    stops,
    usernames: await findUsernames(context.db, authors),
    owners: await listOwners(context.db),
  };
  const { sequence, issued_at, expires_at = null } = snapshot;
  return {
    snapshot: { sequence, issued_at, expires_at },
    read_only: registry.readOnly,
    releases: [...listingsOf(snapshot)].map(([name, listing]) => ({
      name,
      stable: originOf(name, listing.stable.version, ['promoted', 'rolled_back'], known),
      previous: listing.previous?.version ?? null,
      canary: describeCanary(name, listing, known),
      owners:
        name === shellName
          ? []
          : known.owners.filter(({ remote }) => remote === name).map((owner) => owner.username),
      is_permitted: mayRelease(access, name),
      revision: revisionOf(snapshot, name),
    })),
    figures: remotes,
    stops,
  };
}
