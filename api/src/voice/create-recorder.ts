import { codeOf } from '../errors/known-error.ts';
import type { Utterance } from './engine.ts';
import type { EspeakWorker } from './espeak-worker.ts';
import type { LocalEngine } from './local-engine.ts';
import { engineNameFor, nameRecording } from './recording-name.ts';
import { isVoiceFailed } from './voice-failed.ts';

const owner = { name: 'recording the bank', maxRequests: Number.POSITIVE_INFINITY };

/**
 * Records texts of the bank with the engine that their names are of: a worker of its own for the
 * embedded voice, the queue of everyone for an installed one, so that its model is loaded once. That
 * queue gets one text at a time, however many are recorded at once: others would wait there too long.
 * Undefined if the voices have changed since a text was named, or if its voice fails or is busy.
 */
export function createRecorder(
  engine: Pick<LocalEngine, 'name' | 'nameFor' | 'readsPhonemes' | 'speak'>,
) {
  /** The last text of each installed voice, by its name. */
  const last = new Map<string, Promise<unknown>>();

  async function speakByInstalled(utterance: Utterance, name: string) {
    try {
      if (nameRecording(engine, utterance) !== name) return undefined;
      const mp3 = await engine.speak(utterance, { owner });
      return nameRecording(engine, utterance) === name ? mp3 : undefined;
    } catch (error) {
      if (isVoiceFailed(error) || codeOf(error) === 'voice_unavailable') return undefined;
      throw error;
    }
  }

  return async (
    utterance: Utterance,
    name: string,
    worker: EspeakWorker,
  ): Promise<Uint8Array | undefined> => {
    if (nameRecording(engine, utterance) !== name) return undefined;
    const engineName = engineNameFor(engine, utterance);
    if (engineName === engine.name) return worker.speak(utterance);
    const before = last.get(engineName) ?? Promise.resolve();
    const recorded = before.then(() => speakByInstalled(utterance, name));
    last.set(
      engineName,
      recorded.catch(() => undefined),
    );
    return recorded;
  };
}
