import type { NamedUtterance } from './bank-recordings.ts';
import type { Utterance } from './engine.ts';
import type { VoiceFiles } from './voice-files.ts';

/** How far a run has come. */
export interface RecordingProgress {
  /** Texts that are recorded, those of earlier runs included. */
  recorded: number;
  /** Of them, those of this run. */
  made: number;
  /** Bytes that this run made. */
  bytes: number;
}

interface RecordingWork {
  files: VoiceFiles;
  /** MP3 of a text, empty when it has no sound. */
  record: (utterance: Utterance) => Promise<Uint8Array>;
  atOnce: number;
  /** Stops before the next text. */
  signal: AbortSignal;
  /** Bytes that may be added. */
  room: number;
  /** Told after each text; the next one waits for it. */
  onProgress?: (progress: RecordingProgress) => void | Promise<void>;
}

/**
 * Records the texts that have no file yet, several at once. A run that was interrupted is taken up
 * where it ended: files appear whole.
 * @returns how far it came; it ends early at the signal and when there is no more room
 * @throws what recording throws
 */
export async function recordBank(
  texts: Iterator<NamedUtterance>,
  { files, record, atOnce, signal, room, onProgress }: RecordingWork,
): Promise<RecordingProgress> {
  const progress: RecordingProgress = { recorded: 0, made: 0, bytes: 0 };

  async function work(): Promise<void> {
    while (!signal.aborted && progress.bytes < room) {
      const next = texts.next();
      if (next.done === true) return;
      const { value } = next;
      if (!(await files.has(value.name))) {
        const mp3 = await record(value.utterance);
        if (mp3.length > 0) await files.write(value.name, mp3);
        progress.made += 1;
        progress.bytes += mp3.length;
      }
      progress.recorded += 1;
      await onProgress?.(progress);
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work));
  return progress;
}
