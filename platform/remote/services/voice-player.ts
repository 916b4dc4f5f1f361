import { isApiFailure, type ApiClient } from '../../client/index.ts';
import { getRecording, speak, type TranslatorLanguage } from '../../contracts/index.ts';
import { BehaviorSubject } from '../../rx/index.ts';

export type VoicePhase = 'idle' | 'loading' | 'playing';

export interface VoiceState {
  /** The `voiceKey` of the current sound; '' while idle. */
  key: string;
  phase: VoicePhase;
}

/** Speaks words and sentences, one at a time. */
export interface VoicePlayer {
  readonly state: BehaviorSubject<VoiceState>;
  /** Plays the given recording of the text, if there is one; the browser caches it. */
  play(text: string, language: TranslatorLanguage, recording?: string): Promise<void>;
  stop(): void;
}

interface VoicePlayerOptions {
  api: ApiClient;
  onFailure: () => void;
}

interface Sound {
  text: string;
  language: TranslatorLanguage;
  recording: string | undefined;
}

const maximumSounds = 100;
const idle: VoiceState = { key: '', phase: 'idle' };

/** Identifies a text in a language. */
export function voiceKey(text: string, language: TranslatorLanguage): string {
  return `${language}:${text}`;
}

/**
 * Creates the one player of a remote. It caches the latest sounds, so that a repeat plays
 * immediately.
 */
export function createVoicePlayer({ api, onFailure }: VoicePlayerOptions): VoicePlayer {
  const state = new BehaviorSubject<VoiceState>(idle);
  const sounds = new Map<string, Blob>();
  let audio: HTMLAudioElement | null = null;
  let attempt = new AbortController();
  let address: string | null = null;
  let fail: (() => void) | null = null;

  function cache(key: string, sound: Blob): void {
    sounds.delete(key);
    sounds.set(key, sound);
    const [oldest] = sounds.keys();
    if (sounds.size > maximumSounds && oldest !== undefined) sounds.delete(oldest);
  }

  /** Synthesizes the text when its recording no longer exists because the voice has changed. */
  async function fetchSound({ text, language, recording }: Sound, signal: AbortSignal) {
    if (recording !== undefined) {
      const params = { recording: `${recording}.mp3` };
      try {
        return await api.send(getRecording, { params }, { signal });
      } catch (error) {
        if (signal.aborted || !isApiFailure(error) || error.status !== 404) throw error;
      }
    }
    return api.send(speak, { body: { text, language } }, { signal });
  }

  async function load(asked: Sound, signal: AbortSignal): Promise<Blob> {
    // Homographs have recordings of their own, and so has each variety of a language.
    const key = asked.recording ?? voiceKey(asked.text, asked.language);
    const sound = sounds.get(key) ?? (await fetchSound(asked, signal));
    if (sound.size === 0) throw new Error('No audio received');
    cache(key, sound);
    return sound;
  }

  function stop(): void {
    attempt.abort();
    audio?.pause();
    if (address !== null) {
      // Otherwise the element would request the revoked address of a sound that is still
      // loading.
      audio?.removeAttribute('src');
      audio?.load();
      URL.revokeObjectURL(address);
    }
    address = null;
    if (state.value !== idle) state.next(idle);
  }

  /** Created during a click: some browsers allow only such an element to play. */
  function createPlayer(): HTMLAudioElement {
    const player = new Audio();
    player.addEventListener('ended', stop);
    player.addEventListener('error', () => fail?.());
    return player;
  }

  async function play(
    text: string,
    language: TranslatorLanguage,
    recording?: string,
  ): Promise<void> {
    stop();
    const current = new AbortController();
    attempt = current;
    const player = (audio ??= createPlayer());
    const key = voiceKey(text, language);

    fail = () => {
      if (current.signal.aborted) return;
      stop();
      onFailure();
    };

    state.next({ key, phase: 'loading' });
    try {
      const sound = await load({ text, language, recording }, current.signal);
      if (current.signal.aborted) return;
      address = URL.createObjectURL(sound);
      player.src = address;
      await player.play();
      if (!current.signal.aborted) state.next({ key, phase: 'playing' });
    } catch {
      if (!current.signal.aborted) fail?.();
    }
  }

  return { state, play, stop };
}
