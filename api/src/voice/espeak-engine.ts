import { availableParallelism } from 'node:os';
import { voiceUnavailable, type VoiceEngine } from './engine.ts';
import { espeakVoices } from './espeak-voices.ts';
import { createEspeakWorker, type EspeakWorkerSettings } from './espeak-worker.ts';
import { shortCost, speechCost } from './speech-cost.ts';
import { createTurns, type Owner } from './turns.ts';

/** Processes and limits; each has a default. */
export interface EspeakSettings extends Omit<EspeakWorkerSettings, 'niceness'> {
  /** Processes that speak, started when they are needed; one more transcribes. */
  processes?: number | undefined;
  /** Requests that may wait. */
  queueLength?: number | undefined;
  /** Longest a request may wait its turn. */
  waitLimitMilliseconds?: number | undefined;
}

/** An engine whose processes can be told from others. */
export interface EspeakEngine extends VoiceEngine {
  /** The ids of the processes that run now. */
  processIds(): number[];
  /** Whether nobody waits for speech. */
  isIdle(): boolean;
}

/** Lets the API and short texts go first. */
const longTextNiceness = 5;

/** The process for words stays longer: a start takes ten times as long as a word. */
const wordIdleMilliseconds = 10 * 60_000;

/** IPA of words and of texts share the process that transcribes, each as if they were one owner. */
const words: Owner = { name: 'words', atMost: Number.POSITIVE_INFINITY };
const texts: Owner = { name: 'texts', atMost: Number.POSITIVE_INFINITY };

/** As many processes as cores, and at least two: one is for short texts alone. */
export function defaultProcesses(): number {
  return Math.max(2, availableParallelism());
}

/**
 * eSpeak NG in processes of its own. Where there are several, the first says only short texts, so
 * that nobody waits for a word until a long text was read; where there is one, it says all. IPA never
 * waits for speech: it has a process to itself.
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
    return { worker, costAtMost: isForShort ? shortCost : Number.POSITIVE_INFINITY };
  });
  const transcriber = createEspeakWorker(workerSettings);
  const limits = { queueLength, waitLimitMilliseconds };
  const speaking = createTurns(speakers, limits);
  const transcribing = createTurns(
    [{ worker: transcriber, costAtMost: Number.POSITIVE_INFINITY }],
    limits,
  );
  const workers = [...speakers.map(({ worker }) => worker), transcriber];

  return {
    name: 'espeak-ng',
    languages: new Set(espeakVoices.keys()),
    processIds: () => workers.flatMap((worker) => worker.processId() ?? []),
    isIdle: () => speaking.isIdle(),
    speak(utterance, { owner, signal }, made) {
      return speaking.run({ owner, signal, cost: speechCost(utterance) }, async (worker) => {
        const already = made?.();
        if (already !== undefined) return already;
        const answer = await worker.ask({ ...utterance, want: 'speech' });
        if (answer.kind === 'speech') return answer.mp3;
        throw voiceUnavailable(answer);
      });
    },
    pronounce(utterance) {
      const cost = speechCost(utterance);
      const owner = cost <= shortCost ? words : texts;
      return transcribing.run({ owner, cost }, async (worker) => {
        const answer = await worker.ask({ ...utterance, want: 'transcription' });
        if (answer.kind === 'transcription') return answer.ipa;
        throw voiceUnavailable(answer);
      });
    },
    async close() {
      speaking.close();
      transcribing.close();
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };
}
