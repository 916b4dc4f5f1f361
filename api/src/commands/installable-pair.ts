import { checkFiles } from '../engines/check-files.ts';
import type { FileSource } from '../engines/fetch-file.ts';
import { installPair } from '../engines/install-pair.ts';
import { listInstalledPairs, type InstalledPair } from '../engines/installed-pair.ts';
import { modelParts, nameOfPair, type PublishedModel } from '../engines/model-registry.ts';
import type { DownloadSettings } from '../engines/receive-file.ts';
import type { Installable } from './installable.ts';
import { diskBytesOf, sum } from './list-engines.ts';

interface PairInstallation {
  enginesFolder: string;
  /** The version of the registry. */
  version: string;
  source: FileSource;
  settings: DownloadSettings;
}

/** How much larger than its package a file is taken to be whose size is not published. */
const guessedRatio = 4;

/** A translation model as something to install. */
export function installablePair(
  model: PublishedModel,
  { enginesFolder, version, source, settings }: PairInstallation,
): Installable {
  const name = nameOfPair(model);
  const files = modelParts.map((part) => model.files[part]);

  async function find(): Promise<InstalledPair | undefined> {
    return (await listInstalledPairs(enginesFolder)).find((pair) => nameOfPair(pair) === name);
  }

  return {
    name,
    source,
    downloadBytes: sum(files.map(({ packed }) => packed.bytes)),
    installedBytes: sum(
      files.map(({ packed, unpacked }) => unpacked?.bytes ?? packed.bytes * guessedRatio),
    ),
    async isInstalled() {
      const pair = await find();
      const isPublished = modelParts.every(
        (part) => pair?.files[part].packedSha256 === model.files[part].packed.sha256,
      );
      if (pair === undefined || !isPublished) return false;
      const faults = await checkFiles(Object.values(pair.files), settings.signal);
      return faults.length === 0;
    },
    install: (onBytes) => installPair(model, { enginesFolder, version, source, onBytes, settings }),
    diskBytes: async () => diskBytesOf(await find()),
  };
}
