import type { PageReleases } from '@topwords/platform/host';
import {
  canaryIdOf,
  chooseReleases,
  type ChosenRelease,
  type RemoteChoice,
} from '../registry/release-choice.ts';
import type { ShellServices } from '../services/shell-context.ts';

/** Describes what the page runs, for developers of remotes. */
export function describePage(
  { registry, session }: ShellServices,
  runningOf: (choice: RemoteChoice) => ChosenRelease,
): PageReleases {
  const { snapshot, fault, override } = registry;
  return {
    snapshot: fault ? null : { sequence: snapshot.sequence, issuedAt: snapshot.issued_at },
    overrideEndsAt: override?.expires_at ?? null,
    remotes: chooseReleases(registry, session.state.value.sub).map((choice) => {
      const { release, role } = runningOf(choice);
      const { name, title, version, entry } = release;
      const isFallback = release !== choice.release;
      return {
        name,
        title,
        version,
        entry,
        role,
        isFallback,
        canaryId: canaryIdOf(registry, name) || null,
      };
    }),
  };
}
