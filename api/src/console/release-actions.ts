import type { Canary } from '@topwords/platform/contracts';
import type * as calls from '@topwords/platform/contracts';
import { promote, retire, rollback, setCanary, stopCanary } from '@topwords/release/commands';
import { knownError } from '../errors/known-error.ts';
import type { UseCase } from '../routing/use-case.ts';
import { listStops } from '../telemetry/stop-repository.ts';
import { changeRelease } from './change-release.ts';
import type { ReleaseServices } from './list-releases.ts';
import { readNewest } from './release-registry.ts';

/** Makes a published version live for all learners. @throws as `changeRelease` */
export const promoteRelease: UseCase<typeof calls.promoteRelease, ReleaseServices> = (
  context,
  { params, body: { version, revision } },
) =>
  changeRelease(context, { ...params, revision }, (writer, remote) =>
    promote(writer, remote, version),
  );

/**
 * Starts a canary or changes its share; one that was stopped needs `again`.
 * @throws as `changeRelease`
 */
export const setCanaryShare: UseCase<typeof calls.setCanaryShare, ReleaseServices> = async (
  context,
  { params, body: { revision, bounds = {}, ...share } },
) => {
  const stops = await listStops(context.db, 1000);
  const product = {
    stopOf: async ({ id, started_at }: Pick<Canary, 'id' | 'started_at'>) =>
      stops.find((stop) => stop.canary_id === id && stop.started_at === started_at) ?? null,
  };
  const given = Object.entries(bounds).filter(([, value]) => value !== undefined);
  return changeRelease(context, { ...params, revision }, (writer, remote) =>
    setCanary({ ...writer, product }, remote, { ...share, bounds: Object.fromEntries(given) }),
  );
};

/** Ends the canary of a remote. @throws as `changeRelease` */
export const stopCanaryRelease: UseCase<typeof calls.stopCanaryRelease, ReleaseServices> = (
  context,
  { params, body },
) => changeRelease(context, { ...params, ...body }, stopCanary);

/** Goes back to an earlier version, by default the previous one. @throws as `changeRelease` */
export const rollBackRelease: UseCase<typeof calls.rollBackRelease, ReleaseServices> = (
  context,
  { params, body: { version, revision } },
) =>
  changeRelease(context, { ...params, revision }, (writer, remote) =>
    rollback(writer, remote, version),
  );

/** Deletes the files of a version that nobody runs. @throws as `changeRelease` */
export const retireRelease: UseCase<typeof calls.retireRelease, ReleaseServices> = (
  context,
  { params, body: { version, with_embed: withEmbed, revision } },
) =>
  changeRelease(context, { ...params, revision }, async (writer, remote) => {
    await retire(writer, remote, version, withEmbed);
    const { registry } = context;
    if (!registry) throw knownError('releases_read_only', 'This instance serves no registry');
    return { signed: await readNewest(registry), isChanged: true };
  });
