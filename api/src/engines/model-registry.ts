import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { translatorLanguage, type TranslatorLanguage } from '@topwords/platform/contracts';
import { z } from 'zod';
import { fingerprint } from './fingerprint.ts';

const publishedFile = z.object({
  /** Below the address, as packed with gzip. */
  path: z.string().regex(/^[\w.-]+(\/[\w.-]+)*\.gz$/),
  packed: fingerprint,
  /** Published for the model alone; the other files follow from what is packed. */
  unpacked: fingerprint.optional(),
});

const publishedModel = z.object({
  from: translatorLanguage,
  to: translatorLanguage,
  architecture: z.string(),
  /** As its publisher measured them. */
  scores: z.object({ bleu: z.number(), comet: z.number() }),
  files: z.object({ model: publishedFile, shortlist: publishedFile, vocabulary: publishedFile }),
});

const modelRegistry = z.object({
  publisher: z.string(),
  name: z.string(),
  licence: z.string(),
  version: z.string(),
  page: z.url(),
  /** Ends with a slash. */
  address: z.url(),
  /** What the scores were measured on. */
  benchmark: z.string(),
  models: z.array(publishedModel),
});

/** A packed file of a model: where it is, and what it must be. */
export type PublishedFile = z.infer<typeof publishedFile>;

/** A model that translates one language into another. */
export type PublishedModel = z.infer<typeof publishedModel>;

/** The translation models that can be installed, from one publisher. */
export type ModelRegistry = z.infer<typeof modelRegistry>;

/** What a model consists of; the vocabulary is the same for both languages. */
export const modelParts = ['model', 'shortlist', 'vocabulary'] as const;

export type ModelPart = (typeof modelParts)[number];

/** The registry that comes with the product. */
export function readModelRegistry(): ModelRegistry {
  const file = join(import.meta.dirname, 'translation-models.json');
  return modelRegistry.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** The name of a pair in commands and on disk: `en-es`. */
export function nameOfPair(pair: { from: TranslatorLanguage; to: TranslatorLanguage }): string {
  return `${pair.from}-${pair.to}`;
}
