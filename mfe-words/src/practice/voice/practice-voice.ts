import type { LanguageCode, TranslatorLanguage } from '@topwords/platform/contracts';
import type { HostApi } from '@topwords/platform/host';
import { createVoicePlayer, voiceKey, type VoicePlayer } from '@topwords/platform/remote';
import { BehaviorSubject } from '@topwords/platform/rx';
import { textsFor } from '../../texts/index.ts';

/** The player of practice, which can also play automatically. */
export interface PracticeVoice extends VoicePlayer {
  /** The text whose sound failed last, by `voiceKey`; '' if none has failed since. */
  readonly failed: BehaviorSubject<string>;
  /** Plays without showing a banner on failure. */
  speak(text: string, language: LanguageCode, recording?: string): void;
  /** Speaks texts one after the other, until another sound is played. @returns the disposer */
  speakInTurn(sounds: readonly Sound[]): () => void;
}

/** A text to speak. */
export interface Sound {
  text: string;
  language: LanguageCode;
  recording?: string | undefined;
}

/** The silence between two sounds, in milliseconds. */
const pauseMs = 350;

/** Creates a player that exposes its failures to the exercises. */
export function createPracticeVoice(host: HostApi): PracticeVoice {
  const failed = new BehaviorSubject('');
  let current = { key: '', isAsked: false };
  const player = createVoicePlayer({
    api: host.api,
    onFailure() {
      failed.next(current.key);
      if (current.isAsked) host.showBanner('error', textsFor(host).card.audioFailed);
    },
  });

  function prepare(text: string, language: TranslatorLanguage, isAsked: boolean): void {
    current = { key: voiceKey(text, language), isAsked };
    failed.next('');
  }

  function speak({ text, language, recording }: Sound): void {
    prepare(text, language, false);
    void player.play(text, language, recording);
  }

  /** Speaks one text. @returns the disposer; `onEnd` is called if it was played to its end */
  function speakOne(sound: Sound, onEnd: () => void): () => void {
    const key = voiceKey(sound.text, sound.language);
    let isPlaying = false;
    speak(sound);
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
    play(...sound) {
      prepare(sound[0], sound[1], true);
      return player.play(...sound);
    },
    speak: (text, language, recording) => speak({ text, language, recording }),
  };
}
