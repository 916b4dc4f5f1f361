import { fileURLToPath } from 'node:url';
import type { KnownError } from '../errors/known-error.ts';
import { createChildWorker, type WorkerFailure } from './child-worker.ts';
import { voiceUnavailable, type Utterance } from './engine.ts';
import { escapeForSynthesis } from './escape-for-synthesis.ts';
import type { EspeakAnswer, EspeakQuestion } from './espeak-messages.ts';
import { espeakVoiceOf } from './espeak-voices.ts';
import { startVoiceChild } from './voice-child.ts';

/** The synthesizer and the limits of its process; each has a default. */
export interface EspeakWorkerSettings {
  /** The synthesizer's module, as `import()` takes it. */
  module?: string | undefined;
  startLimitMilliseconds?: number | undefined;
  /** Longest time a question may take once it runs. */
  runLimitMilliseconds?: number | undefined;
  /** The process ends after this time without a question, to free its memory. */
  idleLimitMilliseconds?: number | undefined;
  niceness?: number;
}

/** One eSpeak NG process at a time, started by the first question and restarted after it ends. */
export interface EspeakWorker {
  /** The id of the running process; undefined when there is none. */
  processId(): number | undefined;
  /**
   * MP3 of an utterance. Ask the next only after the answer. A question whose process died is asked
   * once more; one that takes too long ends the process. @throws voice_unavailable
   */
  speak(utterance: Utterance): Promise<Uint8Array>;
  /** The IPA of an utterance, sentence by sentence, with its punctuation. @throws voice_unavailable */
  trace(utterance: Utterance): Promise<string[]>;
  /** Ends the process; later questions are refused. */
  close(): Promise<void>;
}

/** The default synthesizer. */
export const espeakModule = '@echogarden/espeak-ng-emscripten';

const processFile = fileURLToPath(new URL('./espeak-process.ts', import.meta.url));

const notInstalled =
  'The voice is not installed on this server. Install the optional package ' +
  `${espeakModule} or configure an outside voice.`;

/** The error for a question without an answer. A new process may succeed if this one was late or lost. */
function errorOf(failure: WorkerFailure): KnownError {
  switch (failure.kind) {
    case 'missing':
      return voiceUnavailable(failure.detail, { detail: notInstalled });
    case 'failure':
      return voiceUnavailable(failure.detail);
    case 'late':
      return voiceUnavailable('Took too long', { retryAfterSeconds: 2 });
    case 'lost':
      return voiceUnavailable(failure.cause, { retryAfterSeconds: 2 });
    case 'closed':
    default:
      return voiceUnavailable('Closed');
  }
}

/** Creates a worker without starting its process. */
export function createEspeakWorker(settings: EspeakWorkerSettings = {}): EspeakWorker {
  const {
    module = espeakModule,
    startLimitMilliseconds = 10_000,
    runLimitMilliseconds = 10_000,
    idleLimitMilliseconds = 60_000,
    niceness = 0,
  } = settings;
  const child = { file: processFile, args: [module], startLimitMilliseconds, niceness };
  const worker = createChildWorker<EspeakQuestion, EspeakAnswer>({
    start: () => startVoiceChild(child),
    runLimitMilliseconds,
    idleLimitMilliseconds,
  });

  async function ask(
    utterance: Utterance,
    wants: EspeakQuestion['wants'],
  ): Promise<EspeakAnswer | WorkerFailure> {
    const { text, language, phonemes } = utterance;
    const voice = espeakVoiceOf(utterance);
    if (voice === undefined) throw voiceUnavailable(`No voice for ${language}`);
    return worker.ask({ input: phonemes ?? escapeForSynthesis(text), voice, wants });
  }

  return {
    processId: () => worker.processId(),
    async speak(utterance) {
      const answer = await ask(utterance, 'speech');
      if (answer.kind === 'speech') return answer.mp3;
      throw answer.kind === 'trace' ? voiceUnavailable('No speech') : errorOf(answer);
    },
    async trace(utterance) {
      const answer = await ask(utterance, 'trace');
      if (answer.kind === 'trace') return answer.sentences;
      throw answer.kind === 'speech' ? voiceUnavailable('No trace') : errorOf(answer);
    },
    close: () => worker.close(),
  };
}
