import { publicKey, type PublicKey } from '@topwords/platform/contracts';
import { releaseFault } from '../fault/release-fault.ts';
import { readRecord, writeRecord, type ReleaseRecord } from '../records/release-record.ts';
import { changeSnapshot, type ChangeResult, type Writer } from '../log/change-snapshot.ts';
import { readLogEnd } from '../log/read-log.ts';
import { recordNames } from './list-records.ts';

/** Parses a public key from its JSON. @throws `key_invalid` */
export function readPublicKey(text: string): PublicKey {
  try {
    return publicKey.parse(JSON.parse(text));
  } catch {
    throw releaseFault('key_invalid', '--former must be a public key as a JSON Web Key');
  }
}

/** Reads a record signed by either key: an interrupted attempt has already re-signed some. */
async function readEither(
  { store, privateKey }: Writer,
  former: PublicKey,
  remote: string,
  version: string,
): Promise<ReleaseRecord | null> {
  try {
    return await readRecord(store, remote, version, former);
  } catch {
    return readRecord(store, remote, version, privateKey);
  }
}

/**
 * Makes the writer's key the registry's key: re-signs everything that the former key signed. Nobody
 * may release meanwhile.
 * @throws `log_unverified` when neither key signed a snapshot
 */
export async function changeKey(writer: Writer, former: PublicKey): Promise<ChangeResult> {
  const { store, privateKey } = writer;
  const { newest } = await readLogEnd(store, former);
  const own = await readLogEnd(store, privateKey);
  const last = own.newest ?? newest;
  if (!last) {
    throw releaseFault('log_unverified', `${store.name} has no snapshot signed by either key`);
  }
  for (const { remote, version } of await recordNames(store)) {
    const record = await readEither(writer, former, remote, version);
    if (record) await writeRecord(store, record, privateKey);
  }
  const { remotes, shell } = last.snapshot;
  return changeSnapshot(writer, () => ({ remotes, shell }), { startsNewLog: true });
}
