import {
  createVoicePlayer,
  voiceKey,
  type RemoteServices,
  type Sound,
  type VoicePlayer,
} from '@topwords/platform/remote';
import { BehaviorSubject } from '@topwords/platform/rx';
import { textsFor } from '../../texts/index.ts';

/** The player of practice, which can also play automatically. */
export interface PracticeVoice extends VoicePlayer {
  /** The text whose sound failed last, by `voiceKey`; '' if none has failed since. */
  readonly failed: BehaviorSubject<string>;
  /** Plays a sound that was asked for, without showing a banner on failure. */
  speak(sound: Sound): void;
  /** Speaks texts one after the other, until another sound is played. @returns the disposer */
  speakInTurn(sounds: readonly Sound[]): () => void;
}

/** The silence between two sounds, in milliseconds. */
const pauseMs = 350;

/** Creates a player that exposes its failures to the exercises. */
export function createPracticeVoice({
  host,
  client,
}: Pick<RemoteServices, 'host' | 'client'>): PracticeVoice {
  const failed = new BehaviorSubject('');
  let current = { key: '', isAsked: false };
  const player = createVoicePlayer({
    host,
    client,
    onFailure() {
      failed.next(current.key);
      if (current.isAsked) host.showBanner('error', textsFor(host).card.audioFailed);
    },
  });

  function prepare({ text, language }: Sound, isAsked: boolean): void {
    current = { key: voiceKey(text, language), isAsked };
    failed.next('');
  }

  function speak(sound: Sound, isAutomatic: boolean): void {
    prepare(sound, false);
    void player.play(sound, isAutomatic);
  }

  /** Speaks one text. @returns the disposer; `onEnd` is called if it was played to its end */
  function speakOne(sound: Sound, onEnd: () => void): () => void {
    const key = voiceKey(sound.text, sound.language);
    let isPlaying = false;
    speak(sound, true);
    const following = player.state.subscribe((state) => {
      if (state.key === key) {
        isPlaying ||= state.phase === 'playing';
        return;
      }
      following.unsubscribe();
      if (isPlaying && state.phase === 'idle') onEnd();
    });
    return () => following.unsubscribe();
  }

  function speakInTurn(sounds: readonly Sound[]): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let dispose: (() => void) | undefined;
    const speakFrom = (place: number) => {
      const sound = sounds[place];
      if (!sound || player.state.value.phase !== 'idle') return;
      dispose = speakOne(sound, () => {
        timer = setTimeout(speakFrom, pauseMs, place + 1);
      });
    };
    player.stop();
    speakFrom(0);
    return () => {
      clearTimeout(timer);
      dispose?.();
    };
  }

  return {
    ...player,
    failed,
    speakInTurn,
    play(sound) {
      prepare(sound, true);
      return player.play(sound);
    },
    speak: (sound) => speak(sound, false),
  };
}
