import type { QueryClient } from '@tanstack/react-query';
import type { HostApi } from '../../host/index.ts';
import { BehaviorSubject } from '../../rx/index.ts';
import { findDeviceVoice } from '../device-voice/find-device-voice.ts';
import { listDeviceVoices } from '../device-voice/device-voices.ts';
import { speakByDevice } from '../device-voice/speak-by-device.ts';
import { voicePreferences } from '../device-voice/voice-preferences.ts';
import { sharedTextsFor } from '../texts/index.ts';
import { createSoundLoader } from './sound-loader.ts';
import { voiceKey, type Sound } from './sound.ts';

/** `heard`: silent, but the next press plays the same sound slowly. */
export type VoicePhase = 'idle' | 'loading' | 'playing' | 'heard';

export interface VoiceState {
  /** The `voiceKey` of the current sound; '' while idle. */
  key: string;
  phase: VoicePhase;
}

/** Speaks words and sentences, one at a time. */
export interface VoicePlayer {
  readonly state: BehaviorSubject<VoiceState>;
  /**
   * Plays a sound, by the voice of this device or by its recording, which the browser caches. A
   * second call within a few seconds plays slowly.
   * @param isAutomatic whether nobody asked for the sound: it is never slow because of a repeat
   */
  play(sound: Sound, isAutomatic?: boolean): Promise<void>;
  stop(): void;
  /**
   * Returns the name of a button whose next press plays a text slowly, undefined in other phases;
   * without a text it names none.
   */
  slowLabel?(phase: VoicePhase, text?: string): string | undefined;
}

interface VoicePlayerOptions {
  host: Pick<HostApi, 'api' | 'keeping' | 'language'>;
  client: QueryClient;
  onFailure: () => void;
}

/** The speed of slow sounds; 1 is normal. */
const slowRate = 0.7;

/** How long after its end a sound is repeated slowly, in milliseconds. */
const heardMs = 5000;

/** The longest text that a button is named after, in UTF-16 units. */
const longestName = 60;

const idle: VoiceState = { key: '', phase: 'idle' };

/** Whether a sound is about to be heard or is heard. */
export function isSounding(phase: VoicePhase): boolean {
  return phase === 'loading' || phase === 'playing';
}

/** Creates the one player of a remote. */
export function createVoicePlayer({ host, client, onFailure }: VoicePlayerOptions): VoicePlayer {
  const state = new BehaviorSubject<VoiceState>(idle);
  const loadSound = createSoundLoader(host);
  let audio: HTMLAudioElement | null = null;
  let attempt = new AbortController();
  let address: string | null = null;
  let fail: (() => void) | null = null;
  /** The key of the sound that a repeat plays slowly; '' if none. */
  let repeated = '';
  let forgetting: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    attempt.abort();
    clearTimeout(forgetting);
    repeated = '';
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

  /** Ends a sound that was heard to its end. */
  function finish(): void {
    const key = repeated;
    stop();
    if (key === '') return;
    repeated = key;
    state.next({ key, phase: 'heard' });
    forgetting = setTimeout(stop, heardMs);
  }

  /** Created during a click: some browsers allow only such an element to play. */
  function createPlayer(): HTMLAudioElement {
    const player = new Audio();
    player.preservesPitch = true;
    player.addEventListener('ended', finish);
    player.addEventListener('error', () => fail?.());
    return player;
  }

  /** Lets a voice of this device speak. @returns false when TopWords’ voice has to */
  async function speakHere(
    { text, language, homograph, recording }: Sound,
    rate: number,
    { signal }: AbortController,
  ): Promise<boolean> {
    if (homograph !== undefined) return false;
    try {
      const voice = await findDeviceVoice(client, { language, recording });
      if (!voice || signal.aborted) return false;
      const onStart = () => state.next({ key: voiceKey(text, language), phase: 'playing' });
      await speakByDevice(text, { voice, rate, signal, onStart });
      if (!signal.aborted) finish();
      return true;
    } catch {
      return false;
    }
  }

  async function play(sound: Sound, isAutomatic = false): Promise<void> {
    const key = voiceKey(sound.text, sound.language);
    const isSlow = voicePreferences.isSlow() || (!isAutomatic && repeated === key);
    stop();
    const current = new AbortController();
    attempt = current;
    const player = (audio ??= createPlayer());
    const rate = isSlow ? slowRate : 1;
    if (!isSlow && !isAutomatic) repeated = key;

    fail = () => {
      if (current.signal.aborted) return;
      stop();
      onFailure();
    };

    state.next({ key, phase: 'loading' });
    if (await speakHere(sound, rate, current)) return;
    if (current.signal.aborted) return;
    try {
      // The device's voice may have failed after it began.
      if (state.value.phase === 'playing') state.next({ key, phase: 'loading' });
      const recorded = await loadSound(sound, current.signal);
      if (current.signal.aborted) return;
      address = URL.createObjectURL(recorded);
      player.src = address;
      // After the source, which resets it.
      player.playbackRate = rate;
      await player.play();
      if (!current.signal.aborted) state.next({ key, phase: 'playing' });
    } catch {
      if (!current.signal.aborted) fail?.();
    }
  }

  // Browsers begin to load their voices when they are first asked for them.
  listDeviceVoices('en');

  return {
    state,
    play,
    stop,
    slowLabel: (phase, text = '') =>
      phase === 'heard'
        ? sharedTextsFor(host).listenSlowly(text.length > longestName ? '' : text)
        : undefined,
  };
}
