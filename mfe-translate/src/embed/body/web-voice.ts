import type { ApiClient } from '@topwords/platform/client';
import { speak, type CallInput } from '@topwords/platform/contracts';
import { voiceKey, type Sound, type VoiceState } from '@topwords/platform/remote';
import { BehaviorSubject } from '@topwords/platform/rx';

const soundsMaximum = 20;
const idle: VoiceState = { key: '', phase: 'idle' };

/**
 * Creates a voice that keeps sounds and an audio context until it is closed. It plays them without a
 * URL: an audio element would need the page's policy to allow `blob:` in
 * media-src.
 */
export function createWebVoice(api: ApiClient, onFailure: () => void) {
  const state = new BehaviorSubject<VoiceState>(idle);
  const sounds = new Map<string, AudioBuffer>();
  let context: AudioContext | null = null;
  let source: AudioBufferSourceNode | null = null;
  let attempt = new AbortController();

  function stop(): void {
    attempt.abort();
    if (source) {
      source.removeEventListener('ended', stop);
      source.stop();
      source = null;
    }
    if (state.value !== idle) state.next(idle);
  }

  async function load(
    player: AudioContext,
    key: string,
    body: CallInput<typeof speak>['body'],
  ): Promise<AudioBuffer> {
    const file = await api.send(speak, { body }, { signal: attempt.signal });
    const sound = await player.decodeAudioData(await file.arrayBuffer());
    sounds.set(key, sound);
    const [oldest] = sounds.keys();
    if (sounds.size > soundsMaximum && oldest !== undefined) sounds.delete(oldest);
    return sound;
  }

  async function play({ text, language }: Sound): Promise<void> {
    stop();
    const key = voiceKey(text, language);
    const current = new AbortController();
    attempt = current;
    state.next({ key, phase: 'loading' });
    try {
      // During a click, since some browsers block other sounds.
      const player = (context ??= new AudioContext());
      void player.resume();
      const buffer = sounds.get(key) ?? (await load(player, key, { text, language }));
      if (current.signal.aborted) return;
      source = player.createBufferSource();
      source.buffer = buffer;
      source.connect(player.destination);
      source.addEventListener('ended', stop);
      source.start();
      state.next({ key, phase: 'playing' });
    } catch {
      if (!current.signal.aborted) {
        stop();
        onFailure();
      }
    }
  }

  function close(): void {
    stop();
    sounds.clear();
    void context?.close();
    context = null;
  }

  return { state, play, stop, close };
}
