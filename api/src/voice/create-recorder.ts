import type { Utterance } from './engine.ts';
import type { EspeakWorker } from './espeak-worker.ts';
import type { LocalEngine } from './local-engine.ts';
import { engineNameFor, nameRecording } from './recording-name.ts';
import { isVoiceFailed } from './voice-failed.ts';

const owner = { name: 'recording the bank', maxRequests: Number.POSITIVE_INFINITY };

/**
 * Records texts of the bank with the engine that their names are of: a worker of its own for the
 * embedded voice, the queue of everyone for an installed one, so that its model is loaded once.
 * Records nothing if the voices have changed since a text was named, or if its voice fails.
 */
export function createRecorder(
  engine: Pick<LocalEngine, 'name' | 'nameFor' | 'readsPhonemes' | 'speak'>,
) {
  return async (utterance: Utterance, name: string, worker: EspeakWorker): Promise<Uint8Array> => {
    if (nameRecording(engine, utterance) !== name) return new Uint8Array();
    if (engineNameFor(engine, utterance) === engine.name) return worker.speak(utterance);
    try {
      const mp3 = await engine.speak(utterance, { owner });
      return nameRecording(engine, utterance) === name ? mp3 : new Uint8Array();
    } catch (error) {
      if (isVoiceFailed(error)) return new Uint8Array();
      throw error;
    }
  };
}
