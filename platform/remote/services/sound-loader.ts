import { isApiFailure } from '../../client/index.ts';
import { getRecording, speak } from '../../contracts/index.ts';
import type { HostApi } from '../../host/index.ts';
import { voiceKey, type Sound } from './sound.ts';

type Source = Pick<HostApi, 'api' | 'keeping'>;

const maximumSounds = 100;

/** Synthesizes the text when its recording no longer exists because the voice has changed. */
async function fetchSound(
  { api, keeping }: Source,
  { text, language, recording }: Sound,
  signal: AbortSignal,
): Promise<Blob> {
  if (recording !== undefined) {
    const input = { params: { recording: `${recording}.mp3` } };
    const ask = () => api.send(getRecording, input, { signal });
    try {
      return await (keeping?.answer({ call: getRecording, input, ask }) ?? ask());
    } catch (error) {
      if (signal.aborted || !isApiFailure(error) || error.status !== 404) throw error;
    }
  }
  return api.send(speak, { body: { text, language } }, { signal });
}

/**
 * Creates a function that loads a sound from the server and caches the latest, so that a repeat
 * plays immediately.
 */
export function createSoundLoader(source: Source) {
  const sounds = new Map<string, Blob>();

  function cache(key: string, sound: Blob): void {
    sounds.delete(key);
    sounds.set(key, sound);
    const [oldest] = sounds.keys();
    if (sounds.size > maximumSounds && oldest !== undefined) sounds.delete(oldest);
  }

  return async function loadSound(asked: Sound, signal: AbortSignal): Promise<Blob> {
    // Homographs have recordings of their own, and so has each variety of a language.
    const key = asked.recording ?? voiceKey(asked.text, asked.language);
    const sound = sounds.get(key) ?? (await fetchSound(source, asked, signal));
    if (sound.size === 0) throw new Error('No audio received');
    cache(key, sound);
    return sound;
  };
}
