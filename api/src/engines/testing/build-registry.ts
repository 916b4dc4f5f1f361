import { createHash, randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Fingerprint } from '../fingerprint.ts';
import {
  modelParts,
  nameOfPair,
  type ModelPart,
  type ModelRegistry,
  type PublishedModel,
} from '../model-registry.ts';

/** What a test's publisher has, and the files to serve by their paths. */
export interface TestRegistry {
  registry: ModelRegistry;
  packed: Map<string, Buffer>;
}

/** The unpacked files of a model. */
export type ModelFiles = Record<ModelPart, Buffer>;

type Pair = Pick<PublishedModel, 'from' | 'to'>;

const pathNames = { model: 'model.bin', shortlist: 'lex.bin', vocabulary: 'vocab.spm' };

export function fingerprintOfBytes(bytes: Uint8Array): Fingerprint {
  return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Files of some kilobytes that no engine can read. */
export function buildFiles(size = 60_000): ModelFiles {
  return {
    model: randomBytes(size),
    shortlist: randomBytes(size / 2),
    vocabulary: randomBytes(size / 4),
  };
}

/** A registry of these pairs, whose files are `filesOf`, packed. */
export function buildRegistry(
  pairs: readonly Pair[],
  filesOf: (pair: Pair) => ModelFiles = () => buildFiles(),
): TestRegistry {
  const packed = new Map<string, Buffer>();
  const models = pairs.map((pair): PublishedModel => {
    const contents = filesOf(pair);
    const [model, shortlist, vocabulary] = modelParts.map((part) => {
      const path = `models/${nameOfPair(pair)}/${pathNames[part]}.gz`;
      const bytes = gzipSync(contents[part], { level: 1 });
      packed.set(`/${path}`, bytes);
      return { path, packed: fingerprintOfBytes(bytes) };
    });
    if (!model || !shortlist || !vocabulary) throw new Error('A model has three files');
    const unpacked = fingerprintOfBytes(contents.model);
    return {
      from: pair.from,
      to: pair.to,
      architecture: 'tiny',
      scores: { bleu: 20.5, comet: 0.8 },
      files: { model: { ...model, unpacked }, shortlist, vocabulary },
    };
  });
  const registry = {
    publisher: 'A publisher',
    name: 'Test models',
    licence: 'MPL-2.0',
    version: '2026-01-01',
    page: 'https://models.example',
    address: 'http://127.0.0.1:9/',
    benchmark: 'nothing',
    models,
  };
  return { registry, packed };
}
