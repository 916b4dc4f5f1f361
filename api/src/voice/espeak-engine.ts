import { availableParallelism } from 'node:os';
import type { Listener, Utterance, VoiceEngine } from './engine.ts';
import { espeakVoices } from './espeak-voices.ts';
import { createEspeakWorker, type EspeakWorkerSettings } from './espeak-worker.ts';
import { shortCost, speechCost } from './speech-cost.ts';
import { createTurns } from './turns.ts';

/** Processes and limits; each has a default. */
export interface EspeakSettings extends Omit<EspeakWorkerSettings, 'niceness'> {
  /** Processes, started on demand. */
  processes?: number | undefined;
  /** Requests that may wait. */
  queueLength?: number | undefined;
  /** Longest time a request may wait its turn. */
  waitLimitMilliseconds?: number | undefined;
}

/** An engine that exposes its processes, and reads for other engines. */
export interface EspeakEngine extends VoiceEngine {
  /** The ids of the running processes. */
  processIds(): number[];
  /**
   * The IPA of an utterance, sentence by sentence, with its punctuation.
   * @throws voice_unavailable, too_many_attempts, the signal's reason
   */
  trace(utterance: Utterance, listener: Listener): Promise<string[]>;
  /** Whether no speech is being made or waiting. */
  isIdle(): boolean;
}

/** The `nice` value of processes for long texts: the API and short texts go first. */
const longTextNiceness = 5;

/** The process for words stays longer, since a start takes ten times as long as a word. */
const wordIdleMilliseconds = 10 * 60_000;

/** One process per core, but at least two, since one is only for short texts. */
export function defaultProcesses(): number {
  return Math.max(2, availableParallelism());
}

/**
 * eSpeak NG in separate processes. If there are several, the first speaks only short texts, so that a
 * word never waits for long texts; a single one speaks everything.
 */
export function createEspeakEngine(settings: EspeakSettings = {}): EspeakEngine {
  const {
    processes = defaultProcesses(),
    queueLength = 100,
    waitLimitMilliseconds = 20_000,
    ...workerSettings
  } = settings;
  const speakers = Array.from({ length: processes }, (_, index) => {
    const isForShort = index === 0 && processes > 1;
    const niceness = index === 0 ? 0 : longTextNiceness;
    const idleLimitMilliseconds = index === 0 ? wordIdleMilliseconds : undefined;
    const worker = createEspeakWorker({ idleLimitMilliseconds, ...workerSettings, niceness });
    return { worker, maxCost: isForShort ? shortCost : Number.POSITIVE_INFINITY };
  });
  const turns = createTurns(speakers, { queueLength, waitLimitMilliseconds });
  const workers = speakers.map(({ worker }) => worker);

  return {
    name: 'espeak-ng',
    readsPhonemes: true,
    languages: new Set(espeakVoices.keys()),
    processIds: () => workers.flatMap((worker) => worker.processId() ?? []),
    isIdle: () => turns.isIdle(),
    speak(utterance, { owner, signal }, made) {
      const request = { owner, signal, cost: speechCost(utterance) };
      return turns.run(request, async (worker) => made?.() ?? worker.speak(utterance));
    },
    trace(utterance, { owner, signal }) {
      const request = { owner, signal, cost: speechCost(utterance) };
      return turns.run(request, (worker) => worker.trace(utterance));
    },
    async close() {
      turns.close();
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };
}
