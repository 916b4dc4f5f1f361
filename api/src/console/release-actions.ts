import type { CanaryBounds } from '@topwords/platform/contracts';
import { promote, retire, rollback, setCanary, stopCanary } from '@topwords/release/commands';
import type { UserContext } from '../users/context.ts';
import { knownError } from '../errors/known-error.ts';
import { listStops } from '../telemetry/stop-repository.ts';
import { changeRelease, type ReleaseOutcome, type ReleaseTarget } from './change-release.ts';
import type { ReleaseServices } from './list-releases.ts';
import { readNewest } from './release-registry.ts';

interface VersionTarget extends ReleaseTarget {
  version: string;
}

interface CanaryTarget extends VersionTarget {
  percent: number;
  again?: boolean | undefined;
  bounds?: { [Bound in keyof CanaryBounds]?: number | undefined } | undefined;
}

/** Makes a published version live for all learners. @throws as `changeRelease` */
export function promoteRelease(
  context: UserContext,
  services: ReleaseServices,
  { version, ...target }: VersionTarget,
): Promise<ReleaseOutcome> {
  const { remote } = target;
  return changeRelease(context, services, target, (writer) => promote(writer, remote, version));
}

/**
 * Starts a canary or changes its share; one that was stopped needs `again`.
 * @throws as `changeRelease`
 */
export async function setCanaryShare(
  context: UserContext,
  services: ReleaseServices,
  { version, percent, again, bounds = {}, ...target }: CanaryTarget,
): Promise<ReleaseOutcome> {
  const stops = await listStops(context.db, 1000);
  const product = {
    stopOf: ({ id, started_at }: { id: string; started_at: number }) =>
      Promise.resolve(
        stops.find((stop) => stop.canary_id === id && stop.started_at === started_at) ?? null,
      ),
  };
  const given = Object.entries(bounds).filter(([, value]) => value !== undefined);
  return changeRelease(context, services, target, (writer) =>
    setCanary({ ...writer, product }, target.remote, {
      version,
      percent,
      again,
      bounds: Object.fromEntries(given),
    }),
  );
}

/** Ends the canary of a remote. @throws as `changeRelease` */
export function stopCanaryRelease(
  context: UserContext,
  services: ReleaseServices,
  target: ReleaseTarget,
): Promise<ReleaseOutcome> {
  return changeRelease(context, services, target, (writer) => stopCanary(writer, target.remote));
}

/** Goes back to an earlier version, by default the previous one. @throws as `changeRelease` */
export function rollBackRelease(
  context: UserContext,
  services: ReleaseServices,
  { version, ...target }: ReleaseTarget & { version?: string | undefined },
): Promise<ReleaseOutcome> {
  const { remote } = target;
  return changeRelease(context, services, target, (writer) => rollback(writer, remote, version));
}

/** Deletes the files of a version that nobody runs. @throws as `changeRelease` */
export function retireRelease(
  context: UserContext,
  services: ReleaseServices,
  { version, with_embed: withEmbed, ...target }: VersionTarget & { with_embed: boolean },
): Promise<ReleaseOutcome> {
  const { registry } = services;
  return changeRelease(context, services, target, async (writer) => {
    await retire(writer, target.remote, version, withEmbed);
    if (!registry) throw knownError('releases_read_only', 'This instance serves no registry');
    return { signed: await readNewest(registry), isChanged: true };
  });
}
