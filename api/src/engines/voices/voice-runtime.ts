import { createRequire } from 'node:module';

/** The packages that run voices, the fastest first; the second one is installed with everything, not by `npm start`. */
const runtimes = ['onnxruntime-node', 'onnxruntime-web'] as const;

/** A package that runs voices, as `import()` takes it. */
export type VoiceRuntime = (typeof runtimes)[number];

/** The fastest installed package that runs voices; undefined if there is none. */
export function findVoiceRuntime(): VoiceRuntime | undefined {
  const { resolve } = createRequire(import.meta.url);
  return runtimes.find((name) => {
    try {
      return resolve(name) !== '';
    } catch {
      return false;
    }
  });
}

/** What to do about an absent package, for the operator. */
export const runtimeMissing =
  'The package onnxruntime-web, which runs the voices, is not installed: run npm ci, then start the product again';
