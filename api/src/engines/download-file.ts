import { rm, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '../errors/known-error.ts';
import { engineFault } from './engine-fault.ts';
import { explainDifference, fingerprintOf, isSame } from './fingerprint.ts';
import { receiveFile, type Download, type DownloadSettings } from './receive-file.ts';

/** Attempts in a row that bring nothing new. */
const maxVainAttempts = 4;

/**
 * Downloads a file and checks its size and hash. Continues what an earlier download left; if that
 * turns out to be wrong, starts once more from the beginning.
 * @throws an engine fault; the signal's reason
 */
export async function downloadFile(
  download: Download,
  settings: DownloadSettings = {},
): Promise<void> {
  const { address, partFile, expected } = download;
  const { signal, pauseMilliseconds = 1000 } = settings;
  let isLeftover = (await sizeOf(partFile)) > 0;
  let furthest = await sizeOf(partFile);
  let vainAttempts = 0;
  for (;;) {
    signal?.throwIfAborted();
    const present = await sizeOf(partFile);
    if (present >= expected.bytes) {
      const found = await fingerprintOf(partFile, signal, expected);
      if (isSame(found, expected)) return;
      await rm(partFile, { force: true });
      if (!isLeftover) {
        const difference = explainDifference(found, expected);
        throw engineFault(`${address} ${difference}; try --from with another address`);
      }
      isLeftover = false;
      furthest = 0;
      continue;
    }
    const outcome = await receiveFile({ ...download, present }, settings);
    if (outcome.kind === 'refused') throw engineFault(`${address}: ${outcome.reason}`);
    if (outcome.isFromStart) isLeftover = false;
    const arrived = await sizeOf(partFile);
    vainAttempts = arrived > furthest ? 0 : vainAttempts + 1;
    furthest = Math.max(furthest, arrived);
    if (arrived >= expected.bytes) continue;
    if (vainAttempts >= maxVainAttempts) {
      const why = outcome.kind === 'broken' ? outcome.reason : 'the answer was too short';
      const advice =
        arrived > 0
          ? 'The same command continues there'
          : 'Without internet, --folder takes the files from a folder';
      throw engineFault(
        `${address}: ${why}; ${arrived} of ${expected.bytes} bytes arrived. ${advice}`,
      );
    }
    await pause(pauseMilliseconds * (1 + vainAttempts), undefined, { signal });
  }
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 0;
    throw error;
  }
}
