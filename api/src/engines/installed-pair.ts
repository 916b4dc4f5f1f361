import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { translatorLanguage, type TranslatorLanguage } from '@topwords/platform/contracts';
import { z } from 'zod';
import { fingerprint, type Fingerprint } from './fingerprint.ts';
import { listInstalledNames, parseJson } from './install-folder.ts';
import { modelParts, nameOfPair, type ModelPart } from './model-registry.ts';

const installedFile = fingerprint.extend({
  /** The SHA-256 of the package that it came in. */
  packedSha256: fingerprint.shape.sha256,
});

/** What `pair.json` says of an installed pair. */
const manifest = z.object({
  format: z.literal(1),
  /** Another one for each installation. */
  id: z.uuid(),
  from: translatorLanguage,
  to: translatorLanguage,
  version: z.string(),
  files: z.object({ model: installedFile, shortlist: installedFile, vocabulary: installedFile }),
});

/** An installed file of a model. */
export interface InstalledFile extends Fingerprint {
  path: string;
  packedSha256: string;
}

/** A pair of languages with a model on this machine. */
export interface InstalledPair {
  /** Another one for each installation. */
  id: string;
  from: TranslatorLanguage;
  to: TranslatorLanguage;
  version: string;
  folder: string;
  files: Record<ModelPart, InstalledFile>;
}

/** The names of the files in a pair's folder. */
export const fileNames = {
  manifest: 'pair.json',
  model: 'model.bin',
  shortlist: 'shortlist.bin',
  vocabulary: 'vocabulary.spm',
} as const;

/** The installed pairs, by name; those whose `pair.json` cannot be read are left out. */
export async function listInstalledPairs(enginesFolder: string): Promise<InstalledPair[]> {
  const { folder, names } = await listInstalledNames(enginesFolder, 'translation');
  const pairs = await Promise.all(names.map((name) => readPair(folder, name)));
  return pairs
    .filter((pair) => pair !== undefined)
    .toSorted((one, other) => nameOfPair(one).localeCompare(nameOfPair(other)));
}

async function readPair(parent: string, name: string): Promise<InstalledPair | undefined> {
  const folder = join(parent, name);
  const text = await readFile(join(folder, fileNames.manifest), 'utf8').catch(() => '');
  const read = z.safeParse(manifest, parseJson(text));
  if (!read.success || nameOfPair(read.data) !== name) return undefined;
  const { id, from, to, version, files } = read.data;
  const [model, shortlist, vocabulary] = modelParts.map((part) => ({
    ...files[part],
    path: join(folder, fileNames[part]),
  })) as [InstalledFile, InstalledFile, InstalledFile];
  return { id, from, to, version, folder, files: { model, shortlist, vocabulary } };
}
