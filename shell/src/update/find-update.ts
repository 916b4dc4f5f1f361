import type { ServedRegistry } from '@topwords/platform/contracts';
import { chooseReleases } from '../registry/release-choice.ts';
import type { SessionRegistry } from '../registry/session-registry.ts';

/** The releases that a learner gets, and the shell around them, as one comparable text. */
function fingerprint(registry: SessionRegistry, sub: string): string {
  const releases = chooseReleases(registry, sub).map(
    ({ release: { name, version, entry } }) => `${name} ${version} ${entry}`,
  );
  return [registry.shell_version, ...releases.toSorted()].join('\n');
}

/**
 * What a new page would bring this learner that the present one does not have: a text that tells one
 * update from another, or null where there is nothing new. An instance that lags behind brings nothing.
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
