import { availableParallelism } from 'node:os';
import type { VoiceEngine } from './engine.ts';
import { espeakVoices } from './espeak-voices.ts';
import { createEspeakWorker, type EspeakWorkerSettings } from './espeak-worker.ts';
import { shortCost, speechCost } from './speech-cost.ts';
import { createTurns, type Owner } from './turns.ts';

/** Processes and limits; each has a default. */
export interface EspeakSettings extends Omit<EspeakWorkerSettings, 'niceness'> {
  /** Processes that speak, started on demand; one more transcribes. */
  processes?: number | undefined;
  /** Requests that may wait. */
  queueLength?: number | undefined;
  /** Longest time a request may wait its turn. */
  waitLimitMilliseconds?: number | undefined;
}

/** An engine that exposes its processes. */
export interface EspeakEngine extends VoiceEngine {
  /** The ids of the running processes. */
  processIds(): number[];
  /** Whether no speech is being made or waiting. */
  isIdle(): boolean;
}

/** The `nice` value of processes for long texts: the API and short texts go first. */
const longTextNiceness = 5;

/** The process for words stays longer, since a start takes ten times as long as a word. */
const wordIdleMilliseconds = 10 * 60_000;

/** IPA of words and IPA of texts share the transcribing process as two owners. */
const words: Owner = { name: 'words', maxRequests: Number.POSITIVE_INFINITY };
const texts: Owner = { name: 'texts', maxRequests: Number.POSITIVE_INFINITY };

/** One process per core, but at least two, since one is only for short texts. */
export function defaultProcesses(): number {
  return Math.max(2, availableParallelism());
}

/**
 * eSpeak NG in separate processes. If there are several, the first speaks only short texts, so that a
 * word never waits for long texts; a single one speaks everything. IPA never waits for speech, since
 * it has its own process.
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
  const transcriber = createEspeakWorker(workerSettings);
  const limits = { queueLength, waitLimitMilliseconds };
  const speaking = createTurns(speakers, limits);
  const transcribing = createTurns(
    [{ worker: transcriber, maxCost: Number.POSITIVE_INFINITY }],
    limits,
  );
  const workers = [...speakers.map(({ worker }) => worker), transcriber];

  return {
    name: 'espeak-ng',
    languages: new Set(espeakVoices.keys()),
    processIds: () => workers.flatMap((worker) => worker.processId() ?? []),
    isIdle: () => speaking.isIdle(),
    speak(utterance, { owner, signal }, made) {
      const request = { owner, signal, cost: speechCost(utterance) };
      return speaking.run(request, async (worker) => made?.() ?? worker.speak(utterance));
    },
    pronounce(utterance) {
      const cost = speechCost(utterance);
      const owner = cost <= shortCost ? words : texts;
      return transcribing.run({ owner, cost }, async (worker) => {
        const [ipa = null] = await worker.transcribe([utterance.text], utterance.language);
        return ipa;
      });
    },
    async close() {
      speaking.close();
      transcribing.close();
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };
}
