import { checkPair } from '../engines/check-pair.ts';
import { inMegabytes, requireFreeSpace } from '../engines/free-space.ts';
import { installPair } from '../engines/install-pair.ts';
import { listInstalledPairs, type InstalledPair } from '../engines/installed-pair.ts';
import {
  modelParts,
  nameOfPair,
  type ModelRegistry,
  type PublishedModel,
} from '../engines/model-registry.ts';
import type { ModelSource } from '../engines/packed-file.ts';
import type { DownloadSettings } from '../engines/receive-file.ts';
import { diskBytes } from './list-engines.ts';

/** What is installed, from where, and who hears about it. */
export interface AddEngines {
  enginesFolder: string;
  registry: ModelRegistry;
  models: readonly PublishedModel[];
  source: ModelSource;
  say: (line: string) => void;
  settings?: DownloadSettings;
  /** How much room a disk has; the real one by default. */
  freeBytes?: ((folder: string) => Promise<number>) | undefined;
}

const linesEveryMilliseconds = 2000;

/**
 * Installs the models that are not installed yet, or whose files have changed.
 * @throws an engine fault; the signal's reason
 */
export async function addEngines(adding: AddEngines): Promise<void> {
  const { enginesFolder, registry, models, source, say, settings = {}, freeBytes } = adding;
  const installed = await listInstalledPairs(enginesFolder);
  const wanted: PublishedModel[] = [];
  for (const model of models) {
    const pair = installed.find((one) => nameOfPair(one) === nameOfPair(model));
    if (pair === undefined || !(await isCurrent(pair, model, settings.signal))) wanted.push(model);
    else say(`${nameOfPair(model)}: installed already`);
  }
  if (wanted.length === 0) return;
  await requireFreeSpace(enginesFolder, wanted, 'address' in source, freeBytes);
  for (const model of wanted) {
    const name = nameOfPair(model);
    const total = packedBytes(model);
    say(
      `${name}: ${inMegabytes(total)} from ${'address' in source ? source.address : source.folder}`,
    );
    const onBytes = progressOf(total, (line) => say(`${name}: ${line}`));
    const { version } = registry;
    await installPair(model, { enginesFolder, version, source, onBytes, settings });
    const pair = (await listInstalledPairs(enginesFolder)).find((one) => nameOfPair(one) === name);
    say(`${name}: installed, ${inMegabytes(pair ? diskBytes(pair) : 0)} on disk`);
  }
}

async function isCurrent(
  pair: InstalledPair,
  model: PublishedModel,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const isPublished = modelParts.every(
    (part) => pair.files[part].packedSha256 === model.files[part].packed.sha256,
  );
  return isPublished && (await checkPair(pair, signal)).length === 0;
}

function packedBytes(model: PublishedModel): number {
  return modelParts.reduce((sum, part) => sum + model.files[part].packed.bytes, 0);
}

/** Reports progress now and then, and not once everything is there. */
function progressOf(total: number, say: (line: string) => void): (bytes: number) => void {
  let lastLine = performance.now();
  return (bytes) => {
    if (performance.now() - lastLine < linesEveryMilliseconds || bytes >= total) return;
    lastLine = performance.now();
    const percent = Math.floor((100 * bytes) / total);
    say(`${inMegabytes(bytes)} of ${inMegabytes(total)} (${percent} %)`);
  };
}
