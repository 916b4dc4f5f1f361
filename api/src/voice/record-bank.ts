import type { NamedUtterance } from './bank-recordings.ts';
import type { Utterance } from './engine.ts';
import type { VoiceFiles } from './voice-files.ts';

/** Progress of a run. */
export interface RecordingProgress {
  /** Recorded texts, including those of earlier runs. */
  recorded: number;
  /** Texts that could not be recorded now. */
  skipped: number;
  /** Texts recorded by this run. */
  made: number;
  /** Bytes made by this run. */
  bytes: number;
}

interface RecordingWork {
  files: VoiceFiles;
  /** MP3 of a text, empty when it has no sound; undefined when it cannot be recorded now. */
  record: (utterance: Utterance, name: string) => Promise<Uint8Array | undefined>;
  atOnce: number;
  /** Stops before the next text. */
  signal: AbortSignal;
  /** Bytes that may be added. */
  room: number;
  /** Called after each text; the next one waits for it. */
  onProgress?: (progress: RecordingProgress) => void | Promise<void>;
}

/**
 * Records the texts that have no file yet, several at a time. An interrupted run can be resumed, since
 * files are written atomically.
 * @returns the progress; the run ends early when the signal aborts or there is no more room
 * @throws errors of `record`
 */
export async function recordBank(
  texts: Iterator<NamedUtterance>,
  { files, record, atOnce, signal, room, onProgress }: RecordingWork,
): Promise<RecordingProgress> {
  const progress: RecordingProgress = { recorded: 0, skipped: 0, made: 0, bytes: 0 };

  async function work(): Promise<void> {
    while (!signal.aborted && progress.bytes < room) {
      const next = texts.next();
      if (next.done === true) return;
      const { value } = next;
      if (await files.has(value.name)) progress.recorded += 1;
      else {
        const mp3 = await record(value.utterance, value.name);
        if (mp3 === undefined) progress.skipped += 1;
        else {
          if (mp3.length > 0) await files.write(value.name, mp3);
          progress.recorded += 1;
          progress.made += 1;
          progress.bytes += mp3.length;
        }
      }
      await onProgress?.(progress);
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work));
  return progress;
}
