import { setTimeout as wait } from 'node:timers/promises';
import type { BankRecordings, NamedUtterance } from './bank-recordings.ts';
import { createRecorder } from './create-recorder.ts';
import { createEspeakWorker } from './espeak-worker.ts';
import type { LocalEngine } from './local-engine.ts';
import { recordBank } from './record-bank.ts';
import type { VoiceFiles } from './voice-files.ts';

/** Lets the server start and serve pages first. */
const initialWaitMilliseconds = 30_000;
/** The highest `nice` value: all other processes go first. */
const lowestPriority = 19;
const shareKeptFree = 0.1;
const oneMinute = 60_000;

interface AheadSettings {
  recordings: BankRecordings;
  files: VoiceFiles;
  maximumBytes: number;
  includesSentences: boolean;
  engine: Pick<LocalEngine, 'name' | 'nameFor' | 'readsPhonemes' | 'speak' | 'isIdle'>;
  onProblem: (error: unknown) => void;
  /** Wait before the first text. */
  waitMilliseconds?: number;
  /** Wait before checking a busy engine again. */
  busyWaitMilliseconds?: number;
  /** How often it looks whether voices were installed since everything was recorded. */
  lookEveryMilliseconds?: number;
  niceness?: number;
}

/**
 * Records the bank's words, and its sentences if configured, while the engine is idle, in a process
 * of lowest priority that pauses after each text for as long as the text took; again when voices were
 * installed or removed. Never rejects.
 * @returns a function that stops it
 */
export function recordAhead(settings: AheadSettings): () => Promise<void> {
  const { recordings, files, maximumBytes, includesSentences, engine, onProblem } = settings;
  const { waitMilliseconds = initialWaitMilliseconds, busyWaitMilliseconds = 1000 } = settings;
  const { niceness = lowestPriority, lookEveryMilliseconds = oneMinute } = settings;
  const stopping = new AbortController();
  const { signal } = stopping;
  const worker = createEspeakWorker({ niceness });
  const recordText = createRecorder(engine);
  const pause = (milliseconds: number) => wait(milliseconds, undefined, { signal, ref: false });

  async function record(
    utterance: NamedUtterance['utterance'],
    name: string,
  ): Promise<Uint8Array | undefined> {
    while (!engine.isIdle()) await pause(busyWaitMilliseconds);
    const begun = performance.now();
    const mp3 = await recordText(utterance, name, worker);
    await pause(performance.now() - begun);
    return mp3;
  }

  async function recordAll(): Promise<void> {
    const room = maximumBytes * (1 - shareKeptFree) - (await files.size());
    const work = { files, record, atOnce: 1, signal };
    const { bytes } = await recordBank(recordings.words(), { ...work, room });
    if (!includesSentences) return;
    await recordBank(recordings.sentences(), { ...work, room: room - bytes });
  }

  async function run(): Promise<void> {
    try {
      await pause(waitMilliseconds);
      for (;;) {
        const edition = recordings.edition();
        await recordAll();
        while (recordings.edition() === edition) await pause(lookEveryMilliseconds);
      }
    } catch (error) {
      if (!signal.aborted) onProblem(error);
    } finally {
      await worker.close();
    }
  }

  const running = run();

  return async () => {
    stopping.abort();
    await worker.close();
    await running;
  };
}
