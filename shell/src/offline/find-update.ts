import type { ServedRegistry } from '@topwords/platform/contracts';
import { chooseReleases } from '../registry/release-choice.ts';
import type { SessionRegistry } from '../registry/session-registry.ts';

/** Returns the releases that a learner gets, and the shell's version, as one comparable text. */
function fingerprint(registry: SessionRegistry, sub: string): string {
  const releases = chooseReleases(registry, sub).map(
    ({ release: { name, version, entry } }) => `${name} ${version} ${entry}`,
  );
  return [registry.shell_version, ...releases.toSorted()].join('\n');
}

/**
 * Returns a text that identifies the update that a new page would bring this learner, or null when
 * there is none. An instance that lags behind brings no update.
 */
export function findUpdate(
  present: SessionRegistry,
  served: ServedRegistry,
  sub: string,
): string | null {
  const { snapshot, stopped_canaries, shell_version } = served;
  if (snapshot.sequence < present.snapshot.sequence) return null;
  const next = fingerprint({ ...present, snapshot, stopped_canaries, shell_version }, sub);
  return next === fingerprint(present, sub) ? null : `${snapshot.sequence}\n${next}`;
}
