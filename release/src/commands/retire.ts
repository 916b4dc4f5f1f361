import { publicPartOf } from '../signature/snapshot-signature.ts';
import { releaseFault } from '../fault/release-fault.ts';
import { listingsOf, type LiveReleases } from '../log/listings-of.ts';
import { releaseFolder, writeRecord, type ReleaseRecord } from '../records/release-record.ts';
import { changeSnapshot, type Writer } from '../log/change-snapshot.ts';
import { readLogBackwards, readLogEnd } from '../log/read-log.ts';
import { requireRecord } from './find-release.ts';
import { listRecords } from './list-records.ts';

const day = 24 * 60 * 60_000;

/** How long versions are served after they were live: a tab may stay open that long. */
const daysKept = 30;

interface Times {
  /** UTC milliseconds by `remote version`; infinite for live versions. */
  lastLive: ReadonlyMap<string, number>;
  /** UTC milliseconds. Unknown what was live before this, because another key signed it. */
  unknownBefore: number;
}

function nameOf(remote: string, version: string): string {
  return `${remote} ${version}`;
}

function liveVersions(live: LiveReleases): string[] {
  return listingsOf(live)
    .flatMap(({ stable, previous, canary }) => [stable, previous ?? [], canary?.release ?? []])
    .flat()
    .map(({ name, version }) => nameOf(name, version));
}

/** Reads until when versions were live, as far back as matters. */
async function readTimes({ store, privateKey, now }: Writer): Promise<Times> {
  const publicKey = publicPartOf(privateKey);
  const { newest } = await readLogEnd(store, publicKey);
  const lastLive = new Map<string, number>();
  let replacedAt = Number.POSITIVE_INFINITY;
  let isFirst = true;
  const since = now() - daysKept * day;
  for await (const { snapshot } of readLogBackwards(store, publicKey, newest, since)) {
    for (const name of liveVersions(snapshot)) {
      if (!lastLive.has(name)) lastLive.set(name, replacedAt);
    }
    replacedAt = snapshot.issued_at;
    isFirst = snapshot.sequence === 1;
  }
  const isKnown = isFirst || replacedAt < since;
  return { lastLive, unknownBefore: isKnown ? Number.NEGATIVE_INFINITY : replacedAt };
}

/** Why a version may not be retired; null when it may. */
function reasonToKeep(
  { release, published_at }: ReleaseRecord,
  { lastLive, unknownBefore }: Times,
  now: number,
): string | null {
  const name = nameOf(release.name, release.version);
  const mayHaveBeenLive = published_at < unknownBefore;
  const until = lastLive.get(name) ?? (mayHaveBeenLive ? unknownBefore : Number.NEGATIVE_INFINITY);
  if (until === Number.POSITIVE_INFINITY) return `${name} is live`;
  if (until <= now - daysKept * day) return null;
  const days = Math.ceil((until + daysKept * day - now) / day);
  return `${name} was live until ${new Date(until).toISOString()}; it is kept for ${days} more ${days === 1 ? 'day' : 'days'}`;
}

/** Whether other sites may have pinned the version in their pages. */
function isOfferedToSites({ release }: ReleaseRecord): boolean {
  return 'embed' in release && release.embed !== undefined;
}

/** Deletes the files of a version. */
export async function deleteFiles({ store }: Writer, { release }: ReleaseRecord): Promise<void> {
  const keys = await store.list(releaseFolder(release.name, release.version));
  for (const key of keys) await store.delete(key);
}

/**
 * Retires a version that nobody runs anymore: deletes its files and keeps its record, so the
 * version is never used again. Another attempt completes one that was interrupted.
 * @param withEmbed allows a version that other sites may have pinned in their pages
 * @throws `version_unknown`, `version_kept`
 */
export async function retire(
  writer: Writer,
  remote: string,
  version: string,
  withEmbed: boolean,
): Promise<void> {
  const record = await requireRecord(writer, remote, version);
  if (isOfferedToSites(record) && !withEmbed) {
    throw releaseFault(
      'version_kept',
      `${remote} ${version} is offered to other sites, which may have pinned it; --with-embed retires it anyway`,
    );
  }
  if (record.state !== 'retired') {
    // Marks the record first, then takes a number of the log: a concurrent promotion either came
    // before and is seen here, or must read the record again and finds it retired.
    await writeRecord(writer.store, { ...record, state: 'retired' }, writer.privateKey);
    try {
      await changeSnapshot(
        writer,
        async () => {
          const reason = reasonToKeep(record, await readTimes(writer), writer.now());
          if (reason !== null) throw releaseFault('version_kept', reason);
          return {};
        },
        { isAlwaysWritten: true },
      );
    } catch (error) {
      await writeRecord(writer.store, record, writer.privateKey);
      throw error;
    }
  }
  await deleteFiles(writer, record);
}

/**
 * Finds versions that may be retired: not live within 30 days, and published before that.
 * @param withEmbed includes those that other sites may have pinned
 */
export async function findExpired(writer: Writer, withEmbed: boolean): Promise<ReleaseRecord[]> {
  const times = await readTimes(writer);
  const now = writer.now();
  const records = await listRecords(writer);
  return records.filter(
    (record) =>
      record.state !== 'retired' &&
      record.published_at <= now - daysKept * day &&
      reasonToKeep(record, times, now) === null &&
      (withEmbed || !isOfferedToSites(record)),
  );
}
