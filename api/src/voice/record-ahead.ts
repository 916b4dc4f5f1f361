import { setTimeout as wait } from 'node:timers/promises';
import type { BankRecordings, NamedUtterance } from './bank-recordings.ts';
import { voiceUnavailable } from './engine.ts';
import { createEspeakWorker } from './espeak-worker.ts';
import { recordBank } from './record-bank.ts';
import type { VoiceFiles } from './voice-files.ts';

/** A start is no time for it: pages and learners come first. */
const firstWaitMilliseconds = 30_000;
/** Everybody else goes first. */
const lowestPriority = 19;
const shareKeptFree = 0.1;

interface AheadSettings {
  recordings: BankRecordings;
  files: VoiceFiles;
  maximumBytes: number;
  includesSentences: boolean;
  /** Whether nobody waits for the engine. */
  isIdle: () => boolean;
  onProblem: (error: unknown) => void;
  /** Before the first text. */
  waitMilliseconds?: number;
  /** Until the engine is looked at again that was busy. */
  busyWaitMilliseconds?: number;
  niceness?: number;
}

/**
 * Records the bank's words, and its sentences where asked for, while nobody waits for the engine: in
 * a process of lowest priority, which rests as long as it worked. Never rejects.
 * @returns what stops it
 */
export function recordAhead(settings: AheadSettings): () => Promise<void> {
  const { recordings, files, maximumBytes, includesSentences, isIdle, onProblem } = settings;
  const { waitMilliseconds = firstWaitMilliseconds, busyWaitMilliseconds = 1000 } = settings;
  const { niceness = lowestPriority } = settings;
  const stopping = new AbortController();
  const { signal } = stopping;
  const worker = createEspeakWorker({ niceness });
  const pause = (milliseconds: number) => wait(milliseconds, undefined, { signal, ref: false });

  async function record(utterance: NamedUtterance['utterance']): Promise<Uint8Array> {
    while (!isIdle()) await pause(busyWaitMilliseconds);
    const begun = performance.now();
    const answer = await worker.ask({ ...utterance, want: 'speech' });
    if (answer.kind !== 'speech') throw voiceUnavailable(answer);
    await pause(performance.now() - begun);
    return answer.mp3;
  }

  async function run(): Promise<void> {
    await pause(waitMilliseconds);
    const room = maximumBytes * (1 - shareKeptFree) - (await files.size());
    const work = { files, record, atOnce: 1, signal };
    const { bytes } = await recordBank(recordings.words(), { ...work, room });
    if (!includesSentences) return;
    await recordBank(recordings.sentences(), { ...work, room: room - bytes });
  }

  async function runToTheEnd(): Promise<void> {
    try {
      await run();
    } catch (error) {
      if (!signal.aborted) onProblem(error);
    } finally {
      await worker.close();
    }
  }

  const running = runToTheEnd();

  return async () => {
    stopping.abort();
    await worker.close();
    await running;
  };
}
