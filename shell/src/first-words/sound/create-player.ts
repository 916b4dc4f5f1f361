import type { ApiClient } from '@topwords/platform/client';
import { getRecording } from '@topwords/platform/contracts';
import { BehaviorSubject } from '@topwords/platform/rx';
import { silentSound } from './silent-sound.ts';

/** `refused`: the browser plays sound only right after a tap. */
type PlayerState = 'idle' | 'playing' | 'refused' | 'failed';

/** Plays recordings of the bank, one after the other. */
export interface Player {
  readonly state: BehaviorSubject<PlayerState>;
  /** Plays these recordings in place of what is playing; names that are undefined are left out. */
  play(recordings: readonly (string | undefined)[]): Promise<void>;
  /** Loads recordings that are likely to be played next. */
  prepare(recordings: readonly (string | undefined)[]): void;
  /** How much of the current recording has been heard, from 0 to 1. */
  share(): number;
  stop(): void;
  /** Called during a tap: some browsers let only an element that played in one play later. */
  unlock(): void;
}

/** The pause between a word and its sentence, in milliseconds. */
const pauseMs = 350;

function isRefused(error: unknown): boolean {
  return error instanceof Error && error.name === 'NotAllowedError';
}

/** Plays an element to its end. @throws when it cannot */
async function playToEnd(element: HTMLAudioElement): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const settled = new AbortController();
  const options = { signal: settled.signal };
  element.addEventListener('ended', () => resolve(), options);
  element.addEventListener('error', () => reject(new Error('This sound is broken')), options);
  try {
    await element.play();
    await promise;
  } finally {
    settled.abort();
  }
}

/** Creates the one player of a page. */
export function createPlayer(api: Pick<ApiClient, 'send'>): Player {
  const state = new BehaviorSubject<PlayerState>('idle');
  const sounds = new Map<string, Promise<Blob>>();
  let element: HTMLAudioElement | undefined;
  let address: string | undefined;
  /** Identifies what is playing. */
  let current = {};

  function load(recording: string): Promise<Blob> {
    const known = sounds.get(recording);
    if (known) return known;
    const loading = api.send(getRecording, { params: { recording: `${recording}.mp3` } });
    loading.catch(() => sounds.delete(recording));
    sounds.set(recording, loading);
    return loading;
  }

  function turnTo(sound: Blob): HTMLAudioElement {
    element ??= new Audio();
    if (address !== undefined) URL.revokeObjectURL(address);
    address = URL.createObjectURL(sound);
    element.src = address;
    return element;
  }

  function stop(): void {
    current = {};
    element?.pause();
    if (state.value !== 'idle') state.next('idle');
  }

  return {
    state,
    async play(recordings) {
      stop();
      const own = current;
      const names = recordings.filter((name) => name !== undefined);
      if (names.length === 0) return;
      state.next('playing');
      try {
        for (const [index, name] of names.entries()) {
          const sound = await load(name);
          if (index > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
          if (own !== current) return;
          await playToEnd(turnTo(sound));
        }
        if (own === current) state.next('idle');
      } catch (error) {
        if (own === current) state.next(isRefused(error) ? 'refused' : 'failed');
      }
    },
    prepare(recordings) {
      for (const name of recordings) if (name !== undefined) load(name).catch(() => undefined);
    },
    share() {
      const { currentTime = 0, duration = 0 } = element ?? {};
      return duration > 0 ? currentTime / duration : 0;
    },
    stop,
    unlock() {
      turnTo(silentSound())
        .play()
        .catch(() => undefined);
    },
  };
}
