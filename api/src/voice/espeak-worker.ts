import type { KnownError } from '../errors/known-error.ts';
import { voiceUnavailable, type Utterance } from './engine.ts';
import { startEspeakChild, type EspeakChild } from './espeak-child.ts';
import { escapeForSynthesis } from './escape-for-synthesis.ts';
import type { EspeakAnswer, EspeakQuestion } from './espeak-messages.ts';
import { espeakVoiceOf } from './espeak-voices.ts';

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
  /** Ends the process; later questions are refused. */
  close(): Promise<void>;
}

const attemptsPerQuestion = 2;

/** The default synthesizer. */
export const espeakModule = '@echogarden/espeak-ng-emscripten';

const notInstalled =
  'The voice is not installed on this server. Install the optional package ' +
  `${espeakModule} or configure an outside voice.`;

/** A failure of this process; a new process may succeed. */
function temporaryFailure(cause: unknown): KnownError {
  return voiceUnavailable(cause, { retryAfterSeconds: 2 });
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
  let child: EspeakChild | undefined;
  let refusal: KnownError | undefined;
  let idleTimer: NodeJS.Timeout | undefined;

  async function retire(): Promise<void> {
    const retired = child;
    child = undefined;
    await retired?.end();
  }

  async function liveChild(): Promise<EspeakChild> {
    if (refusal !== undefined) throw refusal;
    if (child?.isAlive() !== true)
      child = startEspeakChild({ module, startLimitMilliseconds, niceness });
    const started = child;
    const start = await started.started;
    if (start.kind === 'ready') return started;
    void retire();
    if (start.kind === 'lost') throw refusal ?? temporaryFailure(start.cause);
    refusal ??= voiceUnavailable(start.detail, { detail: notInstalled });
    throw refusal;
  }

  async function askUntilAnswered(question: EspeakQuestion): Promise<EspeakAnswer> {
    for (let attempt = 1; ; attempt += 1) {
      const asked = await liveChild();
      const outcome = await asked.ask(question, runLimitMilliseconds);
      if (outcome.kind === 'late') throw temporaryFailure('Took too long');
      if (outcome.kind !== 'lost') {
        // A synthesizer that failed once may have corrupt memory.
        if (outcome.kind === 'failure') void retire();
        return outcome;
      }
      if (refusal !== undefined) throw refusal;
      if (attempt >= attemptsPerQuestion) throw temporaryFailure(outcome.cause);
    }
  }

  async function ask(question: EspeakQuestion): Promise<EspeakAnswer> {
    clearTimeout(idleTimer);
    try {
      return await askUntilAnswered(question);
    } finally {
      clearTimeout(idleTimer);
      idleTimer = setTimeout(() => void retire(), idleLimitMilliseconds).unref();
    }
  }

  return {
    processId: () => (child?.isAlive() === true ? child.processId : undefined),
    async speak(utterance) {
      const { text, language, phonemes } = utterance;
      const voice = espeakVoiceOf(utterance);
      if (voice === undefined) throw voiceUnavailable(`No voice for ${language}`);
      const answer = await ask({ input: phonemes ?? escapeForSynthesis(text), voice });
      if (answer.kind !== 'speech') throw voiceUnavailable(answer.detail);
      return answer.mp3;
    },
    close() {
      clearTimeout(idleTimer);
      refusal = voiceUnavailable('Closed');
      return retire();
    },
  };
}
