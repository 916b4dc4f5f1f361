import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { installPair } from '../../../engines/install-pair.ts';
import { buildRegistry, type ModelFiles } from '../../../engines/testing/build-registry.ts';
import { nameOfPair, type PublishedModel } from '../../../engines/model-registry.ts';

/** A pair and the files of its model, with any content. */
interface TestPair extends Pick<PublishedModel, 'from' | 'to'> {
  files: ModelFiles;
}

/** Installs models from a folder, as the command does. */
export async function installTinyPairs(
  enginesFolder: string,
  pairs: readonly TestPair[],
): Promise<void> {
  const filesOf = new Map(pairs.map((pair) => [nameOfPair(pair), pair.files]));
  const { registry, packed } = buildRegistry(pairs, (pair) => {
    const files = filesOf.get(nameOfPair(pair));
    if (files === undefined) throw new Error('Every pair has files');
    return files;
  });
  const folder = await mkdtemp(join(tmpdir(), 'topwords-models-'));
  for (const [path, bytes] of packed) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  for (const model of registry.models) {
    await installPair(model, { enginesFolder, version: 'test', source: { folder } });
  }
  await rm(folder, { recursive: true });
}

/** A model that passes every check of its hash, and that no engine can run. */
export function brokenFiles(files: ModelFiles): ModelFiles {
  return { ...files, model: files.model.subarray(0, Math.floor(files.model.length / 2)) };
}
