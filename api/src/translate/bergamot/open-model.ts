import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { AlignedMemory, Bergamot } from './load-bergamot.ts';
import type { ThreadData } from './thread-messages.ts';

/** A model in memory. */
export interface OpenModel {
  vocabulary: Uint8Array;
  /** Translates each text. @throws a RuntimeError, after which the engine must not be used */
  translate(texts: readonly string[]): string[];
}

/**
 * How the published models are run. Wraps at 512 tokens, because at 128 a space is lost where a
 * text is wrapped. The engine's own check of the files stays off: it expects hashes of 64 bits.
 */
const config = Object.entries({
  'beam-size': 1,
  normalize: '1.0',
  'word-penalty': 0,
  'max-length-break': 512,
  'mini-batch-words': 1024,
  workspace: 128,
  'max-length-factor': '2.0',
  'skip-cost': true,
  'cpu-threads': 0,
  quiet: true,
  'quiet-translation': true,
  'gemm-precision': 'int8shiftAlphaAll',
  alignment: 'soft',
})
  .map(([name, value]) => `${name}: ${value}\n`)
  .join('');

const modelAlignment = 256;
const otherAlignment = 64;

/** Any word: a broken model loads, and aborts on its first word. */
const firstWord = 'a';

/**
 * Reads a model's files, checks them, loads them into the engine and translates a word.
 * @throws when a file is not the one that was installed, or the engine cannot use it
 */
export function openModel(bergamot: Bergamot, files: ThreadData['files']): OpenModel {
  const vocabulary = readChecked(files.vocabulary);
  const aligned = (bytes: Uint8Array, alignment: number): AlignedMemory => {
    const memory = new bergamot.AlignedMemory(bytes.length, alignment);
    memory.getByteArrayView().set(bytes);
    return memory;
  };
  const memories = [
    aligned(readChecked(files.model), modelAlignment),
    aligned(readChecked(files.shortlist), otherAlignment),
    aligned(vocabulary, otherAlignment),
  ] as const;
  const vocabularies = new bergamot.AlignedMemoryList();
  vocabularies.push_back(memories[2]);
  const service = new bergamot.BlockingService({ cacheSize: 0 });
  const model = new bergamot.TranslationModel(config, memories[0], memories[1], vocabularies, null);
  // The model has taken their contents.
  for (const memory of [vocabularies, ...memories]) memory.delete();

  function translate(texts: readonly string[]): string[] {
    const input = new bergamot.VectorString();
    const options = new bergamot.VectorResponseOptions();
    for (const text of texts) {
      input.push_back(text);
      // As HTML, `1 < 2` would abort the engine.
      options.push_back({ alignment: false, html: false, qualityScores: false });
    }
    const responses = service.translate(model, input, options);
    const translations = texts.map((_text, index) => {
      const response = responses.get(index);
      const translation = response.getTranslatedText();
      response.delete();
      return translation;
    });
    for (const part of [input, options, responses]) part.delete();
    return translations;
  }

  translate([firstWord]);
  return { vocabulary, translate };
}

function readChecked({ path, bytes, sha256 }: ThreadData['files']['model']): Buffer {
  const content = readFileSync(path);
  const found = createHash('sha256').update(content).digest('hex');
  if (content.length === bytes && found === sha256) return content;
  throw new Error(`${basename(path)} is not the file that was installed`);
}
