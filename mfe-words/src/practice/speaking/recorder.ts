import { speakingError } from './speaking-fault.ts';

/** A recording that is being made. */
export interface Recorder {
  /** The finished recording. It stays in the page's memory. Rejects with a `speakingError`. */
  take: Promise<Blob>;
  stop(): void;
}

/** Longer than any sentence of ours, in milliseconds. */
const longestTakeMs = 10_000;

/** Whether the browser can record. */
export function canRecord(): boolean {
  const { mediaDevices } = navigator as Partial<Navigator>;
  return typeof MediaRecorder !== 'undefined' && mediaDevices !== undefined;
}

async function openMicrophone(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: true });
  } catch (error) {
    const { name } = error as Error;
    const isRefused = name === 'NotAllowedError' || name === 'SecurityError';
    throw speakingError(isRefused ? 'refused' : 'microphone');
  }
}

/**
 * Records the learner; the browser may ask for the microphone, which is off again afterwards.
 * @throws a `speakingError`
 */
export async function startRecorder(): Promise<Recorder> {
  const stream = await openMicrophone();
  const parts: Blob[] = [];
  const outcome = Promise.withResolvers<Blob>();
  const close = () => stream.getTracks().forEach((track) => track.stop());
  try {
    const recorder = new MediaRecorder(stream);
    const timer = setTimeout(() => recorder.stop(), longestTakeMs);
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    recorder.addEventListener('error', () => outcome.reject(speakingError('microphone')));
    recorder.addEventListener('stop', () => {
      clearTimeout(timer);
      close();
      const take = new Blob(parts, { type: recorder.mimeType });
      if (take.size > 0) outcome.resolve(take);
      else outcome.reject(speakingError('silence'));
    });
    recorder.start();
    return {
      take: outcome.promise,
      stop() {
        if (recorder.state !== 'inactive') recorder.stop();
      },
    };
  } catch {
    close();
    throw speakingError('unavailable');
  }
}
